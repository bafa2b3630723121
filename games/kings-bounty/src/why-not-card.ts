/** Why a card of the hand cannot be played at all now, wherever: before it is tried, and when it is. */
import { codes } from '@four-crowns/core';
import type { Idle, Seat } from '@four-crowns/core';
import { targetIn, unitBase } from './codes.ts';
import {
  CARDS,
  CASTLE_BUILDERS,
  CASTLE_NATIONS,
  castleNation,
  CASTLES,
  FIRST_UNIT,
  GARRISONS,
  HERO,
  HOLDINGS,
  nationOf,
  strengthOf,
  typeOf,
  UNITS,
} from './data.ts';
import { handOf, kindIn } from './hands.ts';
import { legal } from './legal.ts';
import type { Elsewhere, Reason } from './refusals.ts';
import { CASTLES_OF, HAND_SIZE, TABLE, TABLE_SIZE } from './state.ts';
import type { State } from './state.ts';
import { defenceOf, garrisonAt, hasCastleFor, holdingOf, ownerOf } from './table.ts';

const buffer = codes();
const NOWHERE: Elsewhere = { of: -1, open: 'none', openGarrison: 'none' };

/** The kinds of the hand, each once. */
function kindsOf(s: State, seat: Seat): readonly number[] {
  const words = s.a.subarray(handOf(seat), handOf(seat) + s.a[HAND_SIZE + seat]);
  return [...new Set(Array.from(words, kindIn))];
}

/** The first place where this unit can be played; the seat is at turn. */
export function openFor(s: State, seat: Seat, unit: number): Elsewhere {
  buffer.n = 0;
  legal(s, seat, buffer);
  const base = unitBase(unit);
  const next = unitBase(unit + 1);
  for (let i = 0; i < buffer.n; i++) {
    const code = buffer.at[i];
    if (code < base || code >= next) continue;
    const word = targetIn(code);
    return { of: ownerOf(word), open: HOLDINGS[holdingOf(word)], openGarrison: GARRISONS[garrisonAt(word)] };
  }
  return NOWHERE;
}

/** How many cards of the hand can be played, equal ones once; the seat is at turn. */
export function countPlayable(s: State, seat: Seat): number {
  const canPlay = (kind: number): boolean => kind < FIRST_UNIT || openFor(s, seat, kind).open !== 'none';
  return kindsOf(s, seat).filter(canPlay).length;
}

/** The cards that the seat at turn holds and cannot play now. */
export function idleCards(s: State, seat: Seat): readonly Idle[] {
  return kindsOf(s, seat).flatMap((kind): readonly Idle[] => {
    const refusal = whyNotCard(s, seat, kind);
    return refusal === undefined ? [] : [{ thing: `card.${CARDS[kind]}`, refusal }];
  });
}

function whyNotCard(s: State, seat: Seat, kind: number): Reason | undefined {
  if (kind < FIRST_UNIT) return undefined;
  const lacking = whyNoCastle(s, seat, kind);
  if (lacking !== undefined) return lacking;
  if (openFor(s, seat, kind).open !== 'none') return undefined;
  const card = UNITS[kind - FIRST_UNIT];
  if (s.a[TABLE_SIZE] === 0) {
    return { rule: 'KBY-3.4', facts: { card, seat, holding: 'none', garrison: 'none', ...NOWHERE } };
  }
  if (typeOf(kind) === HERO) return { rule: 'KBY-3.9', facts: { card, holding: 'none', ...NOWHERE } };
  let weakest = Infinity;
  for (let i = TABLE; i < TABLE + s.a[TABLE_SIZE]; i++) weakest = Math.min(weakest, defenceOf(s.a[i]));
  const strength = strengthOf(kind);
  return { rule: 'KBY-3.7', facts: { card, strength, holding: 'none', defence: weakest, ...NOWHERE } };
}

/** KBY-3.2 */
export function whyNoCastle(s: State, seat: Seat, unit: number): Reason | undefined {
  const nation = nationOf(unit);
  if (hasCastleFor(s, seat, nation)) return undefined;
  const inHand = kindsOf(s, seat).some((kind) => kind < CASTLES && castleNation(kind) === nation);
  let others = false;
  for (let other = 0; other < s.seats; other++) {
    others ||= s.a[CASTLES_OF + other * CASTLE_NATIONS + nation] > 0;
  }
  return {
    rule: 'KBY-3.2',
    facts: {
      card: UNITS[unit - FIRST_UNIT],
      nation: CASTLE_BUILDERS[nation],
      castle: inHand ? 'hand' : others ? 'others' : 'nowhere',
    },
  };
}
