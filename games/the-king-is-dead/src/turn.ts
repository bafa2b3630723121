import type { Code, Seat } from '@four-crowns/core';
import { nextToPlace } from './cards/assemble.ts';
import { topOf } from './cards/spy.ts';
import { NO_EFFECT } from './codes.ts';
import { ASSEMBLE, CARDS, CROWN_NAMES, HAND_SIZE, REGIONS, SECOND_ASSEMBLE } from './data.ts';
import { actorOf, applyEffect, forgetSwap } from './effect.ts';
import type { Event } from './events.ts';
import {
  CARD,
  CLOCK,
  COPIED,
  CURRENT,
  EFFECT,
  HAND,
  LAST_PLAYED,
  LAST_SWAP_CARD,
  ON_MAP,
  OVER,
  PASSES,
  PILE,
  PILE_SIZE,
  PLACING,
  STAGE,
  TURN,
} from './state.ts';
import type { State } from './state.ts';
import { struggle } from './struggle.ts';
import { takeFollower } from './summon.ts';

type Log = Event[] | undefined;

/** TKD-2.3: a card leaves the hand for good. `of` is the pile that Spy copies. */
export function playCard(s: State, seat: Seat, kind: number, of: number, log: Log): void {
  const { a } = s;
  const second = kind === ASSEMBLE && (a[HAND + seat] & SECOND_ASSEMBLE) !== 0;
  a[HAND + seat] &= second ? ~SECOND_ASSEMBLE : ~(1 << kind);
  a[CARD] = kind;
  a[EFFECT] = of < 0 ? kind : topOf(s, of);
  a[COPIED] = of;
  a[PILE + seat * HAND_SIZE + a[PILE_SIZE + seat]++] = kind;
  a[LAST_PLAYED + seat] = ++a[CLOCK];
  a[PASSES] = 0;
  if (a[LAST_SWAP_CARD] !== a[EFFECT]) forgetSwap(s);
  a[PLACING] = a[EFFECT] === ASSEMBLE ? nextToPlace(s, 0) : -1;
  if (log === undefined) return;
  log.push({ type: 'play', ...actorOf(s, seat), card: CARDS[kind] });
  if (of >= 0) log.push({ type: 'copy', ...actorOf(s, seat), card: CARDS[a[EFFECT]], of });
}

/** True if the effect is resolved; Assemble goes on with its next faction. */
export function resolve(s: State, seat: Seat, code: Code, log: Log): boolean {
  const { a } = s;
  if (code === NO_EFFECT) {
    forgetSwap(s);
    log?.push({ type: 'no-effect', ...actorOf(s, seat), card: CARDS[a[EFFECT]] });
    return true;
  }
  applyEffect(s, seat, code, log);
  if (a[PLACING] >= 0) a[PLACING] = nextToPlace(s, a[PLACING] + 1);
  return a[PLACING] < 0;
}

/** TKD-4.1 */
export function summon(s: State, seat: Seat, code: Code, log: Log): void {
  takeFollower(s, seat, code);
  const region = REGIONS[(code >> 2) & 7];
  log?.push({ type: 'summon', ...actorOf(s, seat), region, faction: CROWN_NAMES[code & 3] });
}

/** TKD-4.3: false if nobody is left to summon. */
export function canSummon(s: State, seat: Seat, log: Log): boolean {
  if (s.a[ON_MAP] > 0) return true;
  log?.push({ type: 'no-summon', ...actorOf(s, seat) });
  return false;
}

/** The card is done with, Saxon or not. */
export function clearCard(s: State): void {
  s.a[CARD] = -1;
  s.a[EFFECT] = -1;
  s.a[COPIED] = -1;
  s.a[PLACING] = -1;
}

/** TKD-6.5: the seat after the last one goes on. */
export function nextSeat(s: State): void {
  const next = s.a[CURRENT] + 1;
  s.a[CURRENT] = next === s.seats ? 0 : next;
  s.a[STAGE] = TURN;
}

/** TKD-2.4, TKD-6.1: as many passes in a row as there are players lead to a struggle. */
export function pass(s: State, seat: Seat, log: Log): void {
  log?.push({ type: 'pass', seat });
  s.a[PASSES]++;
  if (s.a[PASSES] === s.seats) struggle(s, log);
  if (s.a[STAGE] !== OVER) nextSeat(s);
}
