import { SIZE } from './board.ts';
import { BESIDE, FREE, FREE_COUNT, groundAt, layBesideRow, OWN } from './state.ts';
import type { State } from './state.ts';

/** KB-3.1: the hex is free before. Keeps the derived sets up to date. */
export function putSettlement(s: State, seat: number, hex: number): void {
  const { a } = s;
  const row = Math.floor(hex / SIZE);
  const bit = 1 << (hex % SIZE);
  a[OWN + seat * SIZE + row] |= bit;
  const ground = groundAt(s, hex);
  a[FREE + ground * SIZE + row] &= ~bit;
  a[FREE_COUNT + ground]--;
  const beside = BESIDE + seat * SIZE + row;
  a[beside] |= ((bit << 1) | (bit >> 1)) & 0xfffff;
  // In the rows above and below a settlement touches its own column and the one its row leans to.
  const pair = ((row & 1) === 0 ? bit | (bit >> 1) : bit | (bit << 1)) & 0xfffff;
  if (row > 0) a[beside - 1] |= pair;
  if (row < SIZE - 1) a[beside + 1] |= pair;
}

export function takeSettlement(s: State, seat: number, hex: number): void {
  const { a } = s;
  const row = Math.floor(hex / SIZE);
  const bit = 1 << (hex % SIZE);
  a[OWN + seat * SIZE + row] &= ~bit;
  const ground = groundAt(s, hex);
  a[FREE + ground * SIZE + row] |= bit;
  a[FREE_COUNT + ground]++;
  layBesideRow(s, seat, row);
  if (row > 0) layBesideRow(s, seat, row - 1);
  if (row < SIZE - 1) layBesideRow(s, seat, row + 1);
}
