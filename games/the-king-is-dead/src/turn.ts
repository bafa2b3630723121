import type { Code, Seat } from '@four-crowns/core';
import { nextToPlace } from './cards/assemble.ts';
import { topOf } from './cards/spy.ts';
import { NO_EFFECT } from './codes.ts';
import { ASSEMBLE, CARDS, FACTIONS, HAND_SIZE, REGIONS, SECOND_ASSEMBLE } from './data.ts';
import type { Crown } from './data.ts';
import { actorOf, applyEffect, forgetSwap } from './effect.ts';
import type { Event } from './events.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { struggle } from './struggle.ts';
import { takeFollower } from './summon.ts';

type Log = Event[] | undefined;

/** TKD-2.3: a card leaves the hand for good. `of` is the pile that Spy copies. */
export function playCard(s: State, seat: Seat, kind: number, of: number, log: Log): void {
  const { a } = s;
  const second = kind === ASSEMBLE && (a[at.HAND + seat] & SECOND_ASSEMBLE) !== 0;
  a[at.HAND + seat] &= second ? ~SECOND_ASSEMBLE : ~(1 << kind);
  a[at.CARD] = kind;
  a[at.EFFECT] = of < 0 ? kind : topOf(s, of);
  a[at.COPIED] = of;
  a[at.PILE + seat * HAND_SIZE + a[at.PILE_SIZE + seat]++] = kind;
  a[at.LAST_PLAYED + seat] = ++a[at.CLOCK];
  a[at.PASSES] = 0;
  if (a[at.LAST_SWAP_CARD] !== a[at.EFFECT]) forgetSwap(s);
  a[at.PLACING] = a[at.EFFECT] === ASSEMBLE ? nextToPlace(s, 0) : -1;
  if (log === undefined) return;
  log.push({ type: 'play', ...actorOf(s, seat), card: CARDS[kind] });
  if (of >= 0) log.push({ type: 'copy', ...actorOf(s, seat), card: CARDS[a[at.EFFECT]], of });
}

/** True if the effect is resolved; Assemble goes on with its next faction. */
export function resolve(s: State, seat: Seat, code: Code, log: Log): boolean {
  const { a } = s;
  if (code === NO_EFFECT) {
    forgetSwap(s);
    log?.push({ type: 'no-effect', ...actorOf(s, seat), card: CARDS[a[at.EFFECT]] });
    return true;
  }
  applyEffect(s, seat, code, log);
  if (a[at.PLACING] >= 0) a[at.PLACING] = nextToPlace(s, a[at.PLACING] + 1);
  return a[at.PLACING] < 0;
}

/** TKD-4.1 */
export function summon(s: State, seat: Seat, code: Code, log: Log): void {
  takeFollower(s, seat, code);
  const region = REGIONS[(code >> 2) & 7];
  log?.push({ type: 'summon', ...actorOf(s, seat), region, faction: FACTIONS[code & 3] as Crown });
}

/** TKD-4.3: false if nobody is left to summon. */
export function canSummon(s: State, seat: Seat, log: Log): boolean {
  if (s.a[at.ON_MAP] > 0) return true;
  log?.push({ type: 'no-summon', ...actorOf(s, seat) });
  return false;
}

/** The card is done with, Saxon or not. */
export function clearCard(s: State): void {
  s.a[at.CARD] = -1;
  s.a[at.EFFECT] = -1;
  s.a[at.COPIED] = -1;
  s.a[at.PLACING] = -1;
}

/** TKD-6.5: the seat after the last one goes on. */
export function nextSeat(s: State): void {
  const next = s.a[at.CURRENT] + 1;
  s.a[at.CURRENT] = next === s.seats ? 0 : next;
  s.a[at.STAGE] = at.TURN;
}

/** TKD-2.4, TKD-6.1: as many passes in a row as there are players lead to a struggle. */
export function pass(s: State, seat: Seat, log: Log): void {
  log?.push({ type: 'pass', seat });
  s.a[at.PASSES]++;
  if (s.a[at.PASSES] === s.seats) struggle(s, log);
  if (s.a[at.STAGE] !== at.OVER) nextSeat(s);
}
