import { lowestBit } from '@four-crowns/core';
import type { Code, Codes } from '@four-crowns/core';
import { diceOf, NONE, shiftOf, tokenOf } from '../codes.ts';
import { ADVISORS, COLOURED, COURT_SIZE, DICE, MARKET, TOKEN_WORTH } from '../data.ts';
import type { Event } from '../events.ts';
import {
  AT,
  cell,
  CURRENT,
  ENVOY,
  FULL,
  groupOf,
  HAND,
  has,
  INFLUENCE,
  MARKETED,
  ORDER,
  PASSED,
  ROLLED,
  STAGE,
  TAKEN,
  TOKENED,
  TOKENS,
} from '../state.ts';
import type { State } from '../state.ts';

const COLOURED_BITS = (1 << COLOURED) - 1;
/** Bit = value. */
const COURT_BITS = ((1 << COURT_SIZE) - 1) << 1;
/** Sums of sets of dice (bits), worked out by `listInfluence` and never kept. */
const SUMS = new Int32Array(1 << DICE);

export function beginInfluence(s: State): void {
  const { a } = s;
  a[AT] = 0;
  a[CURRENT] = a[ORDER];
  a[STAGE] = INFLUENCE;
}

/** KBG-5.8, KBG-5.9: advisors (bit = value) this seat may go to. */
export function openTo(s: State, seat: number): number {
  return COURT_BITS & ~(s.a[ENVOY] === seat ? s.a[FULL] : s.a[TAKEN]);
}

/** KBG-5.5, KBG-5.6 */
export function mayAddToken(s: State, seat: number): boolean {
  const { a } = s;
  return a[TOKENS + seat] > 0 && (((a[TOKENED] >> seat) & 1) === 0 || s.options.plusTwoLimit === 'group');
}

/** KBG-5.7 */
export function mayShift(s: State, seat: number): boolean {
  return has(s, seat, MARKET) && ((s.a[MARKETED] >> seat) & 1) === 0;
}

/**
 * Places (bits) that stand right after an equal die of their colour in hand. A set of dice takes the
 * lowest of equal dice, so it is listed once: it has none of these without the one before.
 */
function twins(s: State, seat: number): number {
  const { a } = s;
  const d = ROLLED + seat * DICE;
  let bits = 0;
  if (a[d] === a[d + 1]) bits |= 2;
  if (a[d + 1] === a[d + 2]) bits |= 4;
  if (a[d + 3] === a[d + 4]) bits |= 16;
  const hand = a[HAND + seat];
  return bits & hand & (hand << 1);
}

/** Every group of dice, token and Market that reaches an open advisor, and the pass. */
export function listInfluence(s: State, seat: number, out: Codes): void {
  const { a } = s;
  const { at } = out;
  let n = out.n;
  at[n++] = NONE;
  const hand = a[HAND + seat];
  if ((hand & COLOURED_BITS) !== 0) {
    const d = ROLLED + seat * DICE;
    const open = openTo(s, seat);
    const token = mayAddToken(s, seat);
    const shift = mayShift(s, seat);
    const twin = twins(s, seat);
    // Subsets of `hand`, ascending.
    for (let dice = -hand & hand; dice !== 0; dice = (dice - hand) & hand) {
      const sum = SUMS[dice & (dice - 1)] + a[d + lowestBit(dice)];
      SUMS[dice] = sum;
      if ((dice & COLOURED_BITS) === 0 || (dice & twin & ~(dice << 1)) !== 0) continue;
      const code = dice << 3;
      if (sum <= COURT_SIZE + 1) {
        if (shift && ((open >> (sum - 1)) & 1) === 1) at[n++] = code;
        if (((open >> sum) & 1) === 1) at[n++] = code + 1;
        if (shift && ((open >> (sum + 1)) & 1) === 1) at[n++] = code + 2;
      }
      if (token && sum + TOKEN_WORTH <= COURT_SIZE + 1) {
        const more = sum + TOKEN_WORTH;
        if (shift && ((open >> (more - 1)) & 1) === 1) at[n++] = code + 4;
        if (((open >> more) & 1) === 1) at[n++] = code + 5;
        if (shift && ((open >> (more + 1)) & 1) === 1) at[n++] = code + 6;
      }
    }
  }
  out.n = n;
}

export function diceSum(s: State, seat: number, dice: number): number {
  const d = ROLLED + seat * DICE;
  let sum = 0;
  for (let i = 0; i < DICE; i++) if (((dice >> i) & 1) === 1) sum += s.a[d + i];
  return sum;
}

/** The advisor a code leads to. */
export function advisorOf(s: State, seat: number, code: Code): number {
  return diceSum(s, seat, diceOf(code)) + tokenOf(code) * TOKEN_WORTH + shiftOf(code);
}

/** True while somebody is asked; false when all have passed. */
export function applyInfluence(s: State, seat: number, code: Code, log: Event[] | undefined): boolean {
  const { a } = s;
  if (code === NONE) {
    a[PASSED] |= 1 << seat;
    log?.push({ type: 'pass', seat });
  } else place(s, seat, code, log);
  if (a[PASSED] === (1 << s.seats) - 1) return false;
  do {
    a[AT]++;
    if (a[AT] === s.seats) a[AT] = 0;
  } while (((a[PASSED] >> a[ORDER + a[AT]]) & 1) === 1);
  a[CURRENT] = a[ORDER + a[AT]];
  return true;
}

function place(s: State, seat: number, code: Code, log: Event[] | undefined): void {
  const { a } = s;
  const advisor = advisorOf(s, seat, code);
  const bit = 1 << advisor;
  const isTaken = (a[TAKEN] & bit) !== 0;
  // KBG-5.9: only the Envoy leads to an advisor who is taken, and goes back to the King.
  if (isTaken) {
    a[ENVOY] = -1;
    a[FULL] |= bit;
  }
  a[cell(advisor, isTaken ? 1 : 0)] = groupOf(seat, code);
  a[TAKEN] |= bit;
  a[HAND + seat] &= ~diceOf(code);
  if (tokenOf(code) === 1) {
    a[TOKENS + seat]--;
    a[TOKENED] |= 1 << seat;
  }
  if (shiftOf(code) !== 0) a[MARKETED] |= 1 << seat;
  log?.push({
    type: 'influence',
    seat,
    advisor: ADVISORS[advisor - 1],
    dice: diceNamed(s, seat, diceOf(code) & COLOURED_BITS),
    white: diceNamed(s, seat, diceOf(code) & ~COLOURED_BITS),
    plusTwo: tokenOf(code) === 1,
    market: shiftOf(code),
    envoy: isTaken,
  });
}

/** Faces of a set of dice, ascending. */
export function diceNamed(s: State, seat: number, dice: number): number[] {
  const d = ROLLED + seat * DICE;
  return Array.from({ length: DICE }, (_, i) => i)
    .filter((i) => ((dice >> i) & 1) === 1)
    .map((i) => s.a[d + i]);
}
