/** Refusals of influence (KBG-5). */
import { codes } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { placesOf } from './codec.ts';
import { diceOf, NONE, shiftOf, tokenOf } from './codes.ts';
import { ADVISORS, COLOURED, DICE, MARKET, TOKEN_WORTH } from './data.ts';
import type { Advisor } from './data.ts';
import { advisorOf, diceNamed, diceSum, listInfluence, mayAddToken, mayShift } from './phases/influence.ts';
import type { OffTarget, Reason } from './refusals.ts';
import { cell, FULL, HAND, has, NOBODY, ownerOf, TAKEN, TOKENS } from './state.ts';
import type { State } from './state.ts';

type Influence = Extract<Action, { readonly type: 'influence' }>;

const COLOURED_BITS = (1 << COLOURED) - 1;
const WHITE_BITS = ((1 << DICE) - 1) & ~COLOURED_BITS;

export function whyNotInfluence(s: State, seat: Seat, action: Influence): Reason {
  const { advisor, plusTwo, white } = action;
  const value = ADVISORS.indexOf(advisor) + 1;
  const dice = placesOf(s, seat, action.dice, white);
  if (dice === undefined) return whyNotInHand(s, seat, action);
  if (plusTwo && !mayAddToken(s, seat)) {
    return { rule: s.a[TOKENS + seat] === 0 ? 'KBG-5.5' : 'KBG-5.6', facts: {} };
  }
  const ways = waysOf(s, seat);
  const isInReach = ways.some((way) => advisorOf(s, seat, way) === value);
  if ((dice & COLOURED_BITS) === 0) {
    // An advisor named without dice: what stands in the way, if nothing of the hand leads there.
    if (dice === 0 && !plusTwo && !isInReach) return whyNothingLeads(s, seat, advisor, value);
    const placed = white.length > 0 ? 'white' : plusTwo ? 'token' : 'nothing';
    const left = diceNamed(s, seat, s.a[HAND + seat] & COLOURED_BITS);
    return { rule: 'KBG-5.4', facts: { advisor, placed, left } };
  }
  const sum = diceSum(s, seat, dice) + (plusTwo ? TOKEN_WORTH : 0);
  if (sum !== value && !(Math.abs(sum - value) === 1 && mayShift(s, seat))) {
    const way = ways.find(
      (code) =>
        diceOf(code) === dice && (tokenOf(code) === 1) === plusTwo && advisorOf(s, seat, code) === sum,
    );
    const there = way === undefined ? 'none' : ADVISORS[sum - 1];
    const facts: OffTarget = { advisor, value, sum, plusTwo, isInReach, there };
    const isSpent = Math.abs(sum - value) === 1 && has(s, seat, MARKET);
    return { rule: isSpent ? 'KBG-5.7' : 'KBG-5.2', facts };
  }
  return whyTaken(s, advisor, value);
}

/** Why the Market that stands cannot be used for a group now; undefined if it can. */
export function whyNotMarket(s: State, seat: Seat): Reason | undefined {
  if (!mayShift(s, seat)) return { rule: 'KBG-9.6', facts: { isSpent: true } };
  const isUseful = waysOf(s, seat).some((code) => shiftOf(code) !== 0);
  return isUseful ? undefined : { rule: 'KBG-9.6', facts: { isSpent: false } };
}

/** Every legal placement. */
function waysOf(s: State, seat: Seat): readonly number[] {
  const out = codes();
  listInfluence(s, seat, out);
  return [...out.at.subarray(0, out.n)].filter((code) => code !== NONE);
}

function whyNotInHand(s: State, seat: Seat, action: Influence): Reason {
  const hand = s.a[HAND + seat];
  const left = diceNamed(s, seat, hand & COLOURED_BITS);
  const leftWhite = diceNamed(s, seat, hand & WHITE_BITS);
  return {
    rule: 'KBG-5.3',
    facts: {
      missing: without(action.dice, left),
      missingWhite: without(action.white, leftWhite),
      left,
      leftWhite,
    },
  };
}

/** The faces that have no die of their own among those `there`. */
function without(faces: readonly number[], there: readonly number[]): number[] {
  const rest = [...there];
  return faces.filter((face) => {
    const i = rest.indexOf(face);
    if (i >= 0) rest.splice(i, 1);
    return i < 0;
  });
}

/** Would the dice in hand lead to the advisor if nobody were there? */
function whyNothingLeads(s: State, seat: Seat, advisor: Advisor, value: number): Reason {
  const hand = s.a[HAND + seat];
  const sums = new Set<number>();
  for (let dice = hand; dice !== 0; dice = (dice - 1) & hand) {
    if ((dice & COLOURED_BITS) === 0) continue;
    const sum = diceSum(s, seat, dice);
    for (const more of mayAddToken(s, seat) ? [0, TOKEN_WORTH] : [0]) {
      for (const shift of mayShift(s, seat) ? [-1, 0, 1] : [0]) sums.add(sum + more + shift);
    }
  }
  if (sums.has(value)) return whyTaken(s, advisor, value);
  const facts: OffTarget = { advisor, value, sum: 0, plusTwo: false, isInReach: false, there: 'none' };
  return { rule: 'KBG-5.2', facts };
}

function whyTaken(s: State, advisor: Advisor, value: number): Reason {
  const { a } = s;
  if (((a[TAKEN] >> value) & 1) === 0) throw new Error(`${advisor} is free`);
  if (((a[FULL] >> value) & 1) === 1) return { rule: 'KBG-5.9', facts: { advisor } };
  const owner = ownerOf(a[cell(value, 0)]);
  if (owner === NOBODY) return { rule: 'KBG-14.4', facts: { advisor } };
  return { rule: 'KBG-5.8', facts: { advisor, seat: owner } };
}
