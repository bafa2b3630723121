/** What is near what on a board, as sets of hexes: computed once per board. */
import { lowestBit } from '@four-crowns/core';
import {
  besideRow,
  COLUMN_OF,
  FULL_ROW,
  HEXES,
  LAYINGS,
  NEIGHBOURS,
  ROW_OF,
  SIZE,
  SLOT_OF,
  specialHex,
  specialNear,
} from '../src/board.ts';
import { BUILDABLE, CASTLE, LOCATION, MOUNTAIN, WATER } from '../src/data.ts';
import { groundAt, LAYING, printedRow } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** Two locations and two castles in each of four sectors. */
export const SPECIALS = 16;
/** How many rows above and below a special hex the set of hexes up to two steps away covers. */
export const REACH = 2;
export const RING_ROWS = 2 * REACH + 1;

export interface Near {
  /**
   * 20 words each: hexes that touch water and are not water themselves, that touch a mountain, that touch a special
   * hex.
   */
  readonly water: Int32Array;
  readonly mountain: Int32Array;
  readonly special: Int32Array;
  /** By hex: the terrains of its neighbours, as bits. */
  readonly terrains: Uint8Array;
  /** By hex: the special place (slot * 4 + index) that it touches, or -1. */
  readonly place: Int8Array;
  /** By special place: its hex, or -1. */
  readonly hex: Int16Array;
  /**
   * By special place: five words, starting two rows above, for hexes one step away, and for hexes one or two steps
   * away.
   */
  readonly one: Int32Array;
  readonly two: Int32Array;
  /** By hex: the special places exactly two steps away, as bits. */
  readonly far: Int32Array;
}

const MOST = 256;
const known = new Map<number, Near>();
let last: Near | undefined;
let lastKey = -1;

export function nearOf(s: State): Near {
  const { a } = s;
  let key = 0;
  for (let slot = 0; slot < 4; slot++) key = key * LAYINGS + a[LAYING + slot];
  if (last !== undefined && key === lastKey) return last;
  let near = known.get(key);
  if (near === undefined) {
    // A server that runs for months must not remember every board.
    if (known.size >= MOST) known.clear();
    near = lookAround(s);
    known.set(key, near);
  }
  lastKey = key;
  last = near;
  return near;
}

function lookAround(s: State): Near {
  const water = touching(s, WATER);
  const special = touching(s, LOCATION);
  const castle = touching(s, CASTLE);
  for (let row = 0; row < SIZE; row++) {
    water[row] &= ~printedRow(s, WATER, row);
    special[row] |= castle[row];
  }
  const hex = new Int16Array(SPECIALS);
  const one = new Int32Array(SPECIALS * RING_ROWS);
  const two = new Int32Array(SPECIALS * RING_ROWS);
  const far = new Int32Array(HEXES);
  for (let place = 0; place < SPECIALS; place++) {
    hex[place] = specialHex(s.a[LAYING + (place >> 2)], place >> 2, place & 3);
    if (hex[place] < 0) continue;
    const at = new Int32Array(SIZE);
    at[ROW_OF[hex[place]]] = 1 << COLUMN_OF[hex[place]];
    const first = around(at);
    const second = around(first);
    for (let i = 0; i < RING_ROWS; i++) {
      const row = ROW_OF[hex[place]] + i - REACH;
      if (row < 0 || row >= SIZE) continue;
      one[place * RING_ROWS + i] = first[row] & ~at[row];
      two[place * RING_ROWS + i] = second[row] & ~at[row];
      for (let ring = second[row] & ~first[row]; ring !== 0; ring &= ring - 1) {
        far[row * SIZE + lowestBit(ring)] |= 1 << place;
      }
    }
  }
  const place = Int8Array.from({ length: HEXES }, (_, at) => {
    const slot = SLOT_OF[at];
    const which = specialNear(s.a[LAYING + slot], at);
    return which === 0 ? -1 : slot * 4 + which - 1;
  });
  const terrains = terrainsAround(s);
  return { water, mountain: touching(s, MOUNTAIN), special, terrains, place, hex, one, two, far };
}

function terrainsAround(s: State): Uint8Array {
  const terrains = new Uint8Array(HEXES);
  for (let i = 0; i < HEXES * 6; i++) {
    const ground = NEIGHBOURS[i] < 0 ? BUILDABLE : groundAt(s, NEIGHBOURS[i]);
    if (ground < BUILDABLE) terrains[Math.floor(i / 6)] |= 1 << ground;
  }
  return terrains;
}

function touching(s: State, ground: number): Int32Array {
  return neighbours(Int32Array.from({ length: SIZE }, (_, row) => printedRow(s, ground, row)));
}

function neighbours(set: Int32Array): Int32Array {
  return set.map((here, row) => {
    const above = row > 0 ? besideRow(row, set[row - 1]) : 0;
    const below = row < SIZE - 1 ? besideRow(row, set[row + 1]) : 0;
    return ((here << 1) | (here >> 1) | above | below) & FULL_ROW;
  });
}

function around(set: Int32Array): Int32Array {
  return neighbours(set).map((word, row) => word | set[row]);
}
