import { popcount, SIZE } from '../board.ts';
import { MOUNTAIN } from '../data.ts';
import { OWN } from '../state.ts';
import type { State } from '../state.ts';
import { besidePrinted } from './beside.ts';

/** KB-6.6: 1 gold for each settlement next to a mountain. */
export function miners(s: State, seat: number): number {
  let gold = 0;
  for (let row = 0; row < SIZE; row++) {
    const own = s.a[OWN + seat * SIZE + row];
    if (own !== 0) gold += popcount(own & besidePrinted(s, MOUNTAIN, row));
  }
  return gold;
}
