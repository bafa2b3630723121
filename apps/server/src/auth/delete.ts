import type { ServerContext } from '../context.ts';
import { leave } from '../room/seating.ts';
import { seatsHeld } from '../room/info.ts';
import { closeTable } from '../room/due-work.ts';
import type { Rooms } from '../room/rooms.ts';
import { dropUser, newRevOfTables } from './link.ts';
import type { Person } from './people.ts';

/** The name shown for a deleted player; the page translates it. */
const FORMER_PLAYER = 'Former player';

/**
 * Deletes a person: it leaves every unfinished table and everything stored about it is removed. Finished matches stay,
 * with a former player in the seat, because they belong to the others too.
 */
export async function deletePerson(context: ServerContext, rooms: Rooms, person: Person): Promise<void> {
  const { db } = context.engine;
  const { id, user_id } = person;
  await leaveTables(context, rooms, id);
  const tables = await db.transaction().execute(async (tx) => {
    if (user_id !== null) await dropUser(tx, user_id);
    await tx.deleteFrom('tokens').where('person', '=', id).execute();
    await tx.deleteFrom('passkeys').where('person', '=', id).execute();
    await tx.deleteFrom('recovery_codes').where('person', '=', id).execute();
    await tx.deleteFrom('mail_codes').where('person', '=', id).execute();
    await tx.deleteFrom('emails').where('person', '=', id).execute();
    await tx.deleteFrom('records').where('person', '=', id).execute();
    await tx.deleteFrom('imports').where('person', '=', id).execute();
    await tx.deleteFrom('chat_ids').where('person', '=', id).execute();
    await tx.deleteFrom('mutes').where('person', '=', id).execute();
    await tx.deleteFrom('mutes').where('muted', '=', id).execute();
    await tx.deleteFrom('reports').where('by_person', '=', id).execute();
    await tx
      .updateTable('chat')
      .set({ name: FORMER_PLAYER, text: '', removed: 1 })
      .where('person', '=', id)
      .execute();
    await tx
      .updateTable('people')
      .set({ user_id: null, name: FORMER_PLAYER, name_key: null })
      .where('id', '=', id)
      .execute();
    return newRevOfTables(tx, id);
  });
  rooms.cut({ person: id });
  await rooms.reread(tables);
}

async function leaveTables(context: ServerContext, rooms: Rooms, id: string): Promise<void> {
  const live = await context.engine.db
    .selectFrom('matches')
    .select(['id', 'host', 'status'])
    .where('status', 'in', ['open', 'dealing', 'playing'])
    .where((e) =>
      e.or([
        e('host', '=', id),
        e('id', 'in', e.selectFrom('seats').select('match').where('person', '=', id)),
      ]),
    )
    .execute();
  for (const { id: table } of live) {
    const room = await rooms.fresh(table);
    if (room === undefined) continue;
    await rooms.use(room, async () => {
      if (room.table.status === 'open' && room.table.host === id) {
        await closeTable(context, room, 'The host has left.');
      } else if (seatsHeld(room.table, id).length > 0) await leave(context, room, id);
    });
  }
}
