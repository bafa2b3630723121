import { COLUMN_OF, ROW_OF, SIZE, TWO_AWAY } from '../board.ts';
import { noSpots, SPOTS } from '../spots.ts';
import { LAND, LIFTED, OWN } from '../state.ts';
import type { State } from '../state.ts';

/** KB-5.8: an own settlement jumps exactly two hexes in a straight line, over anything, onto free land. */
export function paddockLiftable(s: State, seat: number): void {
  const { a } = s;
  const own = OWN + seat * SIZE;
  for (let row = 0; row < SIZE; row++) {
    const here = a[own + row];
    if (here === 0) {
      SPOTS[row] = 0;
      continue;
    }
    const land = LAND + row;
    let reach = (a[land] << 2) | (a[land] >> 2);
    if (row >= 2) reach |= (a[land - 2] << 1) | (a[land - 2] >> 1);
    if (row < SIZE - 2) reach |= (a[land + 2] << 1) | (a[land + 2] >> 1);
    SPOTS[row] = here & reach;
  }
}

export function paddockSpots(s: State): void {
  noSpots();
  for (let d = 0; d < 6; d++) {
    const hex = TWO_AWAY[s.a[LIFTED] * 6 + d];
    if (hex < 0) continue;
    SPOTS[ROW_OF[hex]] |= s.a[LAND + ROW_OF[hex]] & (1 << COLUMN_OF[hex]);
  }
}
