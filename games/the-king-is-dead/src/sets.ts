/**
 * What a card takes, gives or places at one place is a set of at most two followers: four sets of
 * one, ten of two, and the empty one. Sets are numbered so that they ascend.
 */
import { FACTIONS } from './data.ts';
import type { Faction } from './data.ts';
import { MAP } from './state.ts';
import type { State } from './state.ts';

type Pairs = `${Faction}_${Faction}`;
/** Factions in their order with `_` between, such as `scottish_english`; or `none`. */
export type Followers = Faction | Pairs | 'none';

export const NO_SET = 14;
const SETS = 15;
export const SET_SIZE = new Int8Array(SETS);
/** Four words a set: how many of each faction. */
export const SET_HAS = new Int8Array(SETS * 4);
export const SET_NAMES: Followers[] = [];
const PAIR_OF = new Int8Array(16);

for (let f = 0; f < 4; f++) {
  SET_SIZE[f] = 1;
  SET_HAS[f * 4 + f] = 1;
  SET_NAMES.push(FACTIONS[f]);
}
for (let f = 0; f < 4; f++) {
  for (let g = f; g < 4; g++) {
    const set = SET_NAMES.length;
    SET_SIZE[set] = 2;
    SET_HAS[set * 4 + f]++;
    SET_HAS[set * 4 + g]++;
    PAIR_OF[f * 4 + g] = set;
    PAIR_OF[g * 4 + f] = set;
    SET_NAMES.push(`${FACTIONS[f]}_${FACTIONS[g]}`);
  }
}
SET_NAMES.push('none');

/** The set of two factions. */
export function pairOf(f: number, g: number): number {
  return PAIR_OF[f * 4 + g];
}

/** The set of `n` followers of one faction, n from 0 to 2. */
export function several(f: number, n: number): number {
  return n === 2 ? PAIR_OF[f * 5] : n === 1 ? f : NO_SET;
}

/**
 * What there is to take somewhere, as far as it matters: bit f = at least one of that faction, bit
 * f + 4 = at least two.
 */
export function stockAt(a: Int32Array, at: number): number {
  const s = a[at];
  const w = a[at + 1];
  const e = a[at + 2];
  const v = a[at + 3];
  return (
    (s > 0 ? (s > 1 ? 17 : 1) : 0) |
    (w > 0 ? (w > 1 ? 34 : 2) : 0) |
    (e > 0 ? (e > 1 ? 68 : 4) : 0) |
    (v > 0 ? (v > 1 ? 136 : 8) : 0)
  );
}

export function stockIn(s: State, region: number): number {
  return stockAt(s.a, MAP + region * 4);
}

/** Masks for `stockAt`: only these factions. */
export const ANYONE = 0xff;
export const ONLY = [0x11, 0x22, 0x44, 0x88];
export const WITHOUT = [0xee, 0xdd, 0xbb, 0x77];
/** TKD-11.2: what can be in the supply, and be returned to it. */
export const NO_VIKINGS = 0x77;

/** Room for the ten sets of two and their number. */
const ROW = 11;
const LISTS = new Int8Array(2 * 256 * ROW);
for (let stock = 0; stock < 256; stock++) {
  for (let set = 0; set < NO_SET; set++) {
    let fits = true;
    for (let f = 0; f < 4; f++) {
      const wanted = SET_HAS[set * 4 + f];
      if (wanted > 0 && ((stock >> f) & 1) === 0) fits = false;
      if (wanted > 1 && ((stock >> (f + 4)) & 1) === 0) fits = false;
    }
    if (!fits) continue;
    const at = listAt(stock, SET_SIZE[set]);
    LISTS[at]++;
    LISTS[at + LISTS[at]] = set;
  }
}

/** Where in SET_LISTS stand the sets of `size` out of a stock: first their number, then they. */
export function listAt(stock: number, size: number): number {
  return ((size - 1) * 256 + stock) * ROW;
}
export const SET_LISTS = LISTS;
