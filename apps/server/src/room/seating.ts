import type { Seat } from '@four-crowns/core';
import type { BotId } from '@four-crowns/protocol';
import { botOf } from '../tables/hosted-games.ts';
import type { ServerContext } from '../context.ts';
import { HttpRefusal } from '../common/refusal.ts';
import type { SeatState, Table } from '../store/tables.ts';
import { begin } from './chance.ts';
import { changeTable } from './change.ts';
import { seatsHeld } from './info.ts';
import type { Room } from './room.ts';
import { standIn } from './stand-in.ts';

export interface Sitter {
  readonly id: string;
  readonly name: string;
}

/** Without `seat` it takes the first free one. A person may hold several seats (hot-seat). */
export async function join(context: ServerContext, room: Room, sitter: Sitter, seat?: Seat): Promise<void> {
  await changeTable(context, room, (table) => {
    mustBeOpen(table);
    const at = seat ?? table.seats.findIndex(isFree);
    const state = table.seats[at];
    if (state === undefined) {
      throw seat === undefined
        ? new HttpRefusal('taken', 'Every seat is taken.')
        : new HttpRefusal('bad-request', `There is no seat ${seat} at this table.`);
    }
    if (state.person === sitter.id) return table;
    if (!isFree(state)) throw new HttpRefusal('taken', `Seat ${at} is taken.`);
    return sat(context, table, at, { person: sitter.id, name: sitter.name });
  });
  await beginIfFull(context, room);
}

/** Before the start the seat becomes free; after it a bot stands in. */
export async function leave(context: ServerContext, room: Room, person: string, seat?: Seat): Promise<void> {
  const held = seatsHeld(room.table, person);
  const leaving = seat === undefined ? held : held.filter((s) => s === seat);
  if (leaving.length === 0) throw new HttpRefusal('forbidden', 'You do not sit there.');
  if (room.table.status === 'open') {
    await changeTable(context, room, (table) => {
      mustBeOpen(table);
      return leaving.reduce((t, at) => (t.seats[at]?.person === person ? sat(context, t, at, {}) : t), table);
    });
    return;
  }
  if (room.table.status === 'over' || room.table.status === 'closed') return;
  for (const at of leaving) await standIn(context, room, at, 'left');
}

/** The host frees a seat before the start. */
export async function kick(context: ServerContext, room: Room, seat: Seat): Promise<void> {
  await changeTable(context, room, (table) => {
    mustBeOpen(table);
    const state = table.seats[seat];
    if (state === undefined) throw new HttpRefusal('bad-request', `There is no seat ${seat} at this table.`);
    return isFree(state) ? table : sat(context, table, seat, {});
  });
}

export async function seatBot(context: ServerContext, room: Room, seat: Seat, bot: BotId): Promise<void> {
  if (botOf(room.hosted, bot) === undefined) {
    throw new HttpRefusal('bad-request', `There is no bot "${bot}" for this game.`);
  }
  await changeTable(context, room, (table) => {
    mustBeOpen(table);
    const state = table.seats[seat];
    if (state === undefined) throw new HttpRefusal('bad-request', `There is no seat ${seat} at this table.`);
    if (state.bot === bot) return table;
    if (state.person !== undefined) throw new HttpRefusal('taken', `Seat ${seat} is taken.`);
    return sat(context, table, seat, { bot });
  });
  await beginIfFull(context, room);
}

/** The host starts the match. */
export async function start(context: ServerContext, room: Room): Promise<void> {
  mustBeOpen(room.table);
  if (room.table.seats.some(isFree)) throw new HttpRefusal('not-now', 'A seat is still free.');
  await begin(context, room);
}

export async function beginIfFull(context: ServerContext, room: Room): Promise<void> {
  const { status, start: when, seats } = room.table;
  if (status === 'open' && when === 'full' && !seats.some(isFree)) await begin(context, room);
}

function isFree(seat: SeatState): boolean {
  return seat.person === undefined && seat.bot === undefined;
}

function sat(context: ServerContext, table: Table, seat: Seat, state: SeatState): Table {
  return { ...table, touchedAt: context.time.now(), seats: table.seats.with(seat, state) };
}

function mustBeOpen(table: Table): void {
  if (table.status !== 'open') throw new HttpRefusal('not-now', 'The match has begun already.');
}
