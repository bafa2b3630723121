/**
 * Tokens for programs. We do not use better-auth's `apiKey` plugin because it writes with every request (on SQLite 1.9 ms
 * of processor time and 8 ms until the answer, against 0.08 and 0.15 here), and programs send many requests.
 */
import type { MadeToken, PersonId, TokenLine } from '@four-crowns/protocol';
import { BOUNDS } from '../limits/bounds.ts';
import { newId, sha256 } from '../common/ids.ts';
import type { Db, TokensRow } from '../store/schema.ts';
import { personById } from './people.ts';
import type { Person } from './people.ts';

/** Recognisable in a leaked file. */
const PREFIX = 'fct_';
const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const USUAL_DAYS = 90;
/** For tokens made before tokens expired. */
const OLD_DAYS = 365;

/** A token for a program. 256 random bits cannot be guessed, so they need no slow hash. */
export async function makeToken(
  db: Db,
  person: PersonId,
  name: string,
  days: number | undefined,
  now: number,
): Promise<MadeToken | undefined> {
  await db.deleteFrom('tokens').where('person', '=', person).where('expires_at', '<', now).execute();
  if ((await listTokens(db, person, now)).length >= BOUNDS.tokens.most) return undefined;
  const token = `${PREFIX}${newId(32)}`;
  const row: TokensRow = {
    id: newId(9),
    person,
    name,
    hash: sha256(token),
    created_at: now,
    expires_at: now + (days ?? USUAL_DAYS) * DAY,
    used_at: null,
  };
  await db.insertInto('tokens').values(row).execute();
  return { ...lineOf(row), token };
}

export async function listTokens(db: Db, person: PersonId, now: number): Promise<TokenLine[]> {
  const rows = await db
    .selectFrom('tokens')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at')
    .execute();
  return rows.map(lineOf).filter(({ expiresAt }) => expiresAt > now);
}

export async function dropToken(db: Db, person: PersonId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('person', '=', person)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function dropTokens(db: Db, person: PersonId): Promise<void> {
  await db.deleteFrom('tokens').where('person', '=', person).execute();
}

export async function personOfToken(
  db: Db,
  token: string,
  now: number,
): Promise<{ readonly id: string; readonly person: Person } | undefined> {
  if (!token.startsWith(PREFIX)) return undefined;
  const row = await db.selectFrom('tokens').selectAll().where('hash', '=', sha256(token)).executeTakeFirst();
  if (row === undefined || endOf(row) <= now) return undefined;
  if (now - (row.used_at ?? 0) > HOUR) {
    await db.updateTable('tokens').set({ used_at: now }).where('id', '=', row.id).execute();
  }
  const person = await personById(db, row.person);
  return person === undefined ? undefined : { id: row.id, person };
}

export function endOf(row: Pick<TokensRow, 'created_at' | 'expires_at'>): number {
  return row.expires_at ?? row.created_at + OLD_DAYS * DAY;
}

function lineOf(row: TokensRow): TokenLine {
  const { id, name, created_at, used_at } = row;
  return {
    id,
    name,
    createdAt: created_at,
    expiresAt: endOf(row),
    ...(used_at === null ? {} : { usedAt: used_at }),
  };
}
