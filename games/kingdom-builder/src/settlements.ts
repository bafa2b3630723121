import { COLUMN_OF, FULL_ROW, lowest, popcount, ROW_OF, SIZE } from './board.ts';
import { BUILDABLE, WATER } from './data.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

/** KB-3.1: the hex is free before. Keeps the derived sets up to date. */
export function putSettlement(s: State, seat: number, hex: number): void {
  const { a } = s;
  const row = ROW_OF[hex];
  const column = COLUMN_OF[hex];
  const bit = 1 << column;
  a[at.OWN + seat * SIZE + row] |= bit;
  a[at.OWN_ROWS + seat] |= 1 << row;
  const ground = at.groundAt(s, hex);
  for (let other = 0; other < s.seats; other++) {
    const touches = (a[at.BESIDE + other * SIZE + row] >> column) & 1;
    a[at.ADJACENT + other * at.GROUNDS_WITH_SETS + ground] -= touches;
  }
  a[at.FREE + ground * SIZE + row] &= ~bit;
  a[at.FREE_COUNT + ground]--;
  if (ground < BUILDABLE) a[at.LAND + row] &= ~bit;
  touch(s, seat, row, ((bit << 1) | (bit >> 1)) & FULL_ROW);
  // In the rows above and below a settlement touches its own column and the one its row leans to.
  const pair = ((row & 1) === 0 ? bit | (bit >> 1) : bit | (bit << 1)) & FULL_ROW;
  if (row > 0) touch(s, seat, row - 1, pair);
  if (row < SIZE - 1) touch(s, seat, row + 1, pair);
}

/** Hexes of a row that now touch the seat's settlements. */
function touch(s: State, seat: number, row: number, hexes: number): void {
  const { a } = s;
  const beside = at.BESIDE + seat * SIZE + row;
  const free = a[at.LAND + row] | a[at.FREE + WATER * SIZE + row];
  for (let word = hexes & ~a[beside] & free; word !== 0; word &= word - 1) {
    const ground = at.groundAt(s, row * SIZE + lowest(word));
    a[at.ADJACENT + seat * at.GROUNDS_WITH_SETS + ground]++;
  }
  a[beside] |= hexes;
}

export function takeSettlement(s: State, seat: number, hex: number): void {
  const { a } = s;
  const row = ROW_OF[hex];
  const column = COLUMN_OF[hex];
  const bit = 1 << column;
  const own = at.OWN + seat * SIZE + row;
  a[own] &= ~bit;
  if (a[own] === 0) a[at.OWN_ROWS + seat] &= ~(1 << row);
  untouch(s, seat, row);
  if (row > 0) untouch(s, seat, row - 1);
  if (row < SIZE - 1) untouch(s, seat, row + 1);
  const ground = at.groundAt(s, hex);
  a[at.FREE + ground * SIZE + row] |= bit;
  a[at.FREE_COUNT + ground]++;
  if (ground < BUILDABLE) a[at.LAND + row] |= bit;
  for (let other = 0; other < s.seats; other++) {
    const touches = (a[at.BESIDE + other * SIZE + row] >> column) & 1;
    a[at.ADJACENT + other * at.GROUNDS_WITH_SETS + ground] += touches;
  }
}

/** After a settlement has gone: what in this row no longer touches the seat's settlements. */
function untouch(s: State, seat: number, row: number): void {
  const { a } = s;
  const before = a[at.BESIDE + seat * SIZE + row];
  at.layBesideRow(s, seat, row);
  const lost = before & ~a[at.BESIDE + seat * SIZE + row];
  if (lost === 0) return;
  for (let ground = 0; ground < at.GROUNDS_WITH_SETS; ground++) {
    const gone = a[at.FREE + ground * SIZE + row] & lost;
    if (gone !== 0) a[at.ADJACENT + seat * at.GROUNDS_WITH_SETS + ground] -= popcount(gone);
  }
}
