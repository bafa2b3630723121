import type { Code, Codes } from '@four-crowns/core';
import { CHAPEL_ALL, NONE, STATUE_COLOURED, STATUE_WHITE } from '../codes.ts';
import { CHAPEL, CHAPEL_TOTAL, COLOURED, DICE, STATUE } from '../data.ts';
import type { Event } from '../events.ts';
import {
  AT,
  CHAPEL_USED,
  CURRENT,
  HAND,
  has,
  ORDER,
  REROLL,
  REROLLED,
  REROLLING,
  ROLLED,
  STAGE,
  STATUE_USED,
  UNROLLED,
} from '../state.ts';
import type { State } from '../state.ts';
import { diceTotal, sortDice, tellDice } from './roll.ts';

/** KBG-4.3: one visit each, in the old turn order. True if somebody is asked. */
export function beginRerolls(s: State): boolean {
  s.a[AT] = 0;
  s.a[REROLLED] = 0;
  return visit(s);
}

function visit(s: State): boolean {
  const { a } = s;
  for (; a[AT] < s.seats; a[AT]++) {
    const seat = a[ORDER + a[AT]];
    if (mayUseStatue(s, seat) || mayUseChapel(s, seat)) {
      a[CURRENT] = seat;
      a[STAGE] = REROLL;
      return true;
    }
    a[REROLLED] = 0;
  }
  return false;
}

/** KBG-9.1 */
export function mayUseStatue(s: State, seat: number): boolean {
  return has(s, seat, STATUE) && (s.a[REROLLED] & STATUE_USED) === 0 && areEqual(s, seat);
}

/** KBG-9.2 */
export function mayUseChapel(s: State, seat: number): boolean {
  return has(s, seat, CHAPEL) && (s.a[REROLLED] & CHAPEL_USED) === 0 && diceTotal(s, seat) <= CHAPEL_TOTAL;
}

function areEqual(s: State, seat: number): boolean {
  const { a } = s;
  const d = ROLLED + seat * DICE;
  for (let i = 1; i < DICE; i++) if (((a[HAND + seat] >> i) & 1) === 1 && a[d + i] !== a[d]) return false;
  return true;
}

export function hasWhite(s: State, seat: number): boolean {
  return s.a[HAND + seat] >> COLOURED !== 0;
}

export function listRerolls(s: State, seat: number, out: Codes): void {
  out.push(NONE);
  if (mayUseStatue(s, seat)) {
    out.push(STATUE_COLOURED);
    if (hasWhite(s, seat)) out.push(STATUE_WHITE);
  }
  if (mayUseChapel(s, seat)) out.push(CHAPEL_ALL);
}

/** True if the dealer or somebody is asked. */
export function applyReroll(s: State, seat: number, code: Code, log: Event[] | undefined): boolean {
  const { a } = s;
  const d = seat * DICE;
  if (code === NONE) {
    log?.push({ type: 'keep', seat });
    return nextVisit(s);
  }
  a[STAGE] = REROLLING;
  if (code === CHAPEL_ALL) {
    a[REROLLED] |= CHAPEL_USED;
    a.fill(0, ROLLED + d, ROLLED + d + DICE);
    a[UNROLLED] = a[HAND + seat] << d;
    log?.push({ type: 'chapel', seat });
  } else {
    a[REROLLED] |= STATUE_USED;
    const die = code === STATUE_WHITE ? d + COLOURED : d;
    a[ROLLED + die] = 0;
    a[UNROLLED] = 1 << die;
    log?.push({ type: 'statue', seat, die: code === STATUE_WHITE ? 'white' : 'coloured' });
  }
  return true;
}

/** The dice lie again: the same seat may have the other building left to use. */
export function endReroll(s: State, log: Event[] | undefined): boolean {
  const seat = s.a[CURRENT];
  sortDice(s, seat);
  if (log !== undefined) tellDice(s, seat, log);
  return visit(s);
}

function nextVisit(s: State): boolean {
  s.a[AT]++;
  s.a[REROLLED] = 0;
  return visit(s);
}
