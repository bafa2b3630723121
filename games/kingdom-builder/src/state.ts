import { layout, popcount } from '@four-crowns/core';
import type { IndexOf } from '@four-crowns/core';
import { BUILDABLE, CARDS_PER_TERRAIN, SETTLEMENTS, TILES_PER_LOCATION, WATER } from './data.ts';
import {
  besideRow,
  COLUMN_OF,
  FULL_ROW,
  groundCount,
  groundOf,
  groundRow,
  ROW_OF,
  SIZE,
  SLOT_OF,
  specialHex,
} from './board.ts';
import type { Options } from './options.ts';

/** The whole position in one int array, so that a copy is one memory move. Offsets below. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly a: Int32Array;
  /** `look.ts` keeps its last look here; no part of the position. */
  look: object | undefined;
}

export const MAX_SEATS = 4;
const GROUNDS_WITH_SETS = WATER + 1;

const offsets = layout({
  /** Sets of hexes, 20 words each: a seat's settlements, what touches them, free hexes by ground. */
  OWN: MAX_SEATS * SIZE,
  BESIDE: MAX_SEATS * SIZE,
  FREE: GROUNDS_WITH_SETS * SIZE,
  /** Free hexes of the five terrains together. */
  LAND: SIZE,
  /** Number of free hexes by ground. */
  FREE_COUNT: GROUNDS_WITH_SETS,
  /** By seat: the rows (bits) that hold settlements, so that the rules look only there. */
  OWN_ROWS: MAX_SEATS,

  STAGE: 1,
  FIRST: 1,
  CURRENT: 1,
  /** The terrain card in force; -1 for none. */
  CARD: 1,
  /** Mandatory settlements still to build. */
  LEFT: 1,
  /** The hex a lifted settlement came from; -1 for none. */
  LIFTED: 1,
  LIFTED_BY: 1,
  LAST_ROUND: 1,
  /** How often the discard became the pile. */
  GENERATION: 1,
  /** Locations (bits) whose tile the current seat gained this turn: not usable yet (KB-4.3). */
  FRESH: 1,
  /** Four layings, see board.ts; -1 while not laid. */
  LAYING: 4,
  /** Three cards; -1 while not drawn. */
  OBJECTIVE: 3,
  /** Two bits a tile kind: how often the current seat may still use it this turn (KB-4.4). */
  USES: 1,
  /** By location (slot * 2 + 0 or 1). */
  TILES_LEFT: 8,
  STOCK: MAX_SEATS,
  /** A terrain, or -1. */
  HAND: MAX_SEATS,
  /** Which generation of the pile a hand was drawn from. */
  HAND_GENERATION: MAX_SEATS,
  /** By seat, bits of locations: tiles held now, and tiles ever taken (KB-4.2). */
  HELD: MAX_SEATS,
  TAKEN: MAX_SEATS,
  PILE: BUILDABLE,
  DISCARD: BUILDABLE,
  /** Cards that left the game (KB-2.7). */
  REMOVED: BUILDABLE,
});
export const {
  OWN,
  BESIDE,
  FREE,
  LAND,
  FREE_COUNT,
  OWN_ROWS,
  STAGE,
  FIRST,
  CURRENT,
  CARD,
  LEFT,
  LIFTED,
  LIFTED_BY,
  LAST_ROUND,
  GENERATION,
  FRESH,
  LAYING,
  OBJECTIVE,
  USES,
  TILES_LEFT,
  STOCK,
  HAND,
  HAND_GENERATION,
  HELD,
  TAKEN,
  PILE,
  DISCARD,
  REMOVED,
} = offsets;
const { LENGTH } = offsets;

export const STAGES = [
  'sectors',
  'objectives',
  'first-player',
  'hands',
  'turn',
  'lifted',
  'replace',
  'draw',
  'over',
] as const;
export const SECTORS = 0;
export const DRAW_OBJECTIVES = 1;
export const CHOOSE_FIRST = 2;
export const HANDS = 3;
export const TURN = 4;
export const PLACE = 5;
export const REPLACE = 6;
export const DRAW = 7;
export const OVER = 8;

export type Stage = IndexOf<typeof STAGES>;

/** Stages in which chance answers. */
export type DealerStage = Exclude<Stage, typeof TURN | typeof PLACE | typeof OVER>;

export function stageOf(s: State): Stage {
  // The array holds plain numbers; nothing but a stage is written there.
  return s.a[STAGE] as Stage;
}

export function emptyState(options: Options, seats: number): State {
  const a = new Int32Array(LENGTH);
  a.fill(-1, FIRST, LIFTED_BY + 1);
  a[LEFT] = 0;
  a.fill(-1, LAYING, USES);
  a.fill(-1, HAND, HAND + MAX_SEATS);
  a.fill(CARDS_PER_TERRAIN, PILE, PILE + BUILDABLE);
  a.fill(SETTLEMENTS, STOCK, STOCK + seats);
  return { options, seats, a, look: undefined };
}

export function clone(s: State): State {
  return { options: s.options, seats: s.seats, a: s.a.slice(), look: undefined };
}

export function copy(from: State, to: State): void {
  to.a.set(from.a);
}

export function groundAt(s: State, hex: number): number {
  return groundOf(s.a[LAYING + SLOT_OF[hex]], hex);
}

/** One row of the printed board. */
export function printedRow(s: State, ground: number, row: number): number {
  const upper = row < 10 ? LAYING : LAYING + 2;
  return groundRow(s.a[upper], s.a[upper + 1], ground, row);
}

/** Once all four sectors lie: free hexes, and two tiles on each location (KB-1.4). */
export function layOut(s: State): void {
  for (let slot = 0; slot < 4; slot++) {
    for (let i = 0; i < 2; i++) {
      const has = specialHex(s.a[LAYING + slot], slot, i) >= 0;
      s.a[TILES_LEFT + slot * 2 + i] = has ? TILES_PER_LOCATION : 0;
    }
  }
  printBoard(s);
}

/** Free hexes are derived: the printed board minus all settlements. */
export function layFree(s: State): void {
  printBoard(s);
  const { a } = s;
  for (let ground = 0; ground < GROUNDS_WITH_SETS; ground++) {
    for (let row = 0; row < SIZE; row++) {
      const at = FREE + ground * SIZE + row;
      for (let seat = 0; seat < s.seats; seat++) {
        const built = a[at] & a[OWN + seat * SIZE + row];
        a[at] &= ~built;
        a[FREE_COUNT + ground] -= popcount(built);
        if (ground < BUILDABLE) a[LAND + row] &= ~built;
      }
    }
  }
}

/** The board without a settlement. */
function printBoard(s: State): void {
  const { a } = s;
  for (let half = 0; half < 2; half++) {
    const left = a[LAYING + half * 2];
    const right = a[LAYING + half * 2 + 1];
    for (let row = half * 10; row < half * 10 + 10; row++) a[LAND + row] = 0;
    for (let ground = 0; ground < GROUNDS_WITH_SETS; ground++) {
      if (half === 0) a[FREE_COUNT + ground] = 0;
      a[FREE_COUNT + ground] += groundCount(left, ground) + groundCount(right, ground);
      for (let row = half * 10; row < half * 10 + 10; row++) {
        const word = groundRow(left, right, ground, row);
        a[FREE + ground * SIZE + row] = word;
        if (ground < BUILDABLE) a[LAND + row] |= word;
      }
    }
  }
}

/** All that is derived from a seat's settlements alone. */
export function layBeside(s: State, seat: number): void {
  s.a[OWN_ROWS + seat] = 0;
  for (let row = 0; row < SIZE; row++) {
    if (s.a[OWN + seat * SIZE + row] !== 0) s.a[OWN_ROWS + seat] |= 1 << row;
    layBesideRow(s, seat, row);
  }
}

/** What touches a seat's settlements, in row `row`, derived from them. */
export function layBesideRow(s: State, seat: number, row: number): void {
  const { a } = s;
  const own = OWN + seat * SIZE;
  const here = a[own + row];
  let word = (here << 1) | (here >> 1);
  if (row > 0) word |= besideRow(row, a[own + row - 1]);
  if (row < SIZE - 1) word |= besideRow(row, a[own + row + 1]);
  a[BESIDE + seat * SIZE + row] = word & FULL_ROW;
}

export function isOwn(s: State, seat: number, hex: number): boolean {
  return ((s.a[OWN + seat * SIZE + ROW_OF[hex]] >> COLUMN_OF[hex]) & 1) === 1;
}

/** -1 if the hex is free. */
export function ownerOf(s: State, hex: number): number {
  for (let seat = 0; seat < s.seats; seat++) if (isOwn(s, seat, hex)) return seat;
  return -1;
}

export function sum(a: Int32Array, from: number, length: number): number {
  let total = 0;
  for (let i = from; i < from + length; i++) total += a[i];
  return total;
}

export function usesOf(s: State, tile: number): number {
  return (s.a[USES] >> (tile * 2)) & 3;
}

export function setUses(s: State, tile: number, uses: number): void {
  s.a[USES] = (s.a[USES] & ~(3 << (tile * 2))) | (uses << (tile * 2));
}
