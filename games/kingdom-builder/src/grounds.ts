/** KB-3.4, the rule of every plain settlement: next to an own one where a free hex of the ground is. */
import { lowestBit, nthBit, popcount } from '@four-crowns/core';
import type { Code, Codes, Rng } from '@four-crowns/core';
import { FULL_ROW, SIZE } from './board.ts';
import { BESIDE, FREE, FREE_COUNT, OWN_ROWS } from './state.ts';
import type { State } from './state.ts';

/** Free hexes of a ground next to the seat's settlements. No branch but the loop: this is the hottest line. */
export function countAdjacent(s: State, seat: number, ground: number): number {
  const { a } = s;
  const free = FREE + ground * SIZE;
  const beside = BESIDE + seat * SIZE;
  const end = endRow(s, seat);
  let n = 0;
  for (let row = firstRow(s, seat); row < end; row++) n += popcount(a[free + row] & a[beside + row]);
  return n;
}

export function countOn(s: State, seat: number, ground: number): number {
  return countAdjacent(s, seat, ground) || s.a[FREE_COUNT + ground];
}

const WORDS = new Int32Array(SIZE);

/** One of them, uniformly: counted and found with one look at the board. */
export function pickOn(s: State, seat: number, ground: number, rng: Rng): number {
  const { a } = s;
  const free = FREE + ground * SIZE;
  const beside = BESIDE + seat * SIZE;
  const first = firstRow(s, seat);
  const end = endRow(s, seat);
  let n = 0;
  for (let row = first; row < end; row++) {
    const word = a[free + row] & a[beside + row];
    WORDS[row] = word;
    n += popcount(word);
  }
  if (n === 0) return nthOn(s, seat, ground, rng.below(a[FREE_COUNT + ground]));
  let left = rng.below(n);
  for (let row = first; ; row++) {
    const here = popcount(WORDS[row]);
    if (left < here) return row * SIZE + nthBit(WORDS[row], left);
    left -= here;
  }
}

/** `base` + hex for each, ascending. */
export function listOn(s: State, seat: number, ground: number, base: Code, out: Codes): void {
  const { a } = s;
  const { at } = out;
  const free = FREE + ground * SIZE;
  const beside = BESIDE + seat * SIZE;
  const before = out.n;
  let n = before;
  const end = endRow(s, seat);
  for (let row = firstRow(s, seat); row < end; row++) {
    for (let word = a[free + row] & a[beside + row]; word !== 0; word &= word - 1) {
      at[n++] = base + row * SIZE + lowestBit(word);
    }
  }
  if (n === before) {
    for (let row = 0; row < SIZE; row++) {
      for (let word = a[free + row]; word !== 0; word &= word - 1)
        at[n++] = base + row * SIZE + lowestBit(word);
    }
  }
  if (n > at.length) throw new RangeError('more legal codes than the buffer holds');
  out.n = n;
}

/** The hex of number `k` among them. */
export function nthOn(s: State, seat: number, ground: number, k: number): number {
  const { a } = s;
  const free = FREE + ground * SIZE;
  const beside = BESIDE + seat * SIZE;
  const end = endRow(s, seat);
  let left = k;
  let any = 0;
  for (let row = firstRow(s, seat); row < end; row++) {
    const word = a[free + row] & a[beside + row];
    any |= word;
    const n = popcount(word);
    if (left < n) return row * SIZE + nthBit(word, left);
    left -= n;
  }
  if (any === 0) {
    for (let row = 0; row < SIZE; row++) {
      const n = popcount(a[free + row]);
      if (left < n) return row * SIZE + nthBit(a[free + row], left);
      left -= n;
    }
  }
  throw new RangeError(`there is no spot ${k}`);
}

/** The rows that the seat's settlements stand on or touch: from `firstRow`, before `endRow`. */
function firstRow(s: State, seat: number): number {
  const rows = s.a[OWN_ROWS + seat];
  return rows === 0 ? 0 : lowestBit((rows | (rows >> 1)) & FULL_ROW);
}

function endRow(s: State, seat: number): number {
  const rows = s.a[OWN_ROWS + seat];
  return rows === 0 ? 0 : Math.min(SIZE, 33 - Math.clz32(rows));
}
