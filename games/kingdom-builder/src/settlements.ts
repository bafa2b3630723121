import { COLUMN_OF, FULL_ROW, ROW_OF, SIZE } from './board.ts';
import { BUILDABLE } from './data.ts';
import { BESIDE, FREE, FREE_COUNT, groundAt, LAND, layBesideRow, OWN, OWN_ROWS } from './state.ts';
import type { State } from './state.ts';

/** KB-3.1: the hex is free before. Keeps the derived sets up to date. */
export function putSettlement(s: State, seat: number, hex: number): void {
  const { a } = s;
  const row = ROW_OF[hex];
  const bit = 1 << COLUMN_OF[hex];
  a[OWN + seat * SIZE + row] |= bit;
  a[OWN_ROWS + seat] |= 1 << row;
  const ground = groundAt(s, hex);
  a[FREE + ground * SIZE + row] &= ~bit;
  a[FREE_COUNT + ground]--;
  if (ground < BUILDABLE) a[LAND + row] &= ~bit;
  const beside = BESIDE + seat * SIZE + row;
  a[beside] |= ((bit << 1) | (bit >> 1)) & FULL_ROW;
  // In the rows above and below a settlement touches its own column and the one its row leans to.
  const pair = ((row & 1) === 0 ? bit | (bit >> 1) : bit | (bit << 1)) & FULL_ROW;
  if (row > 0) a[beside - 1] |= pair;
  if (row < SIZE - 1) a[beside + 1] |= pair;
}

export function takeSettlement(s: State, seat: number, hex: number): void {
  const { a } = s;
  const row = ROW_OF[hex];
  const bit = 1 << COLUMN_OF[hex];
  const own = OWN + seat * SIZE + row;
  a[own] &= ~bit;
  if (a[own] === 0) a[OWN_ROWS + seat] &= ~(1 << row);
  const ground = groundAt(s, hex);
  a[FREE + ground * SIZE + row] |= bit;
  a[FREE_COUNT + ground]++;
  if (ground < BUILDABLE) a[LAND + row] |= bit;
  layBesideRow(s, seat, row);
  if (row > 0) layBesideRow(s, seat, row - 1);
  if (row < SIZE - 1) layBesideRow(s, seat, row + 1);
}
