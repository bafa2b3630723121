import type { NewTable, TableId } from '@four-crowns/protocol';
import type { ServerContext } from '../context.ts';
import { HttpRefusal } from '../common/refusal.ts';
import { changeTable } from '../room/change.ts';
import { seatsHeld } from '../room/info.ts';
import type { Room } from '../room/room.ts';
import { beginIfFull, join } from '../room/seating.ts';
import type { Sitter } from '../room/seating.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Table } from '../store/tables.ts';
import { createTable } from './create-table.ts';

/** The first to ask makes the new table; the others join it, in the same seats. */
export async function rematch(
  context: ServerContext,
  rooms: Rooms,
  room: Room,
  sitter: Sitter,
): Promise<Room> {
  if (room.table.status !== 'over' && room.table.status !== 'closed') {
    throw new HttpRefusal('not-now', 'The match is not over yet.');
  }
  const id = await rooms.use(room, async () => {
    if (room.table.rematch !== undefined) return room.table.rematch;
    const made: TableId = await createTable(context, sitter, wishOf(room.table, sitter), room.id);
    await changeTable(context, room, (table) =>
      table.rematch === undefined ? { ...table, rematch: made } : table,
    );
    return room.table.rematch ?? made;
  });
  const next = await rooms.find(id);
  if (next === undefined) throw new HttpRefusal('not-found', 'The new table is gone.');
  await rooms.use(next, async () => {
    if (next.table.status !== 'open') return;
    for (const seat of seatsHeld(room.table, sitter.id)) {
      if (next.table.status === 'open') await join(context, next, sitter, seat);
    }
    await beginIfFull(context, next);
  });
  return next;
}

function wishOf(table: Table, sitter: Sitter): NewTable {
  return {
    game: table.game,
    seats: table.seats.length,
    options: table.options,
    access: table.access,
    pace: table.pace,
    chat: table.chat,
    ...(table.hints === undefined ? {} : { hints: table.hints }),
    start: 'full',
    standInBot: table.standInBot,
    mine: seatsHeld(table, sitter.id),
    bots: table.seats.flatMap((seat, i) => (seat.bot === undefined ? [] : [{ seat: i, bot: seat.bot }])),
  };
}
