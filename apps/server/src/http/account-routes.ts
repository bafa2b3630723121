/** An account after signing up: changing its password, recovering it, deleting it. */
import type { Me } from '@four-crowns/protocol';
import {
  AccountExportSchema,
  ChangePasswordSchema,
  ConfirmAccountSchema,
  MeSchema,
  RecoverAccountSchema,
  RecoveryCodesSchema,
} from '@four-crowns/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { deletePerson } from '../auth/delete.ts';
import { exportPerson } from '../auth/export.ts';
import { isPassword, mustBeGood, setPassword } from '../auth/passwords.ts';
import { personOfUser } from '../auth/people.ts';
import type { Person } from '../auth/people.ts';
import { makeRecoveryCodes, takeCode } from '../auth/recovery.ts';
import { endSessions } from '../auth/sessions.ts';
import { dropTokens } from '../auth/tokens.ts';
import { spend } from '../limits/limits.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { addressOf } from './address.ts';
import { answers } from './api.ts';
import type { Api, RouteContext } from './api.ts';
import { personIn, sessionIn } from './guard.ts';
import { accountOf, confirmed, headersFor, meOf, noticeFor, orRefusal, signedIn } from './sign-in.ts';
import { spenderIn } from './spending.ts';

const tags = ['account'];

export function addAccountRoutes(api: Api, routeContext: RouteContext): void {
  const { auth, context, limits, rooms } = routeContext;
  const { db } = context.engine;

  /** Throws unless the password is this account's. Tries are counted per session, so nobody else is locked out. */
  const mustKnow = async (request: FastifyRequest, userId: string, password: string): Promise<void> => {
    await spend(limits.guesses, { person: `session ${sessionIn(request).id}`, address: addressOf(request) });
    if (await isPassword(auth, userId, password)) return;
    throw new HttpRefusal('wrong-password', 'The password is wrong.');
  };
  /** Ends every session and token except this session. */
  const endOthers = async (person: Person, userId: string, except: string | undefined): Promise<void> => {
    await endSessions(context.engine, userId, { except });
    await dropTokens(db, person.id);
    rooms.cut({ person: person.id, ...(except === undefined ? {} : { except }) });
  };

  api.post(
    '/api/account/confirm',
    {
      config: { needs: 'browser' },
      schema: {
        summary: 'Confirm with the password that it is still me',
        tags,
        body: ConfirmAccountSchema,
        response: answers(MeSchema),
      },
    },
    async (request) => {
      const person = personIn(request);
      const session = sessionIn(request);
      const { userId } = await holderIn(routeContext, request);
      await mustKnow(request, userId, request.body.password);
      return confirmed(routeContext, person, session);
    },
  );

  api.post(
    '/api/account/password',
    {
      config: { needs: 'browser' },
      schema: {
        summary: 'Change the password; every other session and every token ends',
        tags,
        body: ChangePasswordSchema,
        response: answers(MeSchema),
      },
    },
    async (request): Promise<Me> => {
      const { current, next } = request.body;
      const person = personIn(request);
      const session = sessionIn(request);
      const { userId, username } = await holderIn(routeContext, request);
      await mustKnow(request, userId, current);
      mustBeGood(next, [username, person.name]);
      await setPassword(auth, userId, next);
      await endOthers(person, userId, session.id);
      (await noticeFor(routeContext, request, person))('password');
      return confirmed(routeContext, person, session);
    },
  );

  api.post(
    '/api/account/recovery-codes',
    {
      config: { needs: 'confirmed' },
      schema: {
        summary: 'New recovery codes, shown this once; the old ones end',
        tags,
        response: answers(RecoveryCodesSchema),
      },
    },
    async (request) => {
      await holderIn(routeContext, request);
      const person = personIn(request);
      const codes = await makeRecoveryCodes(db, person.id, context.time.now());
      (await noticeFor(routeContext, request, person))('codes');
      return { codes };
    },
  );

  api.post(
    '/api/account/recover',
    {
      config: { needs: 'sign-in' },
      schema: {
        summary: 'Set a new password with a recovery code or a mailed one; every session and token ends',
        tags,
        body: RecoverAccountSchema,
        response: answers(MeSchema),
      },
    },
    async (request, reply) => {
      await spend(limits.signIns, spenderIn(request));
      const { username, code, password } = request.body;
      mustBeGood(password, [username]);
      const user = await db
        .selectFrom('user')
        .select('id')
        .where('username', '=', username.toLowerCase())
        .executeTakeFirst();
      const person = user === undefined ? undefined : await personOfUser(db, user.id);
      if (
        user === undefined ||
        person === undefined ||
        !(await takeCode(db, person.id, code, context.time.now()))
      ) {
        throw new HttpRefusal('wrong-password', 'Name or code is wrong, or the code has been used already.');
      }
      await setPassword(auth, user.id, password);
      await endOthers(person, user.id, undefined);
      (await noticeFor(routeContext, request, person))('password');
      const answer = await orRefusal(() =>
        auth.api.signInUsername({
          body: { username, password },
          headers: headersFor(request),
          asResponse: true,
        }),
      );
      return signedIn(routeContext, request, reply, answer);
    },
  );

  api.get(
    '/api/account/export',
    {
      config: { needs: 'confirmed', spends: 'exports' },
      schema: {
        summary: 'Everything that is kept about me',
        tags,
        response: answers(AccountExportSchema),
      },
    },
    async (request, reply) => {
      const person = personIn(request);
      const { credential } = request.asker;
      reply.header('content-disposition', 'attachment; filename="four-crowns-account.json"');
      reply.header('cache-control', 'no-store');
      const session = credential?.type === 'session' ? credential.id : undefined;
      return exportPerson(context, person, await meOf(routeContext, person, credential), session);
    },
  );

  api.delete(
    '/api/account',
    {
      config: { needs: 'confirmed' },
      schema: { summary: 'Delete me and what is kept about me', tags },
    },
    async (request, reply) => {
      const person = personIn(request);
      await deletePerson(context, rooms, person);
      reply.clearCookie((await auth.$context).authCookies.sessionToken.name, { path: '/' });
      return reply.status(204).send();
    },
  );
}

/** For routes that need an account. */
export async function holderIn(
  routeContext: RouteContext,
  request: FastifyRequest,
): Promise<{ readonly userId: string; readonly username: string }> {
  const person = personIn(request);
  const username = await accountOf(routeContext, person);
  if (username === undefined || person.user_id === null) {
    throw new HttpRefusal('forbidden', 'This needs an account: sign up first.');
  }
  return { userId: person.user_id, username };
}
