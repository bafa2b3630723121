/**
 * Reads the library's sessions with one query instead of its `getSession`: 0.10 ms of processor time against 0.59
 * on SQLite, and 0.22 against 1.22 on Postgres. Nothing has to be cached, so an ended session stops working at once.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionLine } from '@four-crowns/protocol';
import { BOUNDS } from '../limits/bounds.ts';
import type { Engine } from '../store/engine.ts';
import type { SessionRow } from '../store/schema.ts';
import type { Auth } from './auth.ts';
import type { SessionCredential } from './credential.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

export interface FoundSession {
  readonly credential: SessionCredential;
  readonly userId: string;
  readonly username: string | undefined;
}

/** Of the value of the session cookie; undefined if it is forged, ended or expired. */
export async function findSession(
  engine: Engine,
  auth: Auth,
  cookie: string,
  address: string,
): Promise<FoundSession | undefined> {
  const { secret, sessionConfig } = await auth.$context;
  const token = unsign(cookie, secret);
  if (token === undefined) return undefined;
  const row = await engine.db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .selectAll('session')
    .select(['user.isAnonymous', 'user.username', 'user.displayUsername'])
    .where('session.token', '=', token)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const now = Date.now();
  if (ms(row.expiresAt) <= now) return undefined;
  // A client with two addresses must not cause a write with every request.
  const isElsewhere = (row.ipAddress ?? '') !== address;
  if (now - ms(row.updatedAt) > (isElsewhere ? MINUTE : HOUR))
    await touch(engine, row.id, now, now + sessionConfig.expiresIn * 1000, address);
  const username = row.displayUsername ?? row.username ?? undefined;
  return { credential: credentialOf(row), userId: row.userId, username };
}

/** As the library signs its cookies: HMAC-SHA-256 in base64 after the last dot. */
function unsign(cookie: string, secret: string): string | undefined {
  const dot = cookie.lastIndexOf('.');
  const token = cookie.slice(0, Math.max(0, dot));
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(cookie.slice(dot + 1), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function credentialOf(row: SessionRow & { readonly isAnonymous: boolean | null }): SessionCredential {
  const confirmed = row.confirmedAt === null ? 0 : ms(row.confirmedAt);
  return {
    type: 'session',
    id: row.id,
    isGuest: Boolean(row.isAnonymous),
    confirmedAt: Math.max(ms(row.createdAt), confirmed),
  };
}

async function touch(engine: Engine, id: string, now: number, until: number, address: string): Promise<void> {
  await engine.db
    .updateTable('session')
    .set({
      updatedAt: storedTime(engine, now),
      expiresAt: storedTime(engine, until),
      ipAddress: address,
    })
    .where('id', '=', id)
    .execute();
}

export async function confirmSession(engine: Engine, id: string, now: number): Promise<void> {
  await engine.db
    .updateTable('session')
    .set({ confirmedAt: storedTime(engine, now) })
    .where('id', '=', id)
    .execute();
}

export async function listSessions(
  { db }: Engine,
  userId: string,
  current: string | undefined,
): Promise<SessionLine[]> {
  const rows = await db.selectFrom('session').selectAll().where('userId', '=', userId).execute();
  return rows
    .filter((row) => ms(row.expiresAt) > Date.now())
    .map((row) => ({
      id: row.id,
      current: row.id === current,
      signedInAt: ms(row.createdAt),
      seenAt: ms(row.updatedAt),
      address: row.ipAddress ?? '',
      browser: (row.userAgent ?? '').slice(0, 300),
    }))
    .toSorted((a, b) => b.seenAt - a.seenAt);
}

/** Ends all sessions of a user but `except`, or only `id`. Returns how many there were. */
export async function endSessions(
  { db }: Engine,
  userId: string,
  which: { readonly id?: string; readonly except?: string | undefined },
): Promise<number> {
  let query = db.deleteFrom('session').where('userId', '=', userId);
  if (which.id !== undefined) query = query.where('id', '=', which.id);
  if (which.except !== undefined) query = query.where('id', '!=', which.except);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Ends a user's least recently seen sessions if there are too many. Returns those that were ended. */
export async function endOldest({ db }: Engine, userId: string, but: string): Promise<string[]> {
  const { most } = BOUNDS.sessions;
  const rows = await db
    .deleteFrom('session')
    .where('id', 'in', (e) =>
      e
        .selectFrom('session as old')
        .select('old.id')
        .where('old.userId', '=', userId)
        .where('old.id', '!=', but)
        .orderBy('old.updatedAt', 'desc')
        .orderBy('old.id')
        .offset(most - 1)
        .limit(most),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

function ms(time: string | Date | number): number {
  return new Date(time).getTime();
}

/** A time in the form in which the engine stores the library's times. */
export function storedTime(engine: Engine, at: number): string | Date {
  return engine.name === 'sqlite' ? new Date(at).toISOString() : new Date(at);
}
