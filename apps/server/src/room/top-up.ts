import type { ServerContext } from '../context.ts';
import { changeTable } from './change.ts';
import { readClock } from './clock.ts';
import type { Room } from './room.ts';

/**
 * This node is going down while others stay up, so clocks run on: anyone who must think and sits here gets the time
 * that finding another node takes. Where all nodes are down clocks stand still anyway (`uptime.ts`).
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
