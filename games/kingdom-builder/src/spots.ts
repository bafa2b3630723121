import type { Code, Codes } from '@four-crowns/core';
import { COLUMN_OF, FULL_ROW, lowest, popcount, ROW_OF, SIZE } from './board.ts';
import { BESIDE, FREE, OWN_ROWS } from './state.ts';
import type { State } from './state.ts';

/** The set of hexes being worked out: written by a rule, read at once by the caller, never kept. */
export const SPOTS = new Int32Array(SIZE);
/** Outside these rows SPOTS is not to be read. */
let top = 0;
let bottom = SIZE - 1;

export function noSpots(): void {
  top = 1;
  bottom = 0;
}

/** SPOTS will be written for these rows and no others. */
export function spotsWithin(first: number, last: number): void {
  top = first;
  bottom = last;
}

/** SPOTS will be written for every row from the first to the last of a set of rows. */
export function spotsInRows(rows: number): void {
  if (rows === 0) return noSpots();
  top = lowest(rows);
  bottom = 31 - Math.clz32(rows);
}

/** The rows a seat's settlements stand on or touch. */
export function rowsBeside(s: State, seat: number): number {
  const rows = s.a[OWN_ROWS + seat];
  return (rows | (rows << 1) | (rows >> 1)) & FULL_ROW;
}

/** KB-3.4: free hexes of a ground next to own settlements; if there are none, all free ones. */
export function spotsOn(s: State, seat: number, ground: number): void {
  const { a } = s;
  const free = FREE + ground * SIZE;
  const beside = BESIDE + seat * SIZE;
  spotsInRows(rowsBeside(s, seat));
  const last = bottom;
  let any = 0;
  for (let row = top; row <= last; row++) {
    const word = a[free + row] & a[beside + row];
    SPOTS[row] = word;
    any |= word;
  }
  if (any !== 0) return;
  spotsWithin(0, SIZE - 1);
  for (let row = 0; row < SIZE; row++) SPOTS[row] = a[free + row];
}

/** KB-3.4 on a set already in SPOTS, all rows. */
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
  const last = bottom;
  for (let row = top; row <= last; row++) {
    let word = SPOTS[row];
    if (word === 0) continue;
    const first = base + row * SIZE;
    do {
      at[n++] = first + lowest(word);
      word &= word - 1;
    } while (word !== 0);
  }
  if (n > at.length) throw new RangeError('more legal codes than the buffer holds');
  out.n = n;
}

export function countSpots(): number {
  let n = 0;
  const last = bottom;
  for (let row = top; row <= last; row++) if (SPOTS[row] !== 0) n += popcount(SPOTS[row]);
  return n;
}

/** The hex of spot number `k`. */
export function nthSpot(k: number): number {
  let left = k;
  for (let row = top; row <= bottom; row++) {
    let word = SPOTS[row];
    if (word === 0) continue;
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
  const row = ROW_OF[hex];
  return row >= top && row <= bottom && ((SPOTS[row] >> COLUMN_OF[hex]) & 1) === 1;
}

/** Takes one hex out of SPOTS. */
export function dropSpot(hex: number): void {
  if (ROW_OF[hex] >= top && ROW_OF[hex] <= bottom) SPOTS[ROW_OF[hex]] &= ~(1 << COLUMN_OF[hex]);
}
