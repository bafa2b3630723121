/** Passkeys. The library makes and checks them; this file decides who may use them and what becomes of the former guest. */
import {
  MeSchema,
  NewPasskeySchema,
  PasskeyCreationSchema,
  PasskeyLineSchema,
  PasskeyRequestSchema,
  ShownPasskeySchema,
} from '@four-crowns/protocol/schemas';
import type { PasskeyLine } from '@four-crowns/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { dropPasskey, hasAllPasskeys, listPasskeys, passkeyApi } from '../auth/passkeys.ts';
import { endSessions } from '../auth/sessions.ts';
import { BOUNDS } from '../limits/bounds.ts';
import { spend } from '../limits/limits.ts';
import { plainText } from '../common/plain-text.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { holderIn } from './account-routes.ts';
import { answers } from './api.ts';
import type { Api, RouteContext } from './api.ts';
import { personIn, sessionIn } from './guard.ts';
import { confirmed, forwardCookies, headersFor, noticeFor, sessionOfAnswer, signedIn } from './sign-in.ts';
import { spenderIn } from './spending.ts';

const UNKNOWN = 'This passkey is not known here.';

export function addPasskeyRoutes(api: Api, routeContext: RouteContext): void {
  const { context, limits } = routeContext;
  const passkeys = passkeyApi(routeContext.auth);
  const { db } = context.engine;
  const tags = ['people'];

  api.get(
    '/api/passkeys',
    {
      config: { needs: 'browser' },
      schema: { summary: 'My passkeys', tags, response: answers(Type.Array(PasskeyLineSchema)) },
    },
    (request) => listPasskeys(db, personIn(request).user_id),
  );

  api.post(
    '/api/passkeys/options',
    {
      config: { needs: 'confirmed' },
      schema: {
        summary: 'Begin to add a passkey to my account',
        tags,
        response: answers(PasskeyCreationSchema),
      },
    },
    async (request, reply) => {
      const { userId, username } = await holderIn(routeContext, request);
      if (await hasAllPasskeys(db, userId)) {
        throw new HttpRefusal('full', 'You have too many passkeys: remove one first.');
      }
      const answer = await passkeys.generatePasskeyRegistrationOptions({
        query: { name: username },
        headers: headersWithCookies(request),
        asResponse: true,
      });
      const options = await optionsOf(reply, answer);
      // The library would make devices show its user's e-mail address, a placeholder that nobody has ever seen.
      return { ...options, user: { ...Object(options['user']), displayName: username } };
    },
  );

  api.post(
    '/api/passkeys',
    {
      config: { needs: 'confirmed' },
      schema: {
        summary: 'Add a passkey',
        tags,
        body: NewPasskeySchema,
        response: answers(PasskeyLineSchema),
      },
    },
    async (request, reply): Promise<PasskeyLine> => {
      const { userId } = await holderIn(routeContext, request);
      const { response, name } = request.body;
      const answer = await passkeys.verifyPasskeyRegistration({
        body: { response, name: plainText(name, BOUNDS.label.most) },
        headers: headersWithCookies(request),
        asResponse: true,
      });
      forwardCookies(reply, answer);
      if (!answer.ok) throw new HttpRefusal('bad-request', 'The passkey could not be verified.');
      // The library's answer about a passkey that it has stored.
      const { id } = (await answer.json()) as { readonly id: string };
      const line = (await listPasskeys(db, userId)).find((one) => one.id === id);
      if (line === undefined) throw new HttpRefusal('bad-request', 'The passkey could not be saved.');
      (await noticeFor(routeContext, request, personIn(request)))('passkey-added');
      return line;
    },
  );

  api.delete(
    '/api/passkeys/:key',
    {
      config: { needs: 'confirmed' },
      schema: { summary: 'Remove a passkey', tags, params: Type.Object({ key: Type.String() }) },
    },
    async (request, reply) => {
      const person = personIn(request);
      const isGone = await dropPasskey(db, person.user_id ?? '', request.params.key);
      if (isGone) (await noticeFor(routeContext, request, person))('passkey-removed');
      return reply.status(204).send();
    },
  );

  api.post(
    '/api/passkeys/sign-in/options',
    {
      config: { needs: 'sign-in' },
      schema: { summary: 'Begin to sign in with a passkey', tags, response: answers(PasskeyRequestSchema) },
    },
    async (request, reply) => {
      await spend(limits.signIns, spenderIn(request));
      const headers = headersFor(request);
      return optionsOf(
        reply,
        await passkeys.generatePasskeyAuthenticationOptions({ headers, asResponse: true }),
      );
    },
  );

  /** The library answers a passkey with a new session. */
  const shown = async (request: FastifyRequest, response: object): Promise<Response> => {
    const headers = headersWithCookies(request);
    const answer = await passkeys.verifyPasskeyAuthentication({
      body: { response },
      headers,
      asResponse: true,
    });
    if (!answer.ok) throw new HttpRefusal('wrong-password', UNKNOWN);
    return answer;
  };

  api.post(
    '/api/passkeys/sign-in',
    {
      config: { needs: 'sign-in' },
      schema: {
        summary: 'Sign in with a passkey',
        tags,
        body: ShownPasskeySchema,
        response: answers(MeSchema),
      },
    },
    async (request, reply) =>
      signedIn(routeContext, request, reply, await shown(request, request.body.response)),
  );

  api.post(
    '/api/passkeys/confirm',
    {
      config: { needs: 'browser' },
      schema: {
        summary: 'Confirm with a passkey that it is still me; its options are those of a sign-in',
        tags,
        body: ShownPasskeySchema,
        response: answers(MeSchema),
      },
    },
    async (request) => {
      const person = personIn(request);
      const made = await sessionOfAnswer(routeContext, request, await shown(request, request.body.response));
      // The passkey has shown who is there, so this browser keeps the session it has.
      if (made !== undefined) await endSessions(context.engine, made.userId, { id: made.credential.id });
      if (made === undefined || made.userId !== person.user_id) {
        throw new HttpRefusal('wrong-password', 'This passkey does not belong to this account.');
      }
      return confirmed(routeContext, person, sessionIn(request));
    },
  );
}

/** The library looks for its session and for the challenge that it issued. */
function headersWithCookies(request: FastifyRequest): Headers {
  const headers = headersFor(request);
  headers.set('cookie', request.headers.cookie ?? '');
  headers.set('origin', request.headers.origin ?? '');
  return headers;
}

async function optionsOf(reply: FastifyReply, answer: Response): Promise<Record<string, unknown>> {
  forwardCookies(reply, answer);
  if (!answer.ok) throw new HttpRefusal('unavailable', 'Passkeys are not available at the moment.');
  // Made by the library and read by the browser.
  return (await answer.json()) as Record<string, unknown>;
}
