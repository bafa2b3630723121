import { ChangeMeSchema, MeSchema, SignInSchema, SignUpSchema } from '@four-crowns/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { addressBan } from '../auth/address-bans.ts';
import { mailOf } from '../auth/auth.ts';
import { DEVICE_COOKIE, guessKey } from '../auth/guesses.ts';
import { isReservedName, takeName } from '../auth/names.ts';
import { mustBeGood } from '../auth/passwords.ts';
import { BOUNDS } from '../limits/bounds.ts';
import { spend } from '../limits/limits.ts';
import { plainText } from '../common/plain-text.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { addressOf } from './address.ts';
import { answers } from './api.ts';
import type { Api, RouteContext } from './api.ts';
import { personIn, sessionIn } from './guard.ts';
import { accountOf, forwardCookies, headersFor, meOf, notSignedUp, orRefusal, signedIn } from './sign-in.ts';
import { spenderIn } from './spending.ts';

export function addSessionRoutes(api: Api, routeContext: RouteContext): void {
  const { auth, context, limits, rooms } = routeContext;

  /** No new people from the address of somebody banned; anyone with an account may still sign in there. */
  const mustBeWelcome = async (request: FastifyRequest): Promise<void> => {
    const why = await addressBan(context.engine.db, addressOf(request), context.time.now());
    if (why !== undefined) throw new HttpRefusal('banned', `You are banned: ${why}.`);
  };

  api.post(
    '/api/session',
    {
      config: { needs: 'anyone', spends: 'nothing' },
      schema: {
        summary: 'Who am I? Makes a guest of whoever is nobody yet',
        tags: ['people'],
        response: answers(MeSchema),
      },
    },
    async (request, reply) => {
      const { person } = request.asker;
      if (person !== undefined) return meOf(routeContext, person, request.asker.credential);
      await spend(limits.guests, spenderIn(request));
      await mustBeWelcome(request);
      const answer = await auth.api.signInAnonymous({ headers: headersFor(request), asResponse: true });
      return signedIn(routeContext, request, reply, answer);
    },
  );

  api.delete(
    '/api/session',
    { config: { needs: 'browser' }, schema: { summary: 'Sign out', tags: ['people'] } },
    async (request, reply) => {
      const headers = new Headers({ cookie: request.headers.cookie ?? '' });
      forwardCookies(reply, await auth.api.signOut({ headers, asResponse: true }));
      rooms.cut({ person: personIn(request).id, only: sessionIn(request).id });
      return reply.status(204).send();
    },
  );

  api.get(
    '/api/me',
    {
      config: { needs: 'person' },
      schema: { summary: 'Who am I?', tags: ['people'], response: answers(MeSchema) },
    },
    (request) => meOf(routeContext, personIn(request), request.asker.credential),
  );

  api.patch(
    '/api/me',
    {
      config: { needs: 'person' },
      schema: {
        summary: 'Change my name',
        tags: ['people'],
        body: ChangeMeSchema,
        response: answers(MeSchema),
      },
    },
    async (request) => {
      const name = plainText(request.body.name, BOUNDS.name.most);
      if (name === '') throw new HttpRefusal('bad-request', 'A name needs at least one visible character.');
      const person = personIn(request);
      if (name !== person.name) {
        const isFree = !isReservedName(name) && (await takeName(context.engine, person.id, name));
        if (!isFree) throw new HttpRefusal('taken', 'Somebody has this name, or one that looks like it.');
      }
      return meOf(routeContext, { ...person, name }, request.asker.credential);
    },
  );

  api.post(
    '/api/account',
    {
      config: { needs: 'sign-in' },
      schema: {
        summary: 'Sign up; a guest becomes the account',
        tags: ['people'],
        body: SignUpSchema,
        response: answers(MeSchema),
      },
    },
    async (request, reply) => {
      await spend(limits.signIns, spenderIn(request));
      const { username, password } = request.body;
      const { person } = request.asker;
      if (person !== undefined && (await accountOf(routeContext, person)) !== undefined) {
        throw new HttpRefusal('not-now', 'You have an account already: sign out first.');
      }
      await mustBeWelcome(request);
      mustBeGood(password, [username, ...(person === undefined ? [] : [person.name])]);
      const body = { email: mailOf(username), password, name: username, username };
      const answer = await orRefusal(() =>
        auth.api.signUpEmail({ body, headers: headersFor(request), asResponse: true }),
      );
      if (answer.status === 422) throw await notSignedUp(context.engine, username);
      return signedIn(routeContext, request, reply, answer);
    },
  );

  api.post(
    '/api/account/sign-in',
    {
      config: { needs: 'sign-in' },
      schema: {
        summary: 'Sign in; a guest’s tables and history join the account',
        tags: ['people'],
        body: SignInSchema,
        response: answers(MeSchema),
      },
    },
    async (request, reply) => {
      const { body } = request;
      await spend(limits.signIns, spenderIn(request));
      const { secret } = await auth.$context;
      const key = guessKey(secret, body.username, request.cookies[DEVICE_COOKIE]);
      await spend(limits.guesses, { person: key, address: addressOf(request) });
      const answer = await orRefusal(() =>
        auth.api.signInUsername({ body, headers: headersFor(request), asResponse: true }),
      );
      return signedIn(routeContext, request, reply, answer);
    },
  );
}
