import { lowestBit } from '@four-crowns/core';
import type { Code } from '@four-crowns/core';
import { asksFor, give, giveChosen } from '../advisors.ts';
import { ADVISORS, ALCHEMIST, ENEMIES, GIFTS } from '../data.ts';
import { enemyOf } from '../enemies.ts';
import type { Event } from '../events.ts';
import {
  cell,
  CURRENT,
  ENEMY,
  FULL,
  HELP,
  HELPED,
  HELPER,
  KNOWN,
  LENGTH,
  NOBODY,
  ORDER,
  ownerOf,
  PEEK,
  SEASON,
  STAGE,
  TAKEN,
} from '../state.ts';
import type { State } from '../state.ts';

/** KBG-6.1: from the lowest advisor up. True if somebody or the dealer is asked. */
export function beginHelp(s: State, log: Event[] | undefined): boolean {
  s.a[HELPER] = 0;
  s.a[HELPED] = 0;
  return goOn(s, log);
}

function goOn(s: State, log: Event[] | undefined): boolean {
  const { a } = s;
  while (nextGroup(s)) {
    const advisor = a[HELPER];
    const seat = helpedSeat(s);
    if (seat === NOBODY) continue;
    a[CURRENT] = seat;
    if (asksFor(s, seat, advisor)) {
      a[STAGE] = HELP;
      return true;
    }
    if (advisor === ALCHEMIST) log?.push({ type: 'no_help', seat, advisor: ADVISORS[advisor - 1] });
    else give(s, seat, advisor, 0, log);
    if (GIFTS[advisor - 1].peek && !peek(s, seat, log)) return true;
  }
  clearCourt(s);
  return false;
}

function nextGroup(s: State): boolean {
  const { a } = s;
  const advisor = a[HELPER];
  if (a[HELPED] === 0 && ((a[FULL] >> advisor) & 1) === 1) {
    a[HELPED] = 1;
    return true;
  }
  const rest = (a[TAKEN] >> advisor) & ~1;
  if (rest === 0) return false;
  a[HELPER] = advisor + lowestBit(rest);
  a[HELPED] = 0;
  return true;
}

/** Who is being helped. */
export function helpedSeat(s: State): number {
  return seatHelped(s, s.a[HELPER], s.a[HELPED]);
}

/** KBG-6.2: of two groups the one whose player is earlier in turn order comes first (0), the other second (1). */
export function seatHelped(s: State, advisor: number, which: number): number {
  const { a } = s;
  const first = ownerOf(a[cell(advisor, 0)]);
  if (((a[FULL] >> advisor) & 1) === 0) return first;
  const second = ownerOf(a[cell(advisor, 1)]);
  return (which === 0) === isEarlier(s, first, second) ? first : second;
}

function isEarlier(s: State, one: number, other: number): boolean {
  if (one === NOBODY) return true;
  for (let i = 0; i < s.seats; i++) {
    if (s.a[ORDER + i] === one) return true;
    if (s.a[ORDER + i] === other) return false;
  }
  return true;
}

/** True if somebody or the dealer is asked next. */
export function applyHelp(s: State, seat: number, code: Code, log: Event[] | undefined): boolean {
  const advisor = s.a[HELPER];
  giveChosen(s, seat, advisor, code, log);
  if (GIFTS[advisor - 1].peek && !peek(s, seat, log)) return true;
  return goOn(s, log);
}

/** KBG-6.5: the first look of the year has the card dealt; false while it is not. */
function peek(s: State, seat: number, log: Event[] | undefined): boolean {
  if (s.a[ENEMY] < 0) {
    s.a[STAGE] = PEEK;
    return false;
  }
  const isNews = ((s.a[KNOWN] >> seat) & 1) === 0;
  look(s, seat, isNews, log);
  return true;
}

/** A card that was dealt earlier comes to light for the player who looks now, so undo has to stop. */
function look(s: State, seat: number, reveals: boolean, log: Event[] | undefined): void {
  s.a[KNOWN] |= 1 << seat;
  if (log === undefined) return;
  const { race, strength } = enemyOf(s);
  const secret = { to: 1 << seat, card: ENEMIES[s.a[ENEMY]], race, strength };
  log.push(reveals ? { type: 'peek', seat, reveals, secret } : { type: 'peek', seat, secret });
}

/** The dealer's answer to PEEK. */
export function dealPeek(s: State, card: number, log: Event[] | undefined): boolean {
  s.a[ENEMY] = card;
  look(s, s.a[CURRENT], false, log);
  return goOn(s, log);
}

/** KBG-6.6: all dice leave the court. */
function clearCourt(s: State): void {
  s.a.fill(0, SEASON, LENGTH);
}
