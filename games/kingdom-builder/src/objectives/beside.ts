import { besideRow, FULL_ROW, SIZE } from '../board.ts';
import { printedRow } from '../state.ts';
import type { State } from '../state.ts';

/** Hexes of a row that touch a printed ground; a hex built upon keeps its ground. */
export function besidePrinted(s: State, ground: number, row: number): number {
  const here = printedRow(s, ground, row);
  let word = (here << 1) | (here >> 1);
  if (row > 0) word |= besideRow(row, printedRow(s, ground, row - 1));
  if (row < SIZE - 1) word |= besideRow(row, printedRow(s, ground, row + 1));
  return word & FULL_ROW;
}
