import { randomInt } from 'node:crypto';
import type { PersonId } from '@four-crowns/protocol';
import { newId } from '../common/ids.ts';
import type { Engine } from '../store/engine.ts';
import type { Db, PeopleRow } from '../store/schema.ts';
import { isReservedName, takeNameIn } from './names.ts';

/** Somebody who sits at tables. A guest that gets an account stays the same person. */
export type Person = PeopleRow;

export async function personOfUser(db: Db, userId: string): Promise<Person | undefined> {
  return db.selectFrom('people').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function personById(db: Db, id: PersonId): Promise<Person | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An account's user name, or a number for a guest; another name if that is taken. */
function* namesFor(username: string | undefined): Generator<string> {
  if (username !== undefined && !isReservedName(username)) {
    yield username;
    for (const number of [2, 3, 4, 5]) yield `${username} ${number}`;
  }
  for (let digits = 4; digits < 16; digits++) {
    const least = 10 ** (digits - 1);
    for (let i = 0; i < 4; i++) yield `Guest ${randomInt(least, Math.min(10 * least, least + 2 ** 47))}`;
  }
}

/** Several requests of one browser may find the person missing at the same time; only one of them creates it. */
export async function addPerson(
  engine: Engine,
  userId: string,
  username: string | undefined,
  now: number,
): Promise<Person> {
  return engine.db.transaction().execute(async (tx) => {
    const blank: Person = {
      id: newId(9),
      user_id: userId,
      name: 'Guest',
      created_at: now,
      banned_until: null,
      ban_reason: null,
      muted_until: null,
      name_key: null,
    };
    const made = await tx
      .insertInto('people')
      .values(blank)
      .onConflict((c) => c.column('user_id').doNothing())
      .executeTakeFirst();
    if ((made.numInsertedOrUpdatedRows ?? 0n) > 0n) {
      for (const name of namesFor(username)) if (await takeNameIn(tx, engine, blank.id, name)) break;
    }
    return tx.selectFrom('people').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  });
}

/** Without an account. */
export async function isGuest(db: Db, id: PersonId): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .leftJoin('user', 'user.id', 'people.user_id')
    .select('user.isAnonymous')
    .where('people.id', '=', id)
    .executeTakeFirst();
  return Boolean(row?.isAnonymous);
}

export function isBanned(person: Person, now: number): boolean {
  return person.banned_until !== null && person.banned_until > now;
}

export function isMuted(person: Person, now: number): boolean {
  return person.muted_until !== null && person.muted_until > now;
}

export async function ban(db: Db, id: PersonId, until: number, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ banned_until: until, ban_reason: reason })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function unban(db: Db, id: PersonId): Promise<void> {
  await db.updateTable('people').set({ banned_until: null, ban_reason: null }).where('id', '=', id).execute();
}

export async function muteByOperator(db: Db, id: PersonId, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ muted_until: until })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
