import { lowestBit } from '@four-crowns/core';
import { COLUMN_OF, ROW_OF, SIZE, TWO_AWAY } from '../board.ts';
import { addSpot, addSpots, noSpots } from '../spots.ts';
import { LAND, LIFTED, OWN, OWN_ROWS } from '../state.ts';
import type { State } from '../state.ts';

/** KB-5.8: an own settlement jumps exactly two hexes in a straight line, over anything, onto free land. */
export function paddockLiftable(s: State, seat: number): void {
  const { a } = s;
  noSpots();
  for (let rows = a[OWN_ROWS + seat]; rows !== 0; rows &= rows - 1) {
    const row = lowestBit(rows);
    const land = LAND + row;
    let reach = (a[land] << 2) | (a[land] >> 2);
    if (row >= 2) reach |= (a[land - 2] << 1) | (a[land - 2] >> 1);
    if (row < SIZE - 2) reach |= (a[land + 2] << 1) | (a[land + 2] >> 1);
    addSpots(row, a[OWN + seat * SIZE + row] & reach);
  }
}

export function paddockSpots(s: State): void {
  noSpots();
  for (let d = 0; d < 6; d++) {
    const hex = TWO_AWAY[s.a[LIFTED] * 6 + d];
    if (hex >= 0 && ((s.a[LAND + ROW_OF[hex]] >> COLUMN_OF[hex]) & 1) === 1) addSpot(hex);
  }
}
