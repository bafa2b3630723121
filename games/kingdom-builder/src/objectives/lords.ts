import type { State } from '../state.ts';
import { inSector } from './sectors.ts';

const MOST = 12;
const NEXT = 6;

/**
 * KB-6.9: in each sector 12 gold for the most settlements and 6 for the next number, to everyone
 * tied; whether no settlement at all can rank is an option (KB-8.4).
 */
export function lords(s: State, seat: number): number {
  let gold = 0;
  for (let slot = 0; slot < 4; slot++) {
    const mine = inSector(s, seat, slot);
    if (mine === 0 && !s.options.lordsZeroCounts) continue;
    let most = 0;
    for (let other = 0; other < s.seats; other++) most = Math.max(most, inSector(s, other, slot));
    if (mine === most) {
      gold += MOST;
      continue;
    }
    let next = 0;
    for (let other = 0; other < s.seats; other++) {
      const n = inSector(s, other, slot);
      if (n < most && n > next) next = n;
    }
    if (mine === next) gold += NEXT;
  }
  return gold;
}
