import type { MadeToken, PersonId, TokenLine } from '@four-crowns/protocol';
import { newId, sha256 } from '../ids.ts';
import type { Db } from '../store/schema.ts';
import { personById } from './people.ts';
import type { Person } from './people.ts';

/** Recognisable in a leaked file. */
const PREFIX = 'fct_';
const MOST = 20;

/** For programs. 256 random bits need no slow hash: nobody guesses them. */
export async function makeToken(
  db: Db,
  person: PersonId,
  name: string,
  now: number,
): Promise<MadeToken | undefined> {
  if ((await listTokens(db, person)).length >= MOST) return undefined;
  const token = `${PREFIX}${newId(32)}`;
  const line = { id: newId(9), name, createdAt: now };
  await db
    .insertInto('tokens')
    .values({ id: line.id, person, name, hash: sha256(token), created_at: now })
    .execute();
  return { ...line, token };
}

export async function listTokens(db: Db, person: PersonId): Promise<TokenLine[]> {
  const rows = await db
    .selectFrom('tokens')
    .select(['id', 'name', 'created_at'])
    .where('person', '=', person)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at }));
}

export async function dropToken(db: Db, person: PersonId, id: string): Promise<void> {
  await db.deleteFrom('tokens').where('id', '=', id).where('person', '=', person).execute();
}

export async function personOfToken(db: Db, token: string): Promise<Person | undefined> {
  if (!token.startsWith(PREFIX)) return undefined;
  const row = await db
    .selectFrom('tokens')
    .select('person')
    .where('hash', '=', sha256(token))
    .executeTakeFirst();
  return row === undefined ? undefined : personById(db, row.person);
}
