import type { Seat } from '@four-crowns/core';
import { FIRST_UNIT, nationOf, OBELISK_POINTS, typeOf } from '../src/data.ts';
import { handOf, kindIn } from '../src/hands.ts';
import {
  DRAWS,
  ENDING,
  HAND_SIZE,
  MAX_SEATS,
  OPEN,
  PENDING,
  PRIVATE,
  TABLE,
  TABLE_SIZE,
} from '../src/state.ts';
import type { State } from '../src/state.ts';
import { defenceOf, garrisonAt, hasCastleFor, ownerOf } from '../src/table.ts';
import { countAll, countOf, holderOf, isShown, obelisksOf } from '../src/titles.ts';

// In points. Guessed from the house values; 99.5 % against random play was reason enough to stop.
/** A lead on a title keeps it; being behind by little may win it. */
const LEAD = 0.12;
const FAR = 3;
/** A holding is a place for a garrison and makes units playable. */
const HOLDING = 0.6;
/** By defence: 4 falls only to heroes and monsters. */
const SAFETY = [0, 0, 0.1, 0.3, 0.7];
const GARRISON = 0.3;
/** Cards in hand: what can be played is worth more, and a card not yet drawn as much as most. */
const CASTLE_CARD = 0.9;
const UNIT_CARD = [0.6, 0.8, 1, 0.9, 0.4];
const UNPLAYABLE = 0.3;
const UNKNOWN_CARD = 0.75;

const TOTALS = new Float64Array(MAX_SEATS);

/** Points as if the game ended now against the best of the others, and what the position may still bring. */
export function evaluate(s: State, seat: Seat): number {
  countAll(s);
  for (let other = 0; other < s.seats; other++) TOTALS[other] = OBELISK_POINTS * obelisksOf(other);
  for (let i = OPEN; i < PRIVATE; i++) countTitle(s, s.a[i]);
  // Others' private titles are guesses; their holder alone plays for them.
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || isShown(s, other)) countTitle(s, s.a[PRIVATE + other]);
  }
  addTable(s);
  let best = -Infinity;
  let sum = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, TOTALS[other]);
    sum += TOTALS[other];
  }
  return TOTALS[seat] - 0.5 * best - (0.5 * sum) / (s.seats - 1) + handValue(s, seat);
}

function countTitle(s: State, title: number): void {
  if (title < 0) return;
  const value = s.values[title];
  const holder = holderOf(s, title);
  if (holder >= 0) TOTALS[holder] += value;
  if (value <= 0) return;
  for (let seat = 0; seat < s.seats; seat++) {
    let most = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) most = Math.max(most, countOf(s, other, title));
    }
    const lead = countOf(s, seat, title) - most;
    TOTALS[seat] += LEAD * value * Math.max(-FAR, Math.min(FAR, lead));
  }
}

function addTable(s: State): void {
  const { a } = s;
  for (let i = TABLE; i < TABLE + a[TABLE_SIZE]; i++) {
    const value = HOLDING + SAFETY[defenceOf(a[i])] + (garrisonAt(a[i]) > 0 ? GARRISON : 0);
    TOTALS[ownerOf(a[i])] += value;
  }
}

/** KBY-7.2: once the last card is drawn, whoever has had the turn plays nothing more. */
function handValue(s: State, seat: Seat): number {
  const { a } = s;
  if (a[ENDING] === 1) return 0;
  let value = UNKNOWN_CARD * (a[DRAWS] + a[PENDING]);
  for (let i = handOf(seat); i < handOf(seat) + a[HAND_SIZE + seat]; i++)
    value += cardValue(s, seat, kindIn(a[i]));
  return value;
}

function cardValue(s: State, seat: Seat, kind: number): number {
  if (kind < FIRST_UNIT) return CASTLE_CARD;
  const type = typeOf(kind);
  const value = UNIT_CARD[type];
  return hasCastleFor(s, seat, nationOf(kind)) ? value : UNPLAYABLE * value;
}
