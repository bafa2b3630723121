import { popcount, SIZE } from '../board.ts';
import { WATER } from '../data.ts';
import { OWN, printedRow } from '../state.ts';
import type { State } from '../state.ts';
import { besidePrinted } from './beside.ts';

/** KB-6.1: 1 gold for each settlement next to water; none for one on water. */
export function fishermen(s: State, seat: number): number {
  let gold = 0;
  for (let row = 0; row < SIZE; row++) {
    const own = s.a[OWN + seat * SIZE + row];
    if (own !== 0) gold += popcount(own & ~printedRow(s, WATER, row) & besidePrinted(s, WATER, row));
  }
  return gold;
}
