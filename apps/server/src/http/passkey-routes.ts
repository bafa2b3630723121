import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { AnyJson, MeSchema, PasskeyLineSchema, strict } from '@four-crowns/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import {
  askToRegister,
  askToSignIn,
  dropPasskey,
  passkeysOf,
  register,
  signInWith,
} from '../auth/passkeys.ts';
import { personById } from '../auth/people.ts';
import { addressKey, spend } from '../limits.ts';
import { plainText } from '../plain-text.ts';
import { HttpRefusal } from '../refusal.ts';
import { answers } from './api.ts';
import type { Api, Desk } from './api.ts';
import { personIn, siteOf } from './guard.ts';
import { cookieHeaders, meOf, signedIn } from './session-routes.ts';

const COOKIE = 'four-crowns.challenge';
const MOST_NAME = 60;

const Registration = Type.Object(
  {
    response: Type.Unsafe<RegistrationResponseJSON>({}),
    name: Type.String({ minLength: 1, maxLength: MOST_NAME }),
  },
  strict,
);
const Assertion = Type.Object(
  { response: Type.Unsafe<AuthenticationResponseJSON>({ type: 'object' }) },
  strict,
);

export function addPasskeyRoutes(api: Api, desk: Desk): void {
  const { house, auth, limits } = desk;
  const { db } = house.engine;
  const tags = ['people'];

  api.get(
    '/api/passkeys',
    {
      config: { needs: 'person' },
      schema: { summary: 'My passkeys', tags, response: answers(Type.Array(PasskeyLineSchema)) },
    },
    async (request) =>
      (await passkeysOf(db, personIn(request).id)).map(({ id, name, created_at }) => ({
        id,
        name,
        createdAt: created_at,
      })),
  );

  api.post(
    '/api/passkeys/options',
    {
      config: { needs: 'person' },
      schema: { summary: 'Begin to add a passkey to my account', tags, response: answers(AnyJson) },
    },
    async (request, reply) => {
      const person = personIn(request);
      const { account } = await meOf(desk, person);
      if (account === undefined)
        throw new HttpRefusal('forbidden', 'A passkey needs an account: sign up first.');
      const asked = await askToRegister(
        db,
        siteOf(house, request),
        { id: person.id, username: account.username },
        house.time.now(),
      );
      if (asked === undefined)
        throw new HttpRefusal('too-many', 'You have too many passkeys: remove one first.');
      giveChallenge(desk, reply, asked.challengeId);
      return asked.options;
    },
  );

  api.post(
    '/api/passkeys',
    {
      config: { needs: 'person' },
      schema: { summary: 'Add a passkey', tags, body: Registration, response: answers(PasskeyLineSchema) },
    },
    async (request, reply) => {
      const { response, name } = request.body;
      const line = await register(
        db,
        siteOf(house, request),
        personIn(request).id,
        takeChallenge(request, reply),
        response,
        plainText(name, MOST_NAME),
        house.time.now(),
      );
      if (line === undefined) throw new HttpRefusal('bad-request', 'The passkey could not be verified.');
      return line;
    },
  );

  api.delete(
    '/api/passkeys/:key',
    {
      config: { needs: 'person' },
      schema: { summary: 'Remove a passkey', tags, params: Type.Object({ key: Type.String() }) },
    },
    async (request, reply) => {
      await dropPasskey(db, personIn(request).id, request.params.key);
      return reply.status(204).send();
    },
  );

  api.post(
    '/api/passkeys/sign-in/options',
    {
      config: { needs: 'anyone' },
      schema: { summary: 'Begin to sign in with a passkey', tags, response: answers(AnyJson) },
    },
    async (request, reply) => {
      await spend(limits.signIns, addressKey(request.ip), 'sign-ins');
      const asked = await askToSignIn(db, siteOf(house, request), house.time.now());
      giveChallenge(desk, reply, asked.challengeId);
      return asked.options;
    },
  );

  api.post(
    '/api/passkeys/sign-in',
    {
      config: { needs: 'anyone' },
      schema: { summary: 'Sign in with a passkey', tags, body: Assertion, response: answers(MeSchema) },
    },
    async (request, reply) => {
      const challenge = takeChallenge(request, reply);
      const owner = await signInWith(
        db,
        siteOf(house, request),
        challenge,
        request.body.response,
        house.time.now(),
      );
      const person = owner === undefined ? undefined : await personById(db, owner);
      if (person?.user_id === undefined || person.user_id === null) {
        throw new HttpRefusal('wrong-password', 'This passkey is not known here.');
      }
      const answer = await auth.api.signInPasskey({
        body: { userId: person.user_id },
        headers: cookieHeaders(request),
        asResponse: true,
      });
      return signedIn(desk, request, reply, answer);
    },
  );
}

function giveChallenge(desk: Desk, reply: FastifyReply, id: string): void {
  reply.setCookie(COOKIE, id, {
    path: '/api/passkeys',
    httpOnly: true,
    sameSite: 'strict',
    secure: desk.house.settings.publicUrl.startsWith('https:'),
    maxAge: 300,
  });
}

function takeChallenge(request: FastifyRequest, reply: FastifyReply): string {
  reply.clearCookie(COOKIE, { path: '/api/passkeys' });
  return request.cookies[COOKIE] ?? '';
}
