import { COLUMN_OF, ROW_OF, SIZE, TWO_AWAY } from '../board.ts';
import { freeLandRow, noSpots, SPOTS } from '../spots.ts';
import { LIFTED, OWN } from '../state.ts';
import type { State } from '../state.ts';

const LAND = new Int32Array(SIZE);

/** KB-5.8: an own settlement jumps exactly two hexes in a straight line, over anything, onto free land. */
export function paddockLiftable(s: State, seat: number): void {
  for (let row = 0; row < SIZE; row++) LAND[row] = freeLandRow(s, row);
  for (let row = 0; row < SIZE; row++) {
    let reach = (LAND[row] << 2) | (LAND[row] >> 2);
    if (row >= 2) reach |= (LAND[row - 2] << 1) | (LAND[row - 2] >> 1);
    if (row < SIZE - 2) reach |= (LAND[row + 2] << 1) | (LAND[row + 2] >> 1);
    SPOTS[row] = s.a[OWN + seat * SIZE + row] & reach;
  }
}

export function paddockSpots(s: State): void {
  noSpots();
  for (let d = 0; d < 6; d++) {
    const hex = TWO_AWAY[s.a[LIFTED] * 6 + d];
    if (hex < 0) continue;
    const row = ROW_OF[hex];
    SPOTS[row] |= freeLandRow(s, row) & (1 << COLUMN_OF[hex]);
  }
}
