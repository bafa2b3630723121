import type { Code, Codes } from '@four-crowns/core';
import { COLUMN_OF, lowest, popcount, ROW_OF, SIZE } from './board.ts';
import { BESIDE } from './state.ts';
import type { State } from './state.ts';

/** The set of hexes being worked out: written by a rule, read at once by the caller, never kept. */
export const SPOTS = new Int32Array(SIZE);

export function noSpots(): void {
  SPOTS.fill(0);
}

/** KB-3.4 on the set in SPOTS. */
export function preferBeside(s: State, seat: number): void {
  const beside = BESIDE + seat * SIZE;
  let any = 0;
  for (let row = 0; row < SIZE; row++) any |= SPOTS[row] & s.a[beside + row];
  if (any !== 0) for (let row = 0; row < SIZE; row++) SPOTS[row] &= s.a[beside + row];
}

/** `base` + hex for each spot, ascending. */
export function listSpots(base: Code, out: Codes): void {
  const { at } = out;
  let n = out.n;
  for (let row = 0; row < SIZE; row++) {
    let word = SPOTS[row];
    while (word !== 0) {
      at[n++] = base + row * SIZE + lowest(word);
      word &= word - 1;
    }
  }
  if (n > at.length) throw new RangeError('more legal codes than the buffer holds');
  out.n = n;
}

export function countSpots(): number {
  let n = 0;
  for (let row = 0; row < SIZE; row++) n += popcount(SPOTS[row]);
  return n;
}

/** The hex of spot number `k`. */
export function nthSpot(k: number): number {
  let left = k;
  for (let row = 0; row < SIZE; row++) {
    let word = SPOTS[row];
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

export function isSpot(hex: number): boolean {
  return ((SPOTS[ROW_OF[hex]] >> COLUMN_OF[hex]) & 1) === 1;
}

/** Takes one hex out of SPOTS. */
export function dropSpot(hex: number): void {
  SPOTS[ROW_OF[hex]] &= ~(1 << COLUMN_OF[hex]);
}
