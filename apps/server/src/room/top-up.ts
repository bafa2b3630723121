import type { House } from '../house.ts';
import { changeTable } from './change.ts';
import { readClock } from './clock.ts';
import type { Room } from './room.ts';

/**
 * This node is going down while others stay up, so clocks run on: whoever must think and sits here gets the time
 * that finding another node takes. Where all nodes are down clocks stand still anyway (`uptime.ts`).
 */
export async function topUp(house: House, room: Room, ms: number): Promise<void> {
  const { live, table } = room;
  if (live?.clock === undefined || table.pace.type !== 'live') return;
  const here = new Set([...room.listeners].map(({ person }) => person));
  const isCut = (seat: number): boolean => {
    const { person } = table.seats[seat] ?? {};
    return person !== undefined && here.has(person);
  };
  const clock = readClock(live.clock, house.time.now(), house.uptime.between);
  const cut = clock.running.filter(isCut);
  if (cut.length === 0) return;
  const longer = { ...clock, left: clock.left.map((left, seat) => (cut.includes(seat) ? left + ms : left)) };
  live.clock = longer;
  await changeTable(house, room, (now) => ({ ...now, clock: longer }));
}
