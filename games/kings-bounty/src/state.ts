import { layout } from '@four-crowns/core';
import type { IndexOf } from '@four-crowns/core';
import { CASTLES, COPIES, HAND_LIMIT, HOLDING_KINDS, KINDS, OBELISKS_REMOVED, OPEN_TITLES } from './data.ts';
import { valuesOf } from './options.ts';
import type { Options } from './options.ts';

/** The whole position in one int array, so that a copy is one memory move. Offsets below. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  /** What each title is worth at this table; shared by all copies. */
  readonly values: Int32Array;
  readonly a: Int32Array;
}

export const MAX_SEATS = 5;
/** Castles and obelisks in the box. */
export const MAX_TABLE = 36;
/** A power of two above the largest deck (60) and a hand on its way under it. */
const QUEUE_ROOM = 128;
export const QUEUE_WRAP = QUEUE_ROOM - 1;

const offsets = layout({
  STAGE: 1,
  FIRST: 1,
  CURRENT: 1,
  /** Who last played a monster, a hero; -1 for nobody (KBY-6.20, KBY-6.21). */
  LAST_MONSTER: 1,
  LAST_HERO: 1,
  /** 1 once the last card of the deck has been drawn (KBY-7.1). */
  ENDING: 1,
  /** Turns in a row in which cards were only returned (KBY-4.6). */
  STREAK: 1,
  /** Cards the current seat has put under the deck this turn: the last ones of the queue. */
  PENDING: 1,
  /** Cards the current seat has still to draw. */
  DRAWS: 1,
  /** Nations out of the game, seats whose private title was turned up; bits. */
  REMOVED: 1,
  TURNED_UP: 1,
  POOL_SIZE: 1,
  /** Derived: the kinds left in the pool, two words of bits, see pool.ts. */
  POOL_KINDS: 2,
  QUEUE_HEAD: 1,
  QUEUE_SIZE: 1,
  TABLE_SIZE: 1,
  /** Six open titles in the order they were laid, one private title a seat; -1 while there is none. */
  OPEN: OPEN_TITLES,
  PRIVATE: MAX_SEATS,
  HAND_SIZE: MAX_SEATS,
  /** By seat six cards, ascending, see hands.ts. */
  HAND: MAX_SEATS * HAND_LIMIT,
  /** Derived, by seat: castles by nation (KBY-3.2). */
  CASTLES_OF: MAX_SEATS * 4,
  /** The undealt top of the deck: cards by kind. */
  POOL: KINDS,
  DISCARD: KINDS,
  /** Holdings in front of the players, ascending, see table.ts. */
  TABLE: MAX_TABLE,
  /** The bottom of the deck, a ring from QUEUE_HEAD: returned cards, see deck.ts. */
  QUEUE: QUEUE_ROOM,
});
export const {
  STAGE,
  FIRST,
  CURRENT,
  LAST_MONSTER,
  LAST_HERO,
  ENDING,
  STREAK,
  PENDING,
  DRAWS,
  REMOVED,
  TURNED_UP,
  POOL_SIZE,
  POOL_KINDS,
  QUEUE_HEAD,
  QUEUE_SIZE,
  TABLE_SIZE,
  OPEN,
  PRIVATE,
  HAND_SIZE,
  HAND,
  CASTLES_OF,
  POOL,
  DISCARD,
  TABLE,
  QUEUE,
} = offsets;
const { LENGTH } = offsets;

export const STAGES = [
  'nations',
  'titles',
  'private-titles',
  'hands',
  'first-player',
  'turn',
  'return',
  'draw',
  'over',
] as const;
export const REMOVE_NATIONS = 0;
export const LAY_TITLES = 1;
export const DEAL_TITLES = 2;
export const HANDS = 3;
export const CHOOSE_FIRST = 4;
export const TURN = 5;
export const RETURN = 6;
export const DRAW = 7;
export const OVER = 8;

export type Stage = IndexOf<typeof STAGES>;

/** Stages in which chance answers. */
export type DealerStage = Exclude<Stage, typeof TURN | typeof RETURN | typeof OVER>;

export function stageOf(s: State): Stage {
  // The array holds plain numbers; nothing but a stage is written there.
  return s.a[STAGE] as Stage;
}

/** Copies of a kind that a table of this size plays with, before nations are removed (KBY-1.4). */
function copiesAt(kind: number, seats: number): number {
  return COPIES[kind] - (kind >= CASTLES && kind < HOLDING_KINDS ? OBELISKS_REMOVED[seats] : 0);
}

/** All cards in the pool, nothing laid. */
export function emptyState(options: Options, seats: number): State {
  const a = new Int32Array(LENGTH);
  a.fill(-1, FIRST, LAST_HERO + 1);
  a.fill(-1, OPEN, PRIVATE + MAX_SEATS);
  for (let kind = 0; kind < KINDS; kind++) {
    a[POOL + kind] = copiesAt(kind, seats);
    a[POOL_SIZE] += a[POOL + kind];
    a[POOL_KINDS + (kind < KINDS / 2 ? 0 : 1)] |= 1 << (kind % (KINDS / 2));
  }
  return { options, seats, values: valuesOf(options), a };
}

export function clone(s: State): State {
  return { options: s.options, seats: s.seats, values: s.values, a: s.a.slice() };
}

export function copy(from: State, to: State): void {
  to.a.set(from.a);
}

/** KBY-1.6: to the right of the first player. */
export function lastSeat(s: State): number {
  return (s.a[FIRST] + s.seats - 1) % s.seats;
}

export function deckSize(s: State): number {
  return s.a[POOL_SIZE] + s.a[QUEUE_SIZE];
}
