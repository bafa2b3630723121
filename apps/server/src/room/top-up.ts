import type { ServerContext } from '../context.ts';
import { changeTable } from './change.ts';
import { readClock } from './clock.ts';
import type { Room } from './room.ts';

/**
 * This node is shutting down while others stay up, so clocks keep running: people connected here who must act get the
 * time that it takes to find another node. If all nodes are down, clocks stop anyway (`uptime.ts`).
 */
export async function topUp(context: ServerContext, room: Room, ms: number): Promise<void> {
  const { live, table } = room;
  if (live?.clock === undefined || table.pace.type !== 'live') return;
  const here = new Set([...room.listeners].map(({ person }) => person));
  const isCut = (seat: number): boolean => {
    const { person } = table.seats[seat] ?? {};
    return person !== undefined && here.has(person);
  };
  const clock = readClock(live.clock, context.time.now(), context.uptime.between);
  const cut = clock.running.filter(isCut);
  if (cut.length === 0) return;
  const longer = { ...clock, left: clock.left.map((left, seat) => (cut.includes(seat) ? left + ms : left)) };
  live.clock = longer;
  await changeTable(context, room, (now) => ({ ...now, clock: longer }));
}
