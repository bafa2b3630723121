import { popcount } from '@four-crowns/core';
import { SECTOR_ROW, SIZE } from '../board.ts';
import { OWN } from '../state.ts';
import type { State } from '../state.ts';

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

/** KB-6.10: 3 gold for each settlement in the one sector where the player has fewest. */
export function farmers(s: State, seat: number): number {
  let fewest = inSector(s, seat, 0);
  for (let slot = 1; slot < 4; slot++) fewest = Math.min(fewest, inSector(s, seat, slot));
  return 3 * fewest;
}

/** A seat's settlements in one sector. */
export function inSector(s: State, seat: number, slot: number): number {
  const first = slot >= 2 ? 10 : 0;
  const shift = (slot & 1) * 10;
  let n = 0;
  for (let row = first; row < first + 10; row++) {
    const word = (s.a[OWN + seat * SIZE + row] >> shift) & SECTOR_ROW;
    if (word !== 0) n += popcount(word);
  }
  return n;
}
