import { reveal, seatsOf } from '@four-crowns/core';
import type { Match, Seat } from '@four-crowns/core';
import type { ServerContext } from '../context.ts';
import { CommandRefused } from '../common/refusal.ts';
import type { Appended } from '../store/log.ts';
import type { SeatState } from '../store/tables.ts';
import { firstClock, turnClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { dueToStore, ownBots } from './due.ts';
import { reload } from './load.ts';
import type { Live, Room } from './room.ts';

/**
 * Stores the entries that core has just added to the match, from entry `from` on. `taken`: another node was
 * faster, or the move is in the log already. The room has then been reloaded from the store, so judge again.
 */
export async function append(
  context: ServerContext,
  room: Room & { live: Live },
  from: number,
  moveId: string,
  mover?: Seat,
): Promise<Appended> {
  const { live } = room;
  const { match } = live;
  if (match.result !== undefined && match.entries.at(-1)?.type !== 'reveal') reveal(match, live.seed);
  const now = context.time.now();
  const clock = clockAfter(context, room, from, mover, now);
  const checkpoint = match.checkpoints.at(-1);
  const due = dueToStore(context, room, clock, now);
  const asked = performance.now();
  let done: Appended;
  try {
    done = await context.engine.log.append(
      {
        match: room.id,
        seq: from,
        count: match.entries.length - from,
        move_id: moveId,
        entries: JSON.stringify(match.entries.slice(from)),
        checkpoint: checkpoint !== undefined && checkpoint.after > from ? JSON.stringify(checkpoint) : null,
        clock: clock === undefined ? null : JSON.stringify(clock),
        at: now,
      },
      due,
    );
  } catch (error) {
    // It may or may not have been written; only the store can tell.
    room.isStale = true;
    context.logger.error({ match: room.id, err: error }, 'the store did not take a move');
    throw new CommandRefused(
      'try-again',
      'The store is briefly unavailable: send it again with the same id.',
    );
  } finally {
    context.metrics.database.observe(performance.now() - asked, 'what="append"');
  }
  if (done === 'taken') {
    context.metrics.conflicts.inc();
    await reload(context, room);
    return done;
  }
  live.clock = clock;
  live.lastAt = now;
  if (match.border.version > from) ownBots(room);
  if (due !== undefined) room.storedDue = due;
  // The store has all checkpoints; memory needs only the last.
  if (match.checkpoints.length > 1) match.checkpoints.splice(0, match.checkpoints.length - 1);
  return done;
}

/** The seats of people who must act now. Bots have no clock, and neither have seats for which one stands in. */
export function seatsOnClock(seats: readonly SeatState[], match: Match): Seat[] {
  if (match.result !== undefined) return [];
  return seatsOf(match.game.rules.actors(match.state)).filter((seat) => {
    const state = seats[seat];
    return state?.person !== undefined && state.standIn === undefined;
  });
}

function clockAfter(
  context: ServerContext,
  room: Room & { live: Live },
  from: number,
  mover: Seat | undefined,
  now: number,
): Clock | undefined {
  const { live, table } = room;
  const { match } = live;
  if (table.pace.type === 'none' || match.line.length === 0) return undefined;
  const running = seatsOnClock(table.seats, match);
  if (live.clock === undefined) return firstClock(table.pace, match.seats, running, now);
  // The turn has ended for the seat whose step reached a barrier.
  const taken = mover !== undefined && match.border.version > from ? [mover] : [];
  return turnClock(live.clock, table.pace, now, context.uptime.between, running, taken);
}
