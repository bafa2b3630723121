import { lowestBit } from '@four-crowns/core';
import { FULL_ROW, HEXES, NEIGHBOURS, SIZE } from '../board.ts';
import { addSpots, noSpots } from '../spots.ts';
import { isOwn, LAND, OWN, OWN_ROWS } from '../state.ts';
import type { State } from '../state.ts';

/**
 * KB-5.5: the free land beyond either end of an unbroken straight run of three own settlements. Seen
 * from the empty hex, the three nearest hexes in one of six directions are own ones.
 */
export function tavernSpots(s: State, seat: number): void {
  const { a } = s;
  const own = OWN + seat * SIZE;
  const held = a[OWN_ROWS + seat];
  // Rows with settlements in all three rows below, and above.
  const below = (held >> 1) & (held >> 2) & (held >> 3);
  const above = (held << 1) & (held << 2) & (held << 3) & FULL_ROW;
  noSpots();
  for (let rows = held | below | above; rows !== 0; rows &= rows - 1) {
    const row = lowestBit(rows);
    const here = a[own + row];
    let ends = ((here >> 1) & (here >> 2) & (here >> 3)) | ((here << 1) & (here << 2) & (here << 3));
    if (((above >> row) & 1) === 1) {
      ends |= diagonals(row, a[own + row - 1], a[own + row - 2], a[own + row - 3]);
    }
    if (((below >> row) & 1) === 1) {
      ends |= diagonals(row, a[own + row + 1], a[own + row + 2], a[own + row + 3]);
    }
    addSpots(row, ends & a[LAND + row]);
  }
}

const RIGHT_AND_DOWN = [1, 4, 5];

/** Whether the seat has three in a row anywhere, open at an end or not. */
export function hasLine(s: State, seat: number): boolean {
  return RIGHT_AND_DOWN.some((d) => {
    const next = (hex: number): number => (hex < 0 ? -1 : NEIGHBOURS[hex * 6 + d]);
    for (let hex = 0; hex < HEXES; hex++) {
      const run = [hex, next(hex), next(next(hex))];
      if (run.every((one) => one >= 0 && isOwn(s, seat, one))) return true;
    }
    return false;
  });
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
