import type { ServerContext } from '../context.ts';
import { nextDue } from './due.ts';
import type { Room } from './room.ts';

/** After a failure, the shortest time before trying again. */
const PAUSE_MS = 1000;

/** Calls `ring` when something is due at this table, or when nobody has used it for a long time. */
export function scheduleTimer(context: ServerContext, room: Room, ring: () => void): void {
  const now = context.time.now();
  const due = room.isStale ? now + PAUSE_MS : nextDue(context, room, room.live?.clock, now);
  const unused = hasUsers(room) ? Infinity : unusedAt(context, room);
  const next = Math.min(due ?? Infinity, unused);
  // A timer that fires too early only looks again; setting a new one for every move would cost more than the move.
  if (room.cancelTimer !== undefined && room.timerAt > now && room.timerAt <= next) return;
  room.cancelTimer?.();
  room.cancelTimer = undefined;
  if (next === Infinity) return;
  room.timerAt = next;
  room.cancelTimer = context.time.after(next - now, () => {
    room.cancelTimer = undefined;
    ring();
  });
}

/** Nobody has used the room for long enough that it can leave memory. */
export function isUnused(context: ServerContext, room: Room): boolean {
  return !hasUsers(room) && context.time.now() >= unusedAt(context, room);
}

/** Whether somebody listens or a bot is thinking. */
export function hasUsers(room: Room): boolean {
  return room.listeners.size > 0 || room.asking.size > 0;
}

function unusedAt({ settings }: ServerContext, room: Room): number {
  return room.idleSince + settings.roomIdleMs;
}
