import { randomInt } from 'node:crypto';
import type { PersonId } from '@four-crowns/protocol';
import { newId } from '../ids.ts';
import type { Db, PeopleRow } from '../store/schema.ts';

/** Whoever sits at tables. A person outlives the way it signs in: a guest that gets an account stays the same one. */
export type Person = PeopleRow;

export async function personOfUser(db: Db, userId: string): Promise<Person | undefined> {
  return db.selectFrom('people').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function personById(db: Db, id: PersonId): Promise<Person | undefined> {
  return db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function addPerson(db: Db, userId: string, name: string, now: number): Promise<Person> {
  const person: Person = {
    id: newId(9),
    user_id: userId,
    name,
    created_at: now,
    banned_until: null,
    ban_reason: null,
    muted_until: null,
  };
  await db
    .insertInto('people')
    .values(person)
    .onConflict((c) => c.column('user_id').doNothing())
    .execute();
  return (await personOfUser(db, userId)) ?? person;
}

export function guestName(): string {
  return `Guest ${randomInt(1000, 10_000)}`;
}

export async function rename(db: Db, id: PersonId, name: string): Promise<void> {
  await db.updateTable('people').set({ name }).where('id', '=', id).execute();
}

/** A guest signs up or in: it becomes the account, or its seats and tables go over to it. */
export async function linkGuest(db: Db, guestUser: string, accountUser: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const people = await tx
      .selectFrom('people')
      .selectAll()
      .where('user_id', 'in', [guestUser, accountUser])
      .execute();
    const guest = people.find((p) => p.user_id === guestUser);
    const account = people.find((p) => p.user_id === accountUser);
    if (guest === undefined) return;
    if (account === undefined) {
      await tx.updateTable('people').set({ user_id: accountUser }).where('id', '=', guest.id).execute();
      return;
    }
    await tx.updateTable('seats').set({ person: account.id }).where('person', '=', guest.id).execute();
    await tx.updateTable('matches').set({ host: account.id }).where('host', '=', guest.id).execute();
    await tx.updateTable('tokens').set({ person: account.id }).where('person', '=', guest.id).execute();
    await tx.updateTable('people').set({ user_id: null }).where('id', '=', guest.id).execute();
  });
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

/** People this person does not want to hear. */
export async function mutedBy(db: Db, person: PersonId): Promise<PersonId[]> {
  const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
  return rows.map((row) => row.muted);
}

export async function setMute(db: Db, person: PersonId, other: PersonId, muted: boolean): Promise<void> {
  if (muted) {
    await db
      .insertInto('mutes')
      .values({ person, muted: other })
      .onConflict((c) => c.columns(['person', 'muted']).doNothing())
      .execute();
  } else await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', other).execute();
}
