import { popcount, SIZE } from '../board.ts';
import { CASTLE, LOCATION } from '../data.ts';
import { OWN } from '../state.ts';
import type { State } from '../state.ts';
import { besidePrinted } from './beside.ts';

/** KB-6.7: 1 gold for each settlement next to a location or castle, whether tiles are left or not. */
export function workers(s: State, seat: number): number {
  let gold = 0;
  for (let row = 0; row < SIZE; row++) {
    const own = s.a[OWN + seat * SIZE + row];
    if (own === 0) continue;
    gold += popcount(own & (besidePrinted(s, LOCATION, row) | besidePrinted(s, CASTLE, row)));
  }
  return gold;
}
