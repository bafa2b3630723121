import type { Seat } from '@four-crowns/core';
import type { ServerContext } from '../context.ts';
import { CommandRefused } from '../common/refusal.ts';
import { hastenDue } from '../store/claims.ts';
import type { SeatState, Table } from '../store/tables.ts';
import { seatsOnClock } from './append.ts';
import { changeTable } from './change.ts';
import { grantTime, turnClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { ownBots } from './due.ts';
import type { Room } from './room.ts';

/** From now on the table's bot plays for this seat. */
export async function standIn(
  context: ServerContext,
  room: Room,
  seat: Seat,
  because: 'left' | 'time' | 'resigned',
): Promise<void> {
  const isChanged = await changeTable(context, room, (table) => {
    const state = table.seats[seat];
    if (state?.person === undefined || state.standIn?.because === 'resigned') return table;
    if (state.standIn !== undefined && because !== 'resigned') return table;
    return withSeat(context, room, table, seat, { ...state, standIn: { bot: table.standInBot, because } });
  });
  // Otherwise a bot stood in already, perhaps only just now and through another node.
  if (!isChanged) return;
  ownBots(room);
  await hastenDue(context.engine.db, room.id, context.time.now() + context.settings.leaseMs);
  context.logger.info({ match: room.id, seat, because }, 'a bot stands in');
}

/** The holder takes the seat back and gets at least a little time. */
export async function takeBack(context: ServerContext, room: Room, seat: Seat): Promise<void> {
  await changeTable(context, room, (table) => {
    const state = table.seats[seat];
    if (state?.standIn === undefined) return table;
    if (state.standIn.because === 'resigned')
      throw new CommandRefused('not-now', 'A seat that has resigned cannot be taken back.');
    const { standIn: _standIn, ...rest } = state;
    return withSeat(context, room, table, seat, rest);
  });
}

function withSeat(context: ServerContext, room: Room, table: Table, seat: Seat, state: SeatState): Table {
  const seats = table.seats.with(seat, state);
  const clock = clockWith(context, room, table, seats, state.standIn === undefined ? seat : undefined);
  const touchedAt = context.time.now();
  return clock === undefined ? { ...table, touchedAt, seats } : { ...table, touchedAt, seats, clock };
}

/** The running clocks have changed without a move. The log does not show that, so the table's row stores the clock. */
function clockWith(
  context: ServerContext,
  room: Room,
  table: Table,
  seats: readonly SeatState[],
  back: Seat | undefined,
): Clock | undefined {
  const { live } = room;
  if (live?.clock === undefined) return undefined;
  const { time, uptime, settings } = context;
  const running = seatsOnClock(seats, live.match);
  const turned = turnClock(live.clock, { type: 'none' }, time.now(), uptime.between, running, []);
  const clock = back === undefined ? turned : grantTime(turned, table.pace, back, settings.returnMs);
  live.clock = clock;
  return clock;
}
