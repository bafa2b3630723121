import type { Account, PersonId } from '@four-crowns/protocol';
import type { Db } from '../store/schema.ts';

export async function emailOf(db: Db, person: PersonId): Promise<Account['email']> {
  const row = await db.selectFrom('emails').selectAll().where('person', '=', person).executeTakeFirst();
  return row === undefined ? undefined : { address: row.address, confirmed: row.confirmed_at !== null };
}

/** Sets an unconfirmed address, which cannot be used for recovery yet. Codes mailed to another address become invalid. */
export async function setEmail(db: Db, person: PersonId, address: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('mail_codes').where('person', '=', person).execute();
    await tx
      .insertInto('emails')
      .values({ person, address, confirmed_at: null })
      .onConflict((c) => c.column('person').doUpdateSet({ address, confirmed_at: null }))
      .execute();
  });
}

export async function confirmEmail(db: Db, person: PersonId, now: number): Promise<void> {
  await db.updateTable('emails').set({ confirmed_at: now }).where('person', '=', person).execute();
}

export async function dropEmail(db: Db, person: PersonId): Promise<void> {
  await db.deleteFrom('mail_codes').where('person', '=', person).execute();
  await db.deleteFrom('emails').where('person', '=', person).execute();
}
