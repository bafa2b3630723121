/** Runs before every route: where a request comes from, who sent it, and whether it is allowed. */
import type {} from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { denied } from '../auth/access.ts';
import type { Asker, Need } from '../auth/access.ts';
import type { Auth } from '../auth/auth.ts';
import type { SessionCredential } from '../auth/credential.ts';
import { findSession } from '../auth/sessions.ts';
import { addPerson, personOfUser } from '../auth/people.ts';
import type { Person } from '../auth/people.ts';
import { personOfToken } from '../auth/tokens.ts';
import type { ServerContext } from '../context.ts';
import { isOperatorToken, isSession, OPERATOR_COOKIE } from '../operator/session.ts';
import { HttpRefusal } from '../common/refusal.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { addressOf } from './address.ts';
import { isForUs, ownOrigins } from './site.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route declares what it needs; one that does not is not served. */
    needs?: Need;
  }
  interface FastifyRequest {
    asker: Asker;
    /** The table of `/tables/:id/…`. */
    room: Room | undefined;
    /** Whether the request came with a token, and so not from a browser. */
    isProgram: boolean;
  }
}

const PAGE_FILES = '/*';
/** What `config.needs` is given a table for. */
const OF_TABLE: ReadonlySet<Need> = new Set(['watch', 'visit', 'sit', 'host']);

export function addGuard(app: FastifyInstance, context: ServerContext, rooms: Rooms, auth: Auth): void {
  app.decorateRequest('asker', { getter: () => NOBODY });
  app.decorateRequest('room', undefined);
  app.decorateRequest('isProgram', false);
  app.addHook('onRoute', (route) => {
    // The page's files are public, but their route belongs to a plugin that cannot declare that.
    if (route.url === PAGE_FILES) route.config = { ...route.config, needs: 'anyone' };
    if (route.config?.needs === undefined) throw new Error(`${route.url} does not say who may use it`);
  });
  app.addHook('onRequest', async (request) => {
    checkHost(context, request);
    checkOrigin(context, request);
    Object.defineProperty(request, 'asker', { value: await askerOf(context, auth, request), writable: true });
  });
  app.addHook('preHandler', async (request) => {
    const need = request.routeOptions.config.needs;
    if (need === undefined) return;
    // A socket is refused with a close code, which a browser can read.
    if (request.ws) return;
    const { id }: { readonly id?: string } = request.params ?? {};
    if (OF_TABLE.has(need) && id !== undefined) request.room = await rooms.fresh(id);
    const no = denied(need, request.asker, context.time.now(), request.room?.table);
    if (no !== undefined) throw new HttpRefusal(no.code, no.text);
  });
}

const NOBODY: Asker = { person: undefined, credential: undefined, isOperator: false, invite: undefined };

async function askerOf(context: ServerContext, auth: Auth, request: FastifyRequest): Promise<Asker> {
  const { authorization } = request.headers;
  const { invite: given }: { readonly invite?: unknown } = request.query ?? {};
  const invite = typeof given === 'string' ? given : undefined;
  if (authorization !== undefined) {
    const token = /^Bearer (\S{1,200})$/.exec(authorization)?.[1];
    if (token === undefined) throw new HttpRefusal('signed-out', 'The authorization must be a bearer token.');
    request.isProgram = true;
    if (isOperatorToken(context, token)) return { ...NOBODY, isOperator: true, invite };
    const found = await personOfToken(context.engine.db, token, context.time.now());
    if (found === undefined)
      throw new HttpRefusal('signed-out', 'This token is unknown, has expired or has been revoked.');
    const { id, person } = found;
    return { person, credential: { type: 'token', id }, isOperator: false, invite };
  }
  // The operator's cookie is for the operator's page and opens nothing else.
  const session = isOperatorsPage(request) ? request.cookies[OPERATOR_COOKIE] : undefined;
  if (session !== undefined) {
    return { ...NOBODY, isOperator: isSession(context, session), invite };
  }
  const { name } = (await auth.$context).authCookies.sessionToken;
  const own = request.cookies[name];
  if (own === undefined) return { ...NOBODY, invite };
  return { ...NOBODY, ...(await personOfSession(context, auth, own, addressOf(request))), invite };
}

function isOperatorsPage({ url }: FastifyRequest): boolean {
  return url === '/operator' || url.startsWith('/operator/') || url.startsWith('/operator?');
}

/** Of the value of a session's cookie. */
async function personOfSession(
  context: ServerContext,
  auth: Auth,
  cookie: string,
  address: string,
): Promise<{ readonly person: Person; readonly credential: SessionCredential } | undefined> {
  const session = await findSession(context.engine, auth, cookie, address);
  if (session === undefined) return undefined;
  const { db } = context.engine;
  const { userId, username, credential } = session;
  const person =
    (await personOfUser(db, userId)) ??
    (await addPerson(context.engine, userId, username, context.time.now()));
  return { person, credential };
}

/** Machines ask for health, under any host name, and it reveals nothing. */
const BY_ANY_NAME: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

function checkHost(context: ServerContext, request: FastifyRequest): void {
  if (BY_ANY_NAME.has(request.routeOptions.url ?? '') || isForUs(context, request)) return;
  throw new HttpRefusal(
    'forbidden',
    'The server is not known by this name: its operator has to set PUBLIC_URL or ALLOWED_ORIGINS.',
  );
}

/**
 * A foreign page must not be able to use a visitor's cookies. Sockets and requests that change something must
 * come from the page's own origin; a program with a token has no page.
 */
function checkOrigin(context: ServerContext, request: FastifyRequest): void {
  const { origin, authorization, upgrade } = request.headers;
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  if (!changes && upgrade === undefined) return;
  if (origin === undefined) {
    if (authorization !== undefined) return;
    const site = request.headers['sec-fetch-site'];
    if (site === 'same-origin') return;
    throw new HttpRefusal('forbidden', 'A request without an origin needs a token.');
  }
  if (!ownOrigins(context, request).includes(origin)) {
    throw new HttpRefusal('forbidden', 'Requests from another origin are not accepted.');
  }
}

/** For routes that need a person. */
export function personIn(request: FastifyRequest): Person {
  const { person } = request.asker;
  if (person === undefined)
    throw new HttpRefusal('signed-out', 'Nobody is signed in: ask for a session first.');
  return person;
}

/** For routes that need a table. */
export function roomIn(request: FastifyRequest): Room {
  if (request.room === undefined) throw new HttpRefusal('not-found', 'There is no such table.');
  return request.room;
}

/** For routes that need a browser. */
export function sessionIn(request: FastifyRequest): SessionCredential {
  const { credential } = request.asker;
  if (credential?.type !== 'session')
    throw new HttpRefusal('forbidden', 'A program may not do this: use the page in a browser.');
  return credential;
}
