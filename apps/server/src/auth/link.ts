import type { PersonId, TableId } from '@four-crowns/protocol';
import type { Transaction } from 'kysely';
import type { Engine } from '../store/engine.ts';
import type { Tables } from '../store/schema.ts';

/**
 * A guest signs up or in: it becomes the account, or its seats and tables move to the account. This happens in one
 * transaction and gives every table a new `rev`, so that no room can write the guest back. The guest's sessions and
 * tokens end, because those of a shared browser must not become the account's. Returns the tables that have changed,
 * whose rooms must reload them.
 */
export async function linkGuest(engine: Engine, guest: PersonId, accountUser: string): Promise<TableId[]> {
  return engine.db.transaction().execute(async (tx) => {
    const { user_id } = await tx
      .selectFrom('people')
      .select('user_id')
      .where('id', '=', guest)
      .executeTakeFirstOrThrow();
    const account = await tx
      .selectFrom('people')
      .select('id')
      .where('user_id', '=', accountUser)
      .executeTakeFirst();
    await tx.deleteFrom('tokens').where('person', '=', guest).execute();
    if (user_id !== null) await dropUser(tx, user_id);
    if (account === undefined || account.id === guest) {
      await tx.updateTable('people').set({ user_id: accountUser }).where('id', '=', guest).execute();
      return [];
    }
    await tx.updateTable('people').set({ user_id: null }).where('id', '=', guest).execute();
    return moveTables(tx, guest, account.id);
  });
}

/** Rows of `matches` before rows of `seats`, as everywhere that a table is changed; otherwise there could be a deadlock. */
async function moveTables(tx: Transaction<Tables>, from: PersonId, to: PersonId): Promise<TableId[]> {
  const tables = await newRevOfTables(tx, from);
  await tx.updateTable('matches').set({ host: to }).where('host', '=', from).execute();
  await tx.updateTable('seats').set({ person: to }).where('person', '=', from).execute();
  await tx.updateTable('chat').set({ person: to }).where('person', '=', from).execute();
  await tx.updateTable('records').set({ person: to }).where('person', '=', from).execute();
  await tx.updateTable('imports').set({ person: to }).where('person', '=', from).execute();
  await moveMutes(tx, 'person', 'muted', from, to);
  // People who have muted the guest keep it muted under its account's name.
  await moveMutes(tx, 'muted', 'person', from, to);
  return tables;
}

/** Mutes that the account has already stay as they are. */
async function moveMutes(
  tx: Transaction<Tables>,
  column: 'person' | 'muted',
  other: 'person' | 'muted',
  from: PersonId,
  to: PersonId,
): Promise<void> {
  await tx
    .deleteFrom('mutes')
    .where(column, '=', from)
    .where((e) =>
      e.or([
        e(other, '=', to),
        e(other, 'in', e.selectFrom('mutes as m').select(`m.${other}`).where(`m.${column}`, '=', to)),
      ]),
    )
    .execute();
  await tx
    .updateTable('mutes')
    .set({ [column]: to })
    .where(column, '=', from)
    .execute();
}

/** Raises the `rev` of a person's tables, so that every room notices that something about the person has changed. */
export async function newRevOfTables(tx: Transaction<Tables>, person: PersonId): Promise<TableId[]> {
  const rows = await tx
    .updateTable('matches')
    .set((e) => ({ rev: e('rev', '+', 1) }))
    .where((e) =>
      e.or([
        e('host', '=', person),
        e('id', 'in', e.selectFrom('seats').select('match').where('person', '=', person)),
      ]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The library's rows of a user. */
export async function dropUser(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx.deleteFrom('session').where('userId', '=', userId).execute();
  await tx.deleteFrom('passkey').where('userId', '=', userId).execute();
  await tx.deleteFrom('account').where('userId', '=', userId).execute();
  await tx.deleteFrom('user').where('id', '=', userId).execute();
}
