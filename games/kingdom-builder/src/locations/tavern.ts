import { SIZE } from '../board.ts';
import { SPOTS } from '../spots.ts';
import { LAND, OWN, OWN_ROWS } from '../state.ts';
import type { State } from '../state.ts';

/**
 * KB-5.5: the free land beyond either end of an unbroken straight run of three own settlements. Seen
 * from the empty hex, the three nearest hexes in one of six directions are own ones.
 */
export function tavernSpots(s: State, seat: number): void {
  const { a } = s;
  const own = OWN + seat * SIZE;
  const rows = a[OWN_ROWS + seat];
  const below = (rows >> 1) & (rows >> 2) & (rows >> 3);
  const above = (rows << 1) & (rows << 2) & (rows << 3) & ((1 << SIZE) - 1);
  const candidates = rows | below | above;
  for (let row = 0; row < SIZE; row++) {
    const bit = 1 << row;
    if ((candidates & bit) === 0) {
      SPOTS[row] = 0;
      continue;
    }
    const here = a[own + row];
    let ends = ((here >> 1) & (here >> 2) & (here >> 3)) | ((here << 1) & (here << 2) & (here << 3));
    if ((above & bit) !== 0) ends |= diagonals(row, a[own + row - 1], a[own + row - 2], a[own + row - 3]);
    if ((below & bit) !== 0) ends |= diagonals(row, a[own + row + 1], a[own + row + 2], a[own + row + 3]);
    SPOTS[row] = ends & a[LAND + row];
  }
}

/**
 * Two steps along a diagonal are one column; which of two steps shifts depends on the row's lean. An
 * even row's right-hand diagonal runs through columns +0, +1, +1, an odd row's through +1, +1, +2.
 */
function diagonals(row: number, one: number, two: number, three: number): number {
  return (row & 1) === 0
    ? (one & (two >> 1) & (three >> 1)) | ((one << 1) & (two << 1) & (three << 2))
    : ((one >> 1) & (two >> 1) & (three >> 2)) | (one & (two << 1) & (three << 1));
}
