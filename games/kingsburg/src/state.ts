import { layout, popcount } from '@four-crowns/core';
import type { IndexOf } from '@four-crowns/core';
import { COURT_SIZE, DICE, NEUTRAL } from './data.ts';
import type { Options } from './options.ts';

/** The whole position in one int array, so that a copy is one memory move. Offsets below. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly a: Int32Array;
}

export const MAX_SEATS = 5;
/** Owner of the neutral dice at court (KBG-14.4). */
export const NOBODY = MAX_SEATS;

export const COURT_CELLS = 2 * COURT_SIZE;

const offsets = layout({
  STAGE: 1,
  /** 1 to 5; 0 during set-up. */
  YEAR: 1,
  /** The number on the calendar (KBG-2.1). */
  PHASE: 1,
  /** Who is asked, or whose dice the dealer rolls; -1 where that is nobody or everybody. */
  CURRENT: 1,
  /** Place of CURRENT in ORDER, where seats are visited in turn order. Derived. */
  AT: 1,
  /** Who holds the King's Envoy; -1 for nobody. */
  ENVOY: 1,
  /** Who rolls the King's white die this spring; -1 for nobody. */
  AID_DIE: 1,
  /** Seats (bits) that are to choose a good from the King (KBG-3.3). */
  AIDED: 1,
  /** This year's enemy card once dealt; -1 before. */
  ENEMY: 1,
  /** Seats (bits) that know ENEMY. Everybody knows who has looked (KBG-1.8). */
  KNOWN: 1,
  /** 1 once the enemy lies open. */
  REVEALED: 1,
  /** Bits STATUE_USED and CHAPEL_USED of the seat that is re-rolling. */
  REROLLED: 1,
  /** 1 after the first building of CURRENT, when the Envoy allows a second (KBG-10.4). */
  BUILT: 1,
  /** Dice (bits: seat * DICE + place) that the dealer has yet to roll. Derived. */
  UNROLLED: 1,
  /** Seats in turn order; -1 while not drawn. */
  ORDER: MAX_SEATS,
  /** By seat * 3 + kind. */
  STORE: MAX_SEATS * 3,
  /** "+2" tokens in hand. */
  TOKENS: MAX_SEATS,
  SOLDIERS: MAX_SEATS,
  POINTS: MAX_SEATS,
  /** Bits of BUILDINGS that stand. */
  BUILT_BY: MAX_SEATS,
  /** The good chosen under seal (KBG-3.4); -1 for none. */
  PICK: MAX_SEATS,
  /** KBG-12.3: in winter, from the King's die to the end of the battle. */
  STRENGTH: MAX_SEATS,
  /** Where points came from, for the score sheet; what is missing to POINTS are the standing buildings. */
  FROM_ADVISORS: MAX_SEATS,
  FROM_REWARDS: MAX_SEATS,
  FROM_TOWN_HALL: MAX_SEATS,
  FROM_EMBASSY: MAX_SEATS,
  FROM_BATTLES: MAX_SEATS,

  /** From here on all that lies out during a productive season only; empty from KBG-6.6 on. */
  SEASON: 0,
  /** The advisor (1 to 18) who is helping, and which of his groups: 0 or 1. */
  HELPER: 1,
  HELPED: 1,
  /** Seats (bits) that have passed this season (KBG-5.10). */
  PASSED: 1,
  /** Seats (bits) whose Market or "+2" token is in use at court. Derived. */
  MARKETED: 1,
  TOKENED: 1,
  /** Advisors (bit = value) with one group at least, and with two. Derived. */
  TAKEN: 1,
  FULL: 1,
  /** KBG-14.1: neutral dice, 0 before they are rolled; all 0 outside of a season for two. */
  NEUTRAL_DICE: NEUTRAL,
  /** Two for each advisor, see `cell` and `groupOf`; 0 for none. */
  COURT: COURT_CELLS,
  /** By seat * DICE + place: three coloured dice, then white ones; each kind ascending once rolled. */
  ROLLED: MAX_SEATS * DICE,
  /** Places (bits) of ROLLED that are not yet at court. */
  HAND: MAX_SEATS,
});
export const {
  STAGE,
  YEAR,
  PHASE,
  CURRENT,
  AT,
  ENVOY,
  AID_DIE,
  AIDED,
  ENEMY,
  KNOWN,
  REVEALED,
  REROLLED,
  BUILT,
  UNROLLED,
  ORDER,
  STORE,
  TOKENS,
  SOLDIERS,
  POINTS,
  BUILT_BY,
  PICK,
  STRENGTH,
  FROM_ADVISORS,
  FROM_REWARDS,
  FROM_TOWN_HALL,
  FROM_EMBASSY,
  FROM_BATTLES,
  SEASON,
  HELPER,
  HELPED,
  PASSED,
  MARKETED,
  TOKENED,
  TAKEN,
  FULL,
  NEUTRAL_DICE,
  COURT,
  ROLLED,
  HAND,
} = offsets;
export const { LENGTH } = offsets;

export const STAGES = [
  'order',
  'aid',
  'neutral',
  'roll',
  'reroll',
  'rerolling',
  'influence',
  'help',
  'peek',
  'build',
  'town_hall',
  'recruit',
  'enemy',
  'king_die',
  'lose',
  'spoils',
  'over',
] as const;
export type StageName = (typeof STAGES)[number];
export const DRAW_ORDER = 0;
export const AID = 1;
export const NEUTRAL_ROLL = 2;
export const ROLL = 3;
export const REROLL = 4;
export const REROLLING = 5;
export const INFLUENCE = 6;
export const HELP = 7;
export const PEEK = 8;
export const BUILD = 9;
export const TOWN_HALL_STAGE = 10;
export const RECRUIT = 11;
export const ENEMY_CARD = 12;
export const KING_DIE = 13;
export const LOSE = 14;
export const SPOILS = 15;
export const OVER = 16;

export type Stage = IndexOf<typeof STAGES>;

/** Stages in which chance answers, and those in which seats do. */
export type DealerStage =
  | typeof DRAW_ORDER
  | typeof NEUTRAL_ROLL
  | typeof ROLL
  | typeof REROLLING
  | typeof PEEK
  | typeof ENEMY_CARD
  | typeof KING_DIE;
export type SeatStage = Exclude<Stage, DealerStage | typeof OVER>;

export function stageOf(s: State): Stage {
  // The array holds plain numbers; nothing but a stage is written there.
  return s.a[STAGE] as Stage;
}

export const STATUE_USED = 1;
export const CHAPEL_USED = 2;

export function emptyState(options: Options, seats: number): State {
  const a = new Int32Array(LENGTH);
  a[CURRENT] = -1;
  a[ENVOY] = -1;
  a[AID_DIE] = -1;
  a[ENEMY] = -1;
  a.fill(-1, ORDER, ORDER + MAX_SEATS);
  a.fill(-1, PICK, PICK + MAX_SEATS);
  return { options, seats, a };
}

export function clone(s: State): State {
  return { options: s.options, seats: s.seats, a: s.a.slice() };
}

export function copy(from: State, to: State): void {
  to.a.set(from.a);
}

/** Where the first (0) or second (1) group on an advisor stands in the state. */
export function cell(advisor: number, which: number): number {
  return COURT + advisor * 2 - 2 + which;
}

/** A group at court: who laid it (NOBODY for neutral dice), and its influence code or neutral dice (bits). */
export function groupOf(owner: number, code: number): number {
  return ((owner + 1) << 8) | code;
}

export function ownerOf(group: number): number {
  return (group >> 8) - 1;
}

export function codeOf(group: number): number {
  return group & 255;
}

export function goodsOf(s: State, seat: number): number {
  const at = STORE + seat * 3;
  return s.a[at] + s.a[at + 1] + s.a[at + 2];
}

export function has(s: State, seat: number, building: number): boolean {
  return ((s.a[BUILT_BY + seat] >> building) & 1) === 1;
}

export function buildingsOf(s: State, seat: number): number {
  return popcount(s.a[BUILT_BY + seat]);
}
