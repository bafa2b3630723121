import { lowestBit } from '@four-crowns/core';
import { COLOURED, DICE, FARMS, MERCHANTS_GUILD, PHASES, SPRING } from '../data.ts';
import type { Event } from '../events.ts';
import {
  AID_DIE,
  CURRENT,
  HAND,
  has,
  NEUTRAL_ROLL,
  ORDER,
  PHASE,
  ROLL,
  ROLLED,
  STAGE,
  STORE,
  UNROLLED,
  YEAR,
} from '../state.ts';
import type { State } from '../state.ts';

/** KBG-4.1; the dealer is asked. */
export function beginSeason(s: State, phase: number, log: Event[] | undefined): void {
  const { a } = s;
  a[PHASE] = phase;
  a[CURRENT] = -1;
  log?.push({ type: 'phase', year: a[YEAR], phase: PHASES[phase] });
  // KBG-14.1: with two players, neutral dice come first.
  if (s.seats === 2) a[STAGE] = NEUTRAL_ROLL;
  else beginRoll(s, log);
}

export function beginRoll(s: State, log: Event[] | undefined): void {
  const { a } = s;
  for (let seat = 0; seat < s.seats; seat++) {
    if (has(s, seat, MERCHANTS_GUILD)) {
      a[STORE + seat * 3]++;
      log?.push({ type: 'guild', seat });
    }
    const hand = (1 << (COLOURED + whiteDice(s, seat))) - 1;
    a[HAND + seat] = hand;
    a[UNROLLED] |= hand << (seat * DICE);
  }
  a[STAGE] = ROLL;
}

/** KBG-4.2 */
export function whiteDice(s: State, seat: number): number {
  const fromKing = s.a[PHASE] === SPRING && s.a[AID_DIE] === seat ? 1 : 0;
  return fromKing + (has(s, seat, FARMS) ? 1 : 0);
}

/** One die of ROLL or REROLLING; true while another is to be rolled. */
export function rollDie(s: State, value: number): boolean {
  const { a } = s;
  const rest = a[UNROLLED];
  a[ROLLED + lowestBit(rest)] = value;
  a[UNROLLED] = rest & (rest - 1);
  return a[UNROLLED] !== 0;
}

/** Everybody has rolled. */
export function endRoll(s: State, log: Event[] | undefined): void {
  for (let seat = 0; seat < s.seats; seat++) sortDice(s, seat);
  if (log !== undefined) for (let seat = 0; seat < s.seats; seat++) tellDice(s, seat, log);
}

/** Dice of one colour and face are alike, so they lie in order: the same dice are then the same bits. */
export function sortDice(s: State, seat: number): void {
  const { a } = s;
  const d = ROLLED + seat * DICE;
  swapIfAbove(a, d);
  swapIfAbove(a, d + 1);
  swapIfAbove(a, d);
  if (a[d + 4] !== 0) swapIfAbove(a, d + 3);
}

function swapIfAbove(a: Int32Array, at: number): void {
  const x = a[at];
  const y = a[at + 1];
  if (x <= y) return;
  a[at] = y;
  a[at + 1] = x;
}

export function tellDice(s: State, seat: number, log: Event[]): void {
  log.push({ type: 'roll', seat, dice: colouredOf(s, seat), white: whiteOf(s, seat) });
}

function colouredOf(s: State, seat: number): number[] {
  const d = ROLLED + seat * DICE;
  return Array.from(s.a.subarray(d, d + COLOURED));
}

function whiteOf(s: State, seat: number): number[] {
  const d = ROLLED + seat * DICE;
  return Array.from(s.a.subarray(d + COLOURED, d + DICE)).filter((value) => value > 0);
}

export function diceTotal(s: State, seat: number): number {
  const { a } = s;
  const d = ROLLED + seat * DICE;
  return a[d] + a[d + 1] + a[d + 2] + a[d + 3] + a[d + 4];
}

/** KBG-4.5: lowest total first, equal totals as before. */
export function setOrder(s: State, log: Event[] | undefined): void {
  const { a } = s;
  for (let i = 1; i < s.seats; i++) {
    const seat = a[ORDER + i];
    const total = diceTotal(s, seat);
    let at = i;
    while (at > 0 && diceTotal(s, a[ORDER + at - 1]) > total) {
      a[ORDER + at] = a[ORDER + at - 1];
      at--;
    }
    a[ORDER + at] = seat;
  }
  if (log === undefined) return;
  for (let i = 0; i < s.seats; i++) {
    const seat = a[ORDER + i];
    log.push({ type: 'order', seat, place: i + 1, total: diceTotal(s, seat) });
  }
}
