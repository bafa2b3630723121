import type { Code, Codes } from '@four-crowns/core';
import { popcount, SIZE } from './board.ts';
import { BESIDE, FREE } from './state.ts';
import type { State } from './state.ts';

/** The set of hexes being worked out: written by a rule, read at once by the caller, never kept. */
export const SPOTS = new Int32Array(SIZE);

export function noSpots(): void {
  SPOTS.fill(0);
}

/** KB-3.4: free hexes of a ground next to own settlements; if there are none, all free ones. */
export function spotsOn(s: State, seat: number, ground: number): void {
  const { a } = s;
  const free = FREE + ground * SIZE;
  const beside = BESIDE + seat * SIZE;
  let any = 0;
  for (let row = 0; row < SIZE; row++) any |= SPOTS[row] = a[free + row] & a[beside + row];
  if (any === 0) for (let row = 0; row < SIZE; row++) SPOTS[row] = a[free + row];
}

/** KB-3.4 on a set already in SPOTS. */
export function preferBeside(s: State, seat: number): void {
  const beside = BESIDE + seat * SIZE;
  let any = 0;
  for (let row = 0; row < SIZE; row++) any |= SPOTS[row] & s.a[beside + row];
  if (any !== 0) for (let row = 0; row < SIZE; row++) SPOTS[row] &= s.a[beside + row];
}

/** Free hexes of the five terrains in one row. */
export function freeLandRow(s: State, row: number): number {
  const { a } = s;
  const f = FREE + row;
  return a[f] | a[f + SIZE] | a[f + 2 * SIZE] | a[f + 3 * SIZE] | a[f + 4 * SIZE];
}

/** `base` + hex for each spot, ascending. */
export function listSpots(base: Code, out: Codes): void {
  for (let row = 0; row < SIZE; row++) {
    let word = SPOTS[row];
    const at = base + row * SIZE;
    while (word !== 0) {
      out.push(at + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}

export function countSpots(): number {
  let n = 0;
  for (let row = 0; row < SIZE; row++) if (SPOTS[row] !== 0) n += popcount(SPOTS[row]);
  return n;
}

/** The hex of spot number `k`. */
export function nthSpot(k: number): number {
  let left = k;
  for (let row = 0; row < SIZE; row++) {
    let word = SPOTS[row];
    if (word === 0) continue;
    const n = popcount(word);
    if (left >= n) {
      left -= n;
      continue;
    }
    while (left-- > 0) word &= word - 1;
    return row * SIZE + 31 - Math.clz32(word & -word);
  }
  throw new RangeError(`there is no spot ${k}`);
}

export function isSpot(hex: number): boolean {
  return ((SPOTS[Math.floor(hex / SIZE)] >> (hex % SIZE)) & 1) === 1;
}
