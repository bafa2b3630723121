import { mayBeBehind } from '../house.ts';
import type { House } from '../house.ts';
import { askBots } from './bot-turn.ts';
import { goOnDealing } from './chance.ts';
import { changeTable } from './change.ts';
import { outOfTime } from './clock.ts';
import { nextDue } from './due.ts';
import { refresh } from './hear.ts';
import { trusted } from './load.ts';
import { alignTable } from './progress.ts';
import { isPlaying } from './room.ts';
import type { Live, Room } from './room.ts';
import { standIn } from './stand-in.ts';

/** Does what is due at this table now. Called in the room's turn. */
export async function tick(house: House, room: Room): Promise<void> {
  await trusted(house, room);
  // Whoever seems to be out of time may have moved long ago, at a node that could not tell.
  if (mayBeBehind(house)) await refresh(house, room);
  if (isLive(room)) await alignTable(house, room);
  const now = house.time.now();
  const { table } = room;
  const { settings } = house;
  if (table.status === 'open' && now >= table.touchedAt + settings.openTableMs) {
    await closeTable(house, room, 'Nobody began to play for too long.');
  } else if (table.status === 'dealing') await goOnDealing(house, room);
  else if (isPlaying(room)) {
    const { live } = room;
    if (live.clock !== undefined) {
      for (const seat of outOfTime(live.clock, now, house.uptime.between)) {
        await standIn(house, room, seat, 'time');
      }
    }
    if (now >= live.lastAt + settings.deadTableMs) {
      await closeTable(house, room, 'Nobody has moved for too long.');
    }
  }
}

function isLive(room: Room): room is Room & { live: Live } {
  return room.live !== undefined;
}

export async function closeTable(house: House, room: Room, why: string): Promise<void> {
  await changeTable(house, room, (table) => {
    if (table.status === 'over' || table.status === 'closed') return table;
    const { dealsAt: _dealsAt, rewind: _rewind, ...rest } = table;
    return { ...rest, status: 'closed', closed: why, endedAt: house.time.now() };
  });
  house.logger.info({ match: room.id, why }, 'table closed');
}

/** After a failure nothing is tried again faster than this. */
const PAUSE_MS = 1000;

/**
 * After every change: bots are asked, and this node wakes up when the next thing is due. `evict` is
 * called when nothing keeps the room in memory.
 */
export function arm(house: House, room: Room, evict: () => void): void {
  if (room.isLeft) return;
  askBots(house, room, () => arm(house, room, evict));
  const now = house.time.now();
  const due = room.suspect ? now + PAUSE_MS : nextDue(house, room, room.live?.clock, now);
  const idle = room.listeners.size === 0 && room.asking.size === 0;
  const leave = idle ? room.idleSince + house.settings.roomIdleMs : Infinity;
  const next = Math.min(due ?? Infinity, leave);
  // A timer that rings too early only looks again; a new one for every move would cost more than its rules.
  if (room.cancelTimer !== undefined && room.timerAt > now && room.timerAt <= next) return;
  room.cancelTimer?.();
  room.cancelTimer = undefined;
  if (next === Infinity) return;
  room.timerAt = next;
  room.cancelTimer = house.time.after(next - now, () => ring(house, room, evict));
}

function ring(house: House, room: Room, evict: () => void): void {
  room.cancelTimer = undefined;
  const idle = room.listeners.size === 0 && room.asking.size === 0;
  if (idle && house.time.now() >= room.idleSince + house.settings.roomIdleMs) evict();
  else void wake(house, room, evict);
}

async function wake(house: House, room: Room, evict: () => void): Promise<void> {
  try {
    await room.inTurn(() => tick(house, room));
  } catch (error) {
    room.suspect = true;
    house.logger.error({ match: room.id, err: error }, 'due work failed');
  }
  arm(house, room, evict);
}
