/** Settlements by sector, counted for all four sectors at once. */
import { lowestBit, popcount } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { SECTOR_ROW, SIZE } from '../src/board.ts';
import { MAX_SEATS, OWN, OWN_ROWS } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** Indexed by seat * 4 + slot; written by `countSectors`. */
export const sectors = new Int32Array(MAX_SEATS * 4);

export function countSectors(s: State, seat: Seat): void {
  const { a } = s;
  const at = seat * 4;
  for (let slot = 0; slot < 4; slot++) sectors[at + slot] = 0;
  for (let rows = a[OWN_ROWS + seat]; rows !== 0; rows &= rows - 1) {
    const row = lowestBit(rows);
    const word = a[OWN + seat * SIZE + row];
    const half = at + (row < SIZE / 2 ? 0 : 2);
    sectors[half] += popcount(word & SECTOR_ROW);
    sectors[half + 1] += popcount(word >> (SIZE / 2));
  }
}
