/** Refusals of influence (KBG-5). */
import type { Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { placesOf } from './codec.ts';
import { ADVISORS, COLOURED, DICE, MARKET, TOKEN_WORTH } from './data.ts';
import type { Advisor } from './data.ts';
import { diceNamed, diceSum, mayAddToken, mayShift } from './phases/influence.ts';
import type { Reason } from './refusals.ts';
import { cell, ENVOY, FULL, HAND, has, NOBODY, ownerOf, TAKEN, TOKENS } from './state.ts';
import type { State } from './state.ts';

type Influence = Extract<Action, { readonly type: 'influence' }>;

export function whyNotInfluence(s: State, seat: Seat, action: Influence): Reason {
  const dice = placesOf(s, seat, action.dice, action.white);
  if (dice === undefined) {
    const left = diceNamed(s, seat, s.a[HAND + seat] & ((1 << DICE) - 1));
    return { rule: 'KBG-5.3', facts: { dice: [...action.dice, ...action.white], left } };
  }
  if ((dice & ((1 << COLOURED) - 1)) === 0) return { rule: 'KBG-5.4', facts: {} };
  if (action.plusTwo && !mayAddToken(s, seat)) {
    return { rule: s.a[TOKENS + seat] === 0 ? 'KBG-5.5' : 'KBG-5.6', facts: {} };
  }
  const value = ADVISORS.indexOf(action.advisor) + 1;
  const sum = diceSum(s, seat, dice) + (action.plusTwo ? TOKEN_WORTH : 0);
  if (sum !== value && !(Math.abs(sum - value) === 1 && mayShift(s, seat))) {
    const facts = { advisor: action.advisor, value, sum };
    const isSpent = Math.abs(sum - value) === 1 && has(s, seat, MARKET);
    return { rule: isSpent ? 'KBG-5.7' : 'KBG-5.2', facts };
  }
  return whyTaken(s, seat, action.advisor, value);
}

function whyTaken(s: State, seat: Seat, advisor: Advisor, value: number): Reason {
  const { a } = s;
  if (((a[TAKEN] >> value) & 1) === 0) throw new Error(`${advisor} is free`);
  if (a[ENVOY] === seat && ((a[FULL] >> value) & 1) === 1) return { rule: 'KBG-5.9', facts: { advisor } };
  const owner = ownerOf(a[cell(value, 0)]);
  if (owner === NOBODY) return { rule: 'KBG-14.4', facts: { advisor } };
  return { rule: 'KBG-5.8', facts: { advisor, seat: owner } };
}
