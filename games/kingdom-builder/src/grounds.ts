/** KB-3.4, the rule of every plain settlement: next to an own one where a free hex of the ground is. */
import type { Code, Codes } from '@four-crowns/core';
import { FULL_ROW, lowest, popcount, SIZE } from './board.ts';
import { ADJACENT, BESIDE, FREE, FREE_COUNT, GROUNDS_WITH_SETS, OWN_ROWS } from './state.ts';
import type { State } from './state.ts';

export function countOn(s: State, seat: number, ground: number): number {
  return s.a[ADJACENT + seat * GROUNDS_WITH_SETS + ground] || s.a[FREE_COUNT + ground];
}

/** `base` + hex for each, ascending. */
export function listOn(s: State, seat: number, ground: number, base: Code, out: Codes): void {
  const { a } = s;
  const { at } = out;
  const free = FREE + ground * SIZE;
  const beside = BESIDE + seat * SIZE;
  let n = out.n;
  let left = a[ADJACENT + seat * GROUNDS_WITH_SETS + ground];
  const bound = left > 0;
  if (!bound) left = a[FREE_COUNT + ground];
  if (n + left > at.length) throw new RangeError('more legal codes than the buffer holds');
  for (let row = bound ? firstRow(s, seat) : 0; left > 0; row++) {
    let word = bound ? a[free + row] & a[beside + row] : a[free + row];
    while (word !== 0) {
      at[n++] = base + row * SIZE + lowest(word);
      word &= word - 1;
      left--;
    }
  }
  out.n = n;
}

/** The hex of number `k` among them. */
export function nthOn(s: State, seat: number, ground: number, k: number): number {
  const { a } = s;
  const free = FREE + ground * SIZE;
  const beside = BESIDE + seat * SIZE;
  const bound = a[ADJACENT + seat * GROUNDS_WITH_SETS + ground] > 0;
  let left = k;
  for (let row = bound ? firstRow(s, seat) : 0; row < SIZE; row++) {
    let word = bound ? a[free + row] & a[beside + row] : a[free + row];
    const n = popcount(word);
    if (left >= n) {
      left -= n;
      continue;
    }
    while (left-- > 0) word &= word - 1;
    return row * SIZE + lowest(word);
  }
  throw new RangeError(`there is no spot ${k}`);
}

/** The first row that the seat's settlements stand on or touch. */
function firstRow(s: State, seat: number): number {
  const rows = s.a[OWN_ROWS + seat];
  return lowest((rows | (rows >> 1)) & FULL_ROW);
}
