import { layout } from '@four-crowns/core';
import type { IndexOf } from '@four-crowns/core';
import {
  ADVANCED_HAND,
  ALL_REGIONS,
  BASIC_HAND,
  CROWNS,
  CUNNING_CARDS,
  FOLLOWERS_EACH,
  HAND_SIZE,
  NEGOTIATION_DISCS,
  REGION_COUNT,
  REMOVED_FOR_TWO,
  VIKINGS,
} from './data.ts';
import type { Options } from './options.ts';

/** The whole position in one int array, so that a copy is one memory move. Offsets below. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  /** Courts and hands: as many as seats, in the solo game one more for the Saxons. */
  readonly players: number;
  readonly a: Int32Array;
}

export const MAX_SEATS = 4;

const offsets = layout({
  /** Followers by region and faction, the Vikings as fourth. */
  MAP: REGION_COUNT * 4,
  /** By faction; during set-up this is the bag. The fourth are the Vikings beside the board. */
  SUPPLY: 4,
  /** By seat and faction, four words a seat. */
  COURT: MAX_SEATS * 4,
  /** The region whose card lies on each slot; -1 while not dealt. */
  SLOT: REGION_COUNT,
  /** By region: the faction that controls it, UNSTABLE, SACKED, or -1 while open. */
  DISC: REGION_COUNT,
  /** By seat, a mask of kinds; in the solo game the Saxon deck is the second. */
  HAND: MAX_SEATS,
  /** By seat, the cards played, oldest first. */
  PILE: MAX_SEATS * HAND_SIZE,
  PILE_SIZE: MAX_SEATS,
  /** By seat: when it last played a card, counted in cards of the table; 0 for never. */
  LAST_PLAYED: MAX_SEATS,
  STAGE: 1,
  FIRST: 1,
  CURRENT: 1,
  /** Passes in a row. */
  PASSES: 1,
  /** The card being played and the one whose effect is resolved; they differ for Spy. -1 for none. */
  CARD: 1,
  EFFECT: 1,
  /** Whose pile Spy copies; -1 for none. */
  COPIED: 1,
  /** Assemble: the faction to be placed next; -1 outside of it. */
  PLACING: 1,
  /** Bits of regions whose cards bear a negotiation disc, and of seats that still have theirs. */
  CARD_DISCS: 1,
  OWN_DISCS: 1,
  SPARE_DISCS: 1,
  /** TKD-3.8: the card of the last swap, the swap that would undo it, and who made it; -1 for none. */
  LAST_SWAP_CARD: 1,
  UNDOING: 1,
  LAST_SWAP_BY: 1,
  /** Cards played at this table. */
  CLOCK: 1,
  ENDING: 1,
  /** Mask of cunning cards nobody was dealt. */
  POOL: 1,
  /** TKD-10.12: the Saxons' next card where it lies open; -1 for none. */
  TOP: 1,

  /** Derived from here on: regions without a disc, discs laid, followers a player could summon. */
  OPEN: 1,
  STRUGGLES: 1,
  UNSTABLE_COUNT: 1,
  ON_MAP: 1,
  /** By faction: regions controlled, and the number of the last struggle won. */
  WON: CROWNS,
  LAST_WIN: CROWNS,
});
export const {
  MAP,
  SUPPLY,
  COURT,
  SLOT,
  DISC,
  HAND,
  PILE,
  PILE_SIZE,
  LAST_PLAYED,
  STAGE,
  FIRST,
  CURRENT,
  PASSES,
  CARD,
  EFFECT,
  COPIED,
  PLACING,
  CARD_DISCS,
  OWN_DISCS,
  SPARE_DISCS,
  LAST_SWAP_CARD,
  UNDOING,
  LAST_SWAP_BY,
  CLOCK,
  ENDING,
  POOL,
  TOP,
  OPEN,
  STRUGGLES,
  UNSTABLE_COUNT,
  ON_MAP,
  WON,
  LAST_WIN,
} = offsets;
export const { LENGTH } = offsets;

/** What a region's DISC says besides a faction. SACKED: the Vikings won there, which ends the game. */
export const UNSTABLE = 3;
export const SACKED = 4;

export const STAGES = [
  'courts',
  'regions',
  'cunning',
  'slots',
  'first-player',
  'saxon-top',
  'turn',
  'effect',
  'summon',
  'saxon-card',
  'saxon-effect',
  'saxon-summon',
  'over',
] as const;
export const COURTS = 0;
export const FILL_REGIONS = 1;
export const DEAL_CUNNING = 2;
export const LAY_SLOTS = 3;
export const CHOOSE_FIRST = 4;
export const SAXON_TOP = 5;
export const TURN = 6;
export const EFFECT_STAGE = 7;
export const SUMMON = 8;
export const SAXON_CARD = 9;
export const SAXON_EFFECT = 10;
export const SAXON_SUMMON = 11;
export const OVER = 12;

export type Stage = IndexOf<typeof STAGES>;

/** Stages in which chance answers. */
export type DealerStage = Exclude<
  Stage,
  typeof TURN | typeof EFFECT_STAGE | typeof SUMMON | typeof SAXON_EFFECT | typeof SAXON_SUMMON | typeof OVER
>;

export function stageOf(s: State): Stage {
  // The array holds plain numbers; nothing but a stage is written there.
  return s.a[STAGE] as Stage;
}

export const ENDINGS = ['none', 'invasion', 'coronation', 'vikings'] as const;
export const INVASION = 1;
export const CORONATION = 2;
export const VIKING_VICTORY = 3;

export function emptyState(options: Options, seats: number): State {
  const a = new Int32Array(LENGTH);
  const players = Math.max(2, seats);
  a.fill(players === 2 ? FOLLOWERS_EACH - REMOVED_FOR_TWO : FOLLOWERS_EACH, SUPPLY, SUPPLY + CROWNS);
  a[SUPPLY + CROWNS] = options.vikings ? VIKINGS : 0;
  a.fill(-1, SLOT, HAND);
  a.fill(options.advanced ? ADVANCED_HAND : BASIC_HAND, HAND, HAND + players);
  for (const at of [FIRST, CURRENT, CARD, EFFECT, COPIED, PLACING, LAST_SWAP_CARD, UNDOING, LAST_SWAP_BY]) {
    a[at] = -1;
  }
  a[TOP] = -1;
  a[OWN_DISCS] = (1 << players) - 1;
  a[SPARE_DISCS] = NEGOTIATION_DISCS - players;
  a[POOL] = options.advanced ? CUNNING_CARDS : 0;
  a[OPEN] = ALL_REGIONS;
  return { options, seats, players, a };
}

export function clone(s: State): State {
  return { options: s.options, seats: s.seats, players: s.players, a: s.a.slice() };
}

export function copy(from: State, to: State): void {
  to.a.set(from.a);
}

/** What follows from map, slots and discs. */
export function derive(s: State): void {
  const { a } = s;
  a[OPEN] = 0;
  a[STRUGGLES] = 0;
  a[UNSTABLE_COUNT] = 0;
  a[ON_MAP] = 0;
  a.fill(0, WON, LENGTH);
  for (let region = 0; region < REGION_COUNT; region++) {
    for (let f = 0; f < CROWNS; f++) a[ON_MAP] += a[MAP + region * 4 + f];
    if (a[DISC + region] < 0) a[OPEN] |= 1 << region;
    else a[STRUGGLES]++;
  }
  for (let slot = 0; slot < a[STRUGGLES]; slot++) {
    const disc = a[SLOT + slot] < 0 ? -1 : a[DISC + a[SLOT + slot]];
    if (disc === UNSTABLE) a[UNSTABLE_COUNT]++;
    else if (disc >= 0 && disc < CROWNS) {
      a[WON + disc]++;
      a[LAST_WIN + disc] = slot + 1;
    }
  }
}

/** TKD-6.2: the region of the lowest card that lies face up. */
export function contested(s: State): number {
  return s.a[SLOT + s.a[STRUGGLES]];
}
