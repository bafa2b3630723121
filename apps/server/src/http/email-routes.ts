/** An account's e-mail address, if the operator has set up mail. */
import {
  AskRecoveryMailSchema,
  ConfirmEmailSchema,
  MeSchema,
  SetEmailSchema,
} from '@four-crowns/protocol/schemas';
import { confirmEmail, dropEmail, emailOf, setEmail } from '../auth/emails.ts';
import { codeLetters } from '../auth/mail.ts';
import { makeMailCode, takeMailCode } from '../auth/recovery.ts';
import { spend } from '../limits/limits.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { addressOf } from './address.ts';
import { holderIn } from './account-routes.ts';
import { answers } from './api.ts';
import type { Api, RouteContext } from './api.ts';
import { personIn } from './guard.ts';
import { meOf, noticeFor } from './sign-in.ts';
import { spenderIn } from './spending.ts';

const tags = ['account'];

export function addEmailRoutes(api: Api, routeContext: RouteContext): void {
  const { context, limits, mail } = routeContext;
  const { db } = context.engine;
  const mustHaveMail = (): void => {
    if (!mail.isOn) throw new HttpRefusal('unavailable', 'This server sends no mail.');
  };

  api.post(
    '/api/account/email',
    {
      config: { needs: 'confirmed', spends: 'mails' },
      schema: {
        summary: 'Set my address; a code is mailed to confirm it',
        tags,
        body: SetEmailSchema,
        response: answers(MeSchema),
      },
    },
    async (request) => {
      const person = personIn(request);
      const { address } = request.body;
      await spend(limits.mailsToOne, { person: mailboxOf(address), address: addressOf(request) });
      mustHaveMail();
      const { username } = await holderIn(routeContext, request);
      const tell = await noticeFor(routeContext, request, person);
      await setEmail(db, person.id, address);
      tell('address');
      const code = await makeMailCode(db, person.id, 'confirm', context.time.now());
      const language = request.headers['accept-language'];
      const isSent = await mail.send(address, codeLetters('confirm', code), username, language);
      if (!isSent) throw new HttpRefusal('unavailable', 'The mail could not be sent: try again later.');
      return meOf(routeContext, person, request.asker.credential);
    },
  );

  api.post(
    '/api/account/email/confirm',
    {
      config: { needs: 'browser' },
      schema: {
        summary: 'Confirm my address with the mailed code',
        tags,
        body: ConfirmEmailSchema,
        response: answers(MeSchema),
      },
    },
    async (request) => {
      const person = personIn(request);
      const now = context.time.now();
      if (!(await takeMailCode(db, person.id, 'confirm', request.body.code, now))) {
        throw new HttpRefusal('wrong-password', 'The code is wrong or too old.');
      }
      await confirmEmail(db, person.id, now);
      return meOf(routeContext, person, request.asker.credential);
    },
  );

  api.delete(
    '/api/account/email',
    {
      config: { needs: 'confirmed' },
      schema: { summary: 'Forget my address', tags, response: answers(MeSchema) },
    },
    async (request) => {
      const person = personIn(request);
      const tell = await noticeFor(routeContext, request, person);
      await dropEmail(db, person.id);
      tell('address');
      return meOf(routeContext, person, request.asker.credential);
    },
  );

  api.post(
    '/api/account/recover/mail',
    {
      config: { needs: 'sign-in' },
      schema: {
        summary: 'Mail a recovery code to the confirmed address of an account, if it has one',
        tags,
        body: AskRecoveryMailSchema,
      },
    },
    async (request, reply) => {
      mustHaveMail();
      await spend(limits.signIns, spenderIn(request));
      const { username } = request.body;
      const language = request.headers['accept-language'];
      // Not awaited, so that neither the answer nor its timing shows whether there is such an account.
      mailTo(username, language, addressOf(request)).catch((error: unknown) =>
        request.log.error({ err: error }, 'a recovery mail failed'),
      );
      return reply.status(204).send();
    },
  );

  async function mailTo(username: string, language: string | undefined, address: string): Promise<void> {
    const person = await db
      .selectFrom('people')
      .innerJoin('user', 'user.id', 'people.user_id')
      .select('people.id')
      .where('user.username', '=', username.toLowerCase())
      .executeTakeFirst();
    if (person === undefined) return;
    const email = await emailOf(db, person.id);
    if (email?.confirmed !== true) return;
    if ((await limits.mails.spend({ person: person.id, address })) !== undefined) return;
    const code = await makeMailCode(db, person.id, 'recover', context.time.now());
    await mail.send(email.address, codeLetters('recover', code), username, language);
  }
}

/** Many providers deliver `ann+anything@…` to `ann@…`. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@');
}
