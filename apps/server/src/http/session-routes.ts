import type { Me } from '@four-crowns/protocol';
import { ChangeMeSchema, MeSchema, SignUpSchema } from '@four-crowns/protocol/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mailOf } from '../auth/auth.ts';
import { isBanned, personById, rename } from '../auth/people.ts';
import type { Person } from '../auth/people.ts';
import { passkeysOf } from '../auth/passkeys.ts';
import { addressKey, spend } from '../limits.ts';
import { plainText } from '../plain-text.ts';
import { HttpRefusal } from '../refusal.ts';
import { answers } from './api.ts';
import type { Api, Desk } from './api.ts';
import { personIn, personOfSession } from './guard.ts';

const MOST_NAME = 32;

export function addSessionRoutes(api: Api, desk: Desk): void {
  const { auth, house, limits } = desk;
  const { db } = house.engine;

  api.post(
    '/api/session',
    {
      config: { needs: 'anyone' },
      schema: {
        summary: 'Who am I? Makes a guest of whoever is nobody yet',
        tags: ['people'],
        response: answers(MeSchema),
      },
    },
    async (request, reply) => {
      const { person } = request.asker;
      if (person !== undefined) return meOf(desk, person);
      await spend(limits.guests, addressKey(request.ip), 'new guests');
      const answer = await auth.api.signInAnonymous({ headers: new Headers(), asResponse: true });
      return signedIn(desk, request, reply, answer);
    },
  );

  api.delete(
    '/api/session',
    { config: { needs: 'person' }, schema: { summary: 'Sign out', tags: ['people'] } },
    async (request, reply) => {
      const headers = new Headers({ cookie: request.headers.cookie ?? '' });
      forwardCookies(reply, await auth.api.signOut({ headers, asResponse: true }));
      return reply.status(204).send();
    },
  );

  api.get(
    '/api/me',
    {
      config: { needs: 'person' },
      schema: { summary: 'Who am I?', tags: ['people'], response: answers(MeSchema) },
    },
    (request) => meOf(desk, personIn(request)),
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
      const name = plainText(request.body.name, MOST_NAME);
      if (name === '') throw new HttpRefusal('bad-request', 'A name needs at least one visible character.');
      const person = personIn(request);
      await rename(db, person.id, name);
      return meOf(desk, { ...person, name });
    },
  );

  api.post(
    '/api/account',
    {
      config: { needs: 'anyone' },
      schema: {
        summary: 'Sign up; a guest becomes the account',
        tags: ['people'],
        body: SignUpSchema,
        response: answers(MeSchema),
      },
    },
    async (request, reply) => {
      await spend(limits.signIns, addressKey(request.ip), 'sign-ups');
      const { username, password } = request.body;
      const { person } = request.asker;
      if (person !== undefined && (await accountOf(desk, person)) !== undefined) {
        throw new HttpRefusal('not-now', 'You have an account already: sign out first.');
      }
      const body = { email: mailOf(username), password, name: username, username };
      const answer = await orRefusal(() =>
        auth.api.signUpEmail({ body, headers: cookieHeaders(request), asResponse: true }),
      );
      if (answer.status === 422) throw new HttpRefusal('taken', 'This name is taken.');
      return signedIn(desk, request, reply, answer);
    },
  );

  api.post(
    '/api/account/sign-in',
    {
      config: { needs: 'anyone' },
      schema: {
        summary: 'Sign in; a guest’s tables and history join the account',
        tags: ['people'],
        body: SignUpSchema,
        response: answers(MeSchema),
      },
    },
    async (request, reply) => {
      await spend(limits.signIns, addressKey(request.ip), 'sign-ins');
      const answer = await orRefusal(() =>
        auth.api.signInUsername({ body: request.body, headers: cookieHeaders(request), asResponse: true }),
      );
      return signedIn(desk, request, reply, answer);
    },
  );
}

export function cookieHeaders(request: FastifyRequest): Headers {
  return new Headers(request.headers.cookie === undefined ? {} : { cookie: request.headers.cookie });
}

/** The library throws or answers, as it comes. */
async function orRefusal(ask: () => Promise<Response>): Promise<Response> {
  let answer: Response;
  try {
    answer = await ask();
  } catch (error) {
    throw libraryRefusal(error instanceof Error ? error.message : '');
  }
  if (answer.status < 400 || answer.status === 422) return answer;
  const { message } = (await answer.json().catch(() => ({}))) as { readonly message?: string };
  throw libraryRefusal(message ?? '');
}

function libraryRefusal(message: string): HttpRefusal {
  if (/already taken|already exists/i.test(message)) return new HttpRefusal('taken', 'This name is taken.');
  if (/invalid username or password/i.test(message)) {
    return new HttpRefusal('wrong-password', 'Name or password is wrong.');
  }
  return new HttpRefusal('bad-request', 'Name or password cannot be used.');
}

function forwardCookies(reply: FastifyReply, answer: Response): void {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}

/** Answers with whoever the new session belongs to. */
export async function signedIn(
  desk: Desk,
  _request: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
): Promise<Me> {
  if (answer.status >= 400) throw new HttpRefusal('bad-request', 'The session could not be made.');
  forwardCookies(reply, answer);
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const person = await personOfSession(desk.house, desk.auth, cookie);
  if (person === undefined) throw new HttpRefusal('signed-out', 'The session could not be made.');
  if (isBanned(person, desk.house.time.now())) {
    throw new HttpRefusal('banned', `You are banned: ${person.ban_reason ?? 'ask the operator'}.`);
  }
  return meOf(desk, person);
}

async function accountOf(desk: Desk, person: Person): Promise<string | undefined> {
  if (person.user_id === null) return undefined;
  const context = await desk.auth.$context;
  const user = (await context.internalAdapter.findUserById(person.user_id)) as {
    displayUsername?: string | null;
    username?: string | null;
  } | null;
  return user?.displayUsername ?? user?.username ?? undefined;
}

export async function meOf(desk: Desk, person: Person): Promise<Me> {
  const { db } = desk.house.engine;
  const { id, name } = (await personById(db, person.id)) ?? person;
  const username = await accountOf(desk, person);
  if (username === undefined) return { id, name };
  return { id, name, account: { username, passkeys: (await passkeysOf(db, id)).length } };
}
