/** The set of hexes being worked out: written by a rule, read at once by the caller, never kept. */
import { lowestBit, nthBit, popcount } from '@four-crowns/core';
import type { Code, Codes } from '@four-crowns/core';
import { COLUMN_OF, FULL_ROW, ROW_OF, SIZE } from './board.ts';
import { BESIDE, OWN_ROWS } from './state.ts';
import type { State } from './state.ts';

const SPOTS = new Int32Array(SIZE);
/** The rows (bits) that hold spots; the words of other rows are old and not read. */
let spotRows = 0;

export function noSpots(): void {
  spotRows = 0;
}

export function addSpots(row: number, hexes: number): void {
  if (hexes === 0) return;
  SPOTS[row] = hexes;
  spotRows |= 1 << row;
}

export function addSpot(hex: number): void {
  const row = ROW_OF[hex];
  const before = ((spotRows >> row) & 1) === 1 ? SPOTS[row] : 0;
  addSpots(row, before | (1 << COLUMN_OF[hex]));
}

/**
 * KB-3.4 on a set of hexes given by its rows in the state, `mask` of each row: those next to own
 * settlements, or all if none is.
 */
export function spotsBeside(s: State, seat: number, set: number, mask: Int32Array): void {
  const { a } = s;
  const beside = BESIDE + seat * SIZE;
  const own = a[OWN_ROWS + seat];
  noSpots();
  for (let rows = (own | (own << 1) | (own >> 1)) & FULL_ROW; rows !== 0; rows &= rows - 1) {
    const row = lowestBit(rows);
    addSpots(row, a[set + row] & mask[row] & a[beside + row]);
  }
  if (spotRows !== 0) return;
  for (let row = 0; row < SIZE; row++) addSpots(row, a[set + row] & mask[row]);
}

/** `base` + hex for each spot, ascending. */
export function listSpots(base: Code, out: Codes): void {
  const { at } = out;
  let n = out.n;
  for (let rows = spotRows; rows !== 0; rows &= rows - 1) {
    const row = lowestBit(rows);
    for (let word = SPOTS[row]; word !== 0; word &= word - 1) at[n++] = base + row * SIZE + lowestBit(word);
  }
  if (n > at.length) throw new RangeError('more legal codes than the buffer holds');
  out.n = n;
}

export function countSpots(): number {
  let n = 0;
  for (let rows = spotRows; rows !== 0; rows &= rows - 1) n += popcount(SPOTS[lowestBit(rows)]);
  return n;
}

/** The hex of spot number `k`. */
export function nthSpot(k: number): number {
  let left = k;
  for (let rows = spotRows; rows !== 0; rows &= rows - 1) {
    const row = lowestBit(rows);
    const n = popcount(SPOTS[row]);
    if (left < n) return row * SIZE + nthBit(SPOTS[row], left);
    left -= n;
  }
  throw new RangeError(`there is no spot ${k}`);
}

/** Takes one hex out again. */
export function dropSpot(hex: number): void {
  const row = ROW_OF[hex];
  if (((spotRows >> row) & 1) === 0) return;
  SPOTS[row] &= ~(1 << COLUMN_OF[hex]);
  if (SPOTS[row] === 0) spotRows &= ~(1 << row);
}
