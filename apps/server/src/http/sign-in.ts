/** What all ways to sign in share: the library's answer, the former guest, and the new identity. */
import type { Me } from '@four-crowns/protocol';
import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADDRESS_HEADER } from '../auth/auth.ts';
import { confirmedUntil } from '../auth/credential.ts';
import type { Credential, SessionCredential } from '../auth/credential.ts';
import { emailOf } from '../auth/emails.ts';
import { DEVICE_COOKIE, deviceCookie } from '../auth/guesses.ts';
import { linkGuest } from '../auth/link.ts';
import { prepareNotice } from '../auth/notices.ts';
import { hasPassword } from '../auth/passwords.ts';
import { addPerson, isBanned, personById, personOfUser } from '../auth/people.ts';
import type { Person } from '../auth/people.ts';
import { listPasskeys } from '../auth/passkeys.ts';
import { countRecoveryCodes } from '../auth/recovery.ts';
import { confirmSession, endOldest, endSessions, findSession } from '../auth/sessions.ts';
import type { ServerContext } from '../context.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { addressOf } from './address.ts';
import type { RouteContext } from './api.ts';

const YEAR_S = 365 * 24 * 3600;
/** Browsers do not keep cookies longer than this. */
const LONGEST_COOKIE_S = 400 * 24 * 3600;

/** For the library: no cookies, for what becomes of the guest is decided here, but where the session is made. */
export function headersFor(request: FastifyRequest): Headers {
  return new Headers({
    [ADDRESS_HEADER]: addressOf(request),
    'user-agent': request.headers['user-agent']?.slice(0, 300) ?? '',
  });
}

/** The library sometimes throws and sometimes answers; this handles both. */
export async function orRefusal(ask: () => Promise<Response>): Promise<Response> {
  let answer: Response;
  try {
    answer = await ask();
  } catch (error) {
    // Anything but a refusal, such as an unavailable store, is for us to report.
    if (!(error instanceof APIError)) throw error;
    throw libraryRefusal(error.message);
  }
  if (answer.status < 400 || answer.status === 422) return answer;
  if (answer.status >= 500) throw away();
  // The shape of the library's refusals.
  const { message } = (await answer.json().catch(() => ({}))) as { readonly message?: string };
  throw libraryRefusal(message ?? '');
}

/** The library has logged the cause. */
function away(): HttpRefusal {
  return new HttpRefusal('unavailable', 'The store cannot do this for a moment: try again.');
}

/** The library gives the same answer if the name is taken and if the store failed to save it. */
export async function notSignedUp({ db }: ServerContext['engine'], username: string): Promise<HttpRefusal> {
  const name = username.toLowerCase();
  const known = await db.selectFrom('user').select('id').where('username', '=', name).executeTakeFirst();
  return known === undefined ? away() : new HttpRefusal('taken', 'This name is taken.');
}

function libraryRefusal(message: string): HttpRefusal {
  if (/already taken|already exists/i.test(message)) return new HttpRefusal('taken', 'This name is taken.');
  if (/invalid username or password/i.test(message)) {
    return new HttpRefusal('wrong-password', 'Name or password is wrong.');
  }
  return new HttpRefusal('bad-request', 'Name or password cannot be used.');
}

export function forwardCookies(reply: FastifyReply, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
}

/** The library has made a session: ends what the browser was before, and tells it who it is now. */
export async function signedIn(
  routeContext: RouteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
): Promise<Me> {
  const { context, auth, rooms } = routeContext;
  if (answer.status >= 500) throw away();
  if (answer.status >= 400) throw new HttpRefusal('bad-request', 'The session could not be made.');
  const session = await sessionOfAnswer(routeContext, request, answer);
  if (session === undefined) throw new HttpRefusal('signed-out', 'The session could not be made.');
  const { userId, username, credential } = session;
  const { db } = context.engine;
  const account = await personOfUser(db, userId);
  if (account !== undefined && isBanned(account, context.time.now())) {
    await endSessions(context.engine, userId, { id: credential.id });
    throw new HttpRefusal('banned', `You are banned: ${account.ban_reason ?? 'ask the operator'}.`);
  }
  await leaveOldSession(routeContext, request, reply, userId);
  const person =
    (await personOfUser(db, userId)) ??
    (await addPerson(context.engine, userId, username, context.time.now()));
  const { name } = (await auth.$context).authCookies.sessionToken;
  // The store knows when a session ends, and puts it off while it is seen; its cookie is given once.
  for (const cookie of answer.headers.getSetCookie()) {
    const isSession = cookie.startsWith(`${name}=`);
    const lasting = isSession ? cookie.replace(/Max-Age=\d+/i, `Max-Age=${LONGEST_COOKIE_S}`) : cookie;
    reply.header('set-cookie', lasting);
  }
  for (const only of await endOldest(context.engine, userId, credential.id))
    rooms.cut({ person: person.id, only });
  const me = await meOf(routeContext, person, credential);
  if (me.account !== undefined) {
    reply.setCookie(DEVICE_COOKIE, deviceCookie((await auth.$context).secret, me.account.username), {
      path: '/api/account',
      httpOnly: true,
      sameSite: 'strict',
      secure: context.settings.publicUrl.startsWith('https:'),
      maxAge: YEAR_S,
    });
  }
  return me;
}

export async function sessionOfAnswer(
  { context, auth }: RouteContext,
  request: FastifyRequest,
  answer: Response,
) {
  const { name } = (await auth.$context).authCookies.sessionToken;
  const set = answer.headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
  const value = set?.slice(name.length + 1).split(';')[0];
  if (value === undefined) return undefined;
  return findSession(context.engine, auth, decodeURIComponent(value), addressOf(request));
}

/** A guest becomes the new user, or its tables move to the account. Another account's session simply ends. */
async function leaveOldSession(
  { context, rooms }: RouteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const { person: old, credential } = request.asker;
  if (old === undefined || credential?.type !== 'session') return;
  if (credential.isGuest) {
    const tables = await linkGuest(context.engine, old.id, userId);
    await rooms.reread(tables);
    cutLater(() => rooms.cut({ person: old.id, isMoved: true }), reply);
  } else {
    await endSessions(context.engine, old.user_id ?? '', { id: credential.id });
    cutLater(() => rooms.cut({ person: old.id, only: credential.id, isMoved: true }), reply);
  }
}

/** Done when the browser has its new cookie, because it reconnects at once. */
function cutLater(cut: () => void, reply: FastifyReply): void {
  reply.raw.once('close', cut);
}

/** This session has just proved that it still belongs to the account's owner. */
export async function confirmed(
  routeContext: RouteContext,
  person: Person,
  session: SessionCredential,
): Promise<Me> {
  const { engine, time } = routeContext.context;
  const confirmedAt = time.now();
  await confirmSession(engine, session.id, confirmedAt);
  return meOf(routeContext, person, { ...session, confirmedAt });
}

/** Looks where the owner is told before that changes; the answer tells it. */
export function noticeFor(routeContext: RouteContext, request: FastifyRequest, person: Person) {
  const { context, mail, limits } = routeContext;
  const means = { db: context.engine.db, mail, limits, logger: context.logger };
  return prepareNotice(means, person, request.headers['accept-language']);
}

export async function accountOf(routeContext: RouteContext, person: Person): Promise<string | undefined> {
  if (person.user_id === null) return undefined;
  const user = await routeContext.context.engine.db
    .selectFrom('user')
    .select(['username', 'displayUsername'])
    .where('id', '=', person.user_id)
    .executeTakeFirst();
  return user?.displayUsername ?? user?.username ?? undefined;
}

export async function meOf(
  routeContext: RouteContext,
  person: Person,
  credential: Credential | undefined,
): Promise<Me> {
  const { db } = routeContext.context.engine;
  const { id, name } = (await personById(db, person.id)) ?? person;
  const username = await accountOf(routeContext, person);
  if (username === undefined || person.user_id === null) return { id, name };
  const email = await emailOf(db, id);
  return {
    id,
    name,
    account: {
      username,
      hasPassword: await hasPassword(routeContext.auth, person.user_id),
      passkeys: (await listPasskeys(db, person.user_id)).length,
      recoveryCodes: await countRecoveryCodes(db, id),
      // Nothing of this is a program's business.
      ...(credential?.type !== 'session'
        ? {}
        : { confirmedUntil: confirmedUntil(credential), ...(email === undefined ? {} : { email }) }),
    },
  };
}
