import { lowestBit, popcount } from '@four-crowns/core';
import { FULL_ROW, SIZE } from '../board.ts';
import { OWN, OWN_ROWS, printedRow } from '../state.ts';
import type { State } from '../state.ts';

/**
 * A seat's settlements that touch a printed ground; a hex built upon keeps its ground. `except` is a
 * ground whose own hexes do not count, or -1.
 */
export function besidePrinted(s: State, seat: number, ground: number, except: number): number {
  const own = OWN + seat * SIZE;
  let n = 0;
  for (let rows = s.a[OWN_ROWS + seat]; rows !== 0; rows &= rows - 1) {
    const row = lowestBit(rows);
    const here = printedRow(s, ground, row);
    let near = 0;
    if (row > 0) near |= printedRow(s, ground, row - 1);
    if (row < SIZE - 1) near |= printedRow(s, ground, row + 1);
    const lean = (row & 1) === 0 ? near << 1 : near >> 1;
    let word = s.a[own + row] & (near | lean | (here << 1) | (here >> 1)) & FULL_ROW;
    if (except >= 0) word &= ~printedRow(s, except, row);
    n += popcount(word);
  }
  return n;
}
