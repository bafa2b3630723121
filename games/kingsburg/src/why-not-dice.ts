/** Refusals of re-rolls (KBG-4.3). */
import type { Seat } from '@four-crowns/core';
import { CHAPEL, COLOURED, DICE, STATUE } from './data.ts';
import { diceNamed } from './phases/influence.ts';
import { hasWhite, mayUseStatue } from './phases/reroll.ts';
import { diceTotal } from './phases/roll.ts';
import type { Reason } from './refusals.ts';
import { CHAPEL_USED, HAND, has, REROLLED, STATUE_USED } from './state.ts';
import type { State } from './state.ts';

export function whyNotStatue(s: State, seat: Seat, die: 'coloured' | 'white'): Reason {
  if (!has(s, seat, STATUE)) return { rule: 'KBG-4.3', facts: { building: 'statue', isOver: false } };
  if ((s.a[REROLLED] & STATUE_USED) !== 0) return { rule: 'KBG-4.4', facts: { building: 'statue' } };
  if (mayUseStatue(s, seat) && die === 'white' && !hasWhite(s, seat)) return { rule: 'KBG-4.2', facts: {} };
  return { rule: 'KBG-9.1', facts: { dice: allInHand(s, seat) } };
}

export function whyNotChapel(s: State, seat: Seat): Reason {
  if (!has(s, seat, CHAPEL)) return { rule: 'KBG-4.3', facts: { building: 'chapel', isOver: false } };
  if ((s.a[REROLLED] & CHAPEL_USED) !== 0) return { rule: 'KBG-4.4', facts: { building: 'chapel' } };
  return { rule: 'KBG-9.2', facts: { total: diceTotal(s, seat) } };
}

/** Coloured dice, then white ones. */
function allInHand(s: State, seat: Seat): number[] {
  const hand = s.a[HAND + seat];
  const coloured = (1 << COLOURED) - 1;
  return [
    ...diceNamed(s, seat, hand & coloured),
    ...diceNamed(s, seat, hand & ((1 << DICE) - 1) & ~coloured),
  ];
}
