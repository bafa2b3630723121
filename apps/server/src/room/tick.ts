import { mayBeBehind } from '../context.ts';
import type { ServerContext } from '../context.ts';
import { askBots } from './bot-turn.ts';
import { goOnDealing } from './chance.ts';
import { changeTable } from './change.ts';
import { outOfTime } from './clock.ts';
import { nextDue } from './due.ts';
import { refresh } from './read-others.ts';
import { ensureFresh } from './load.ts';
import { alignTable } from './progress.ts';
import { isLive, isPlaying } from './room.ts';
import type { Room } from './room.ts';
import { standIn } from './stand-in.ts';

/** Does what is due at this table now. Called in the room's turn. */
export async function tick(context: ServerContext, room: Room): Promise<void> {
  await ensureFresh(context, room);
  // Whoever seems to be out of time may have moved long ago, at a node that could not tell.
  if (mayBeBehind(context)) await refresh(context, room);
  if (isLive(room)) await alignTable(context, room);
  const now = context.time.now();
  const { table } = room;
  const { settings } = context;
  if (table.status === 'open' && now >= table.touchedAt + settings.openTableMs) {
    await closeTable(context, room, 'Nobody began to play for too long.');
  } else if (table.status === 'dealing') await goOnDealing(context, room);
  else if (isPlaying(room)) {
    const { live } = room;
    if (live.clock !== undefined) {
      for (const seat of outOfTime(live.clock, now, context.uptime.between)) {
        await standIn(context, room, seat, 'time');
      }
    }
    if (now >= live.lastAt + settings.deadTableMs) {
      await closeTable(context, room, 'Nobody has moved for too long.');
    }
  }
}

export async function closeTable(context: ServerContext, room: Room, why: string): Promise<void> {
  await changeTable(context, room, (table) => {
    if (table.status === 'over' || table.status === 'closed') return table;
    const { dealsAt: _dealsAt, rewind: _rewind, ...rest } = table;
    return { ...rest, status: 'closed', closed: why, endedAt: context.time.now() };
  });
  context.logger.info({ match: room.id, why }, 'table closed');
}

/** After a failure nothing is tried again faster than this. */
const PAUSE_MS = 1000;

/**
 * After every change: bots are asked, and this node wakes up when the next thing is due. `evict` is
 * called when nothing keeps the room in memory.
 */
export function arm(context: ServerContext, room: Room, evict: () => void): void {
  if (room.isLeft) return;
  askBots(context, room, () => arm(context, room, evict));
  const now = context.time.now();
  const due = room.isStale ? now + PAUSE_MS : nextDue(context, room, room.live?.clock, now);
  const idle = room.listeners.size === 0 && room.asking.size === 0;
  const leave = idle ? room.idleSince + context.settings.roomIdleMs : Infinity;
  const next = Math.min(due ?? Infinity, leave);
  // A timer that rings too early only looks again; a new one for every move would cost more than its rules.
  if (room.cancelTimer !== undefined && room.timerAt > now && room.timerAt <= next) return;
  room.cancelTimer?.();
  room.cancelTimer = undefined;
  if (next === Infinity) return;
  room.timerAt = next;
  room.cancelTimer = context.time.after(next - now, () => ring(context, room, evict));
}

function ring(context: ServerContext, room: Room, evict: () => void): void {
  room.cancelTimer = undefined;
  const idle = room.listeners.size === 0 && room.asking.size === 0;
  if (idle && context.time.now() >= room.idleSince + context.settings.roomIdleMs) evict();
  else void wake(context, room, evict);
}

async function wake(context: ServerContext, room: Room, evict: () => void): Promise<void> {
  try {
    await room.inTurn(() => tick(context, room));
  } catch (error) {
    room.isStale = true;
    context.logger.error({ match: room.id, err: error }, 'due work failed');
  }
  arm(context, room, evict);
}
