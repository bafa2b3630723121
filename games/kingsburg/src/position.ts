/** The open part of a position as words: what a saved state and every view have in common. */
import type { Advisor, Building, Phase } from './data.ts';
import { ADVISORS, BUILDINGS, COLOURED, DICE, NEUTRAL, PHASES } from './data.ts';
import { diceOf, shiftOf, tokenOf } from './codes.ts';
import type { Options } from './options.ts';
import { diceNamed } from './phases/influence.ts';
import { neutralDice } from './phases/neutral.ts';
import * as at from './state.ts';
import type { StageName, State } from './state.ts';

/** Dice on an advisor. */
export type Group = {
  readonly advisor: Advisor;
  /** Null for neutral dice (KBG-14.4). */
  readonly seat: number | null;
  readonly dice: readonly number[];
  readonly white: readonly number[];
  readonly plusTwo: boolean;
  /** By how much the Market shifted the sum. */
  readonly market: number;
  /** Came with the King's Envoy. */
  readonly envoy: boolean;
};

export type Player = {
  readonly gold: number;
  readonly wood: number;
  readonly stone: number;
  readonly plusTwo: number;
  readonly soldiers: number;
  readonly points: number;
  readonly buildings: readonly Building[];
  /** In hand, not at court; 0 is not yet rolled. */
  readonly dice: readonly number[];
  readonly white: readonly number[];
  /** During a battle, else 0. */
  readonly strength: number;
  readonly from: From;
};

/** Where points came from, besides standing buildings. */
export type From = {
  readonly advisors: number;
  readonly town_hall: number;
  readonly embassy: number;
  readonly reward: number;
  readonly battles: number;
};

export type Position = {
  readonly seats: number;
  readonly options: Options;
  readonly stage: StageName;
  readonly year: number;
  readonly phase: Phase;
  readonly order: readonly number[];
  readonly current: number | null;
  readonly envoy: number | null;
  readonly aidDie: number | null;
  /** Who chooses a good from the King, and who has (KBG-3.4). */
  readonly aided: readonly number[];
  readonly chosen: readonly number[];
  /** Who knows this year's enemy (KBG-6.5). */
  readonly peeked: readonly number[];
  readonly revealed: boolean;
  readonly rerolled: readonly ('statue' | 'chapel')[];
  /** The one who builds has built once and may do so again (KBG-10.4). */
  readonly builtOnce: boolean;
  /** The advisor who is helping, and which of his groups. */
  readonly helping: { readonly advisor: Advisor; readonly group: number } | null;
  readonly passed: readonly number[];
  readonly neutral: readonly number[];
  readonly court: readonly Group[];
  readonly players: readonly Player[];
};

export function positionOf(s: State): Position {
  const { a } = s;
  return {
    seats: s.seats,
    options: s.options,
    stage: at.STAGES[a[at.STAGE]],
    year: a[at.YEAR],
    phase: PHASES[a[at.PHASE]],
    order: Array.from(a.subarray(at.ORDER, at.ORDER + s.seats)).filter((seat) => seat >= 0),
    current: orNull(a[at.CURRENT]),
    envoy: orNull(a[at.ENVOY]),
    aidDie: orNull(a[at.AID_DIE]),
    aided: seatsIn(s, a[at.AIDED]),
    chosen: seatsOf(s).filter((seat) => a[at.PICK + seat] >= 0),
    peeked: seatsIn(s, a[at.KNOWN]),
    revealed: a[at.REVEALED] === 1,
    rerolled: [
      ...((a[at.REROLLED] & at.STATUE_USED) !== 0 ? (['statue'] as const) : []),
      ...((a[at.REROLLED] & at.CHAPEL_USED) !== 0 ? (['chapel'] as const) : []),
    ],
    builtOnce: a[at.BUILT] === 1,
    helping: a[at.HELPER] === 0 ? null : { advisor: ADVISORS[a[at.HELPER] - 1], group: a[at.HELPED] },
    passed: seatsIn(s, a[at.PASSED]),
    neutral: Array.from(a.subarray(at.NEUTRAL_DICE, at.NEUTRAL_DICE + NEUTRAL)).filter((v) => v > 0),
    court: courtOf(s),
    players: seatsOf(s).map((seat) => playerOf(s, seat)),
  };
}

export function seatsOf(s: State): number[] {
  return Array.from({ length: s.seats }, (_, seat) => seat);
}

function seatsIn(s: State, bits: number): number[] {
  return seatsOf(s).filter((seat) => ((bits >> seat) & 1) === 1);
}

function orNull(seat: number): number | null {
  return seat < 0 ? null : seat;
}

function courtOf(s: State): Group[] {
  const groups: Group[] = [];
  for (let advisor = 1; advisor <= ADVISORS.length; advisor++) {
    for (let which = 0; which < 2; which++) {
      const group = s.a[at.cell(advisor, which)];
      if (group !== 0) groups.push(namedGroup(s, advisor, which, group));
    }
  }
  return groups;
}

function namedGroup(s: State, advisor: number, which: number, group: number): Group {
  const seat = at.ownerOf(group);
  const code = at.codeOf(group);
  const name = ADVISORS[advisor - 1];
  if (seat === at.NOBODY) {
    const dice = neutralDice(s, code);
    return { advisor: name, seat: null, dice, white: [], plusTwo: false, market: 0, envoy: false };
  }
  const dice = diceOf(code);
  return {
    advisor: name,
    seat,
    dice: diceNamed(s, seat, dice & ((1 << COLOURED) - 1)),
    white: diceNamed(s, seat, (dice >> COLOURED) << COLOURED),
    plusTwo: tokenOf(code) === 1,
    market: shiftOf(code),
    envoy: which === 1,
  };
}

function playerOf(s: State, seat: number): Player {
  const { a } = s;
  const store = at.STORE + seat * 3;
  const hand = a[at.HAND + seat];
  return {
    gold: a[store],
    wood: a[store + 1],
    stone: a[store + 2],
    plusTwo: a[at.TOKENS + seat],
    soldiers: a[at.SOLDIERS + seat],
    points: a[at.POINTS + seat],
    buildings: BUILDINGS.filter((_, b) => at.has(s, seat, b)),
    dice: diceNamed(s, seat, hand & ((1 << COLOURED) - 1)),
    white: diceNamed(s, seat, hand & ((1 << DICE) - 1) & ~((1 << COLOURED) - 1)),
    strength: a[at.STRENGTH + seat],
    from: {
      advisors: a[at.FROM_ADVISORS + seat],
      town_hall: a[at.FROM_TOWN_HALL + seat],
      embassy: a[at.FROM_EMBASSY + seat],
      reward: a[at.FROM_REWARDS + seat],
      battles: a[at.FROM_BATTLES + seat],
    },
  };
}
