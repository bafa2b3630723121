import type { Seat } from '@four-crowns/core';
import { FIRST_UNIT, nationOf, OBELISK_POINTS, typeOf } from '../src/data.ts';
import { endsByGuard } from '../src/guard.ts';
import { handOf, kindIn } from '../src/hands.ts';
import {
  DRAWS,
  ENDING,
  HAND_SIZE,
  MAX_SEATS,
  OPEN,
  OVER,
  PENDING,
  PRIVATE,
  STAGE,
  STREAK,
  TABLE,
  TABLE_SIZE,
} from '../src/state.ts';
import type { State } from '../src/state.ts';
import { defenceOf, garrisonAt, hasCastleFor, ownerOf, PER_OWNER } from '../src/table.ts';
import { countAll, countOf, isShown, obelisksOf } from '../src/titles.ts';
import { WEIGHTS } from './weights.ts';

export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;
export type Judged = (s: State, seat: Seat) => number;

/** A larger lead on a title than this makes it no safer. */
export const FAR = 3;

/**
 * After this many rounds of nothing but returns a hand counts nothing. Cards that are never played win nothing, and
 * two players waiting for each other would wait for ever.
 */
const PATIENCE = 6;

/** The weights in the form that the evaluation reads. */
interface Table {
  /** The value of a lead on a title, which keeps it; being slightly behind may still win it. */
  readonly lead: number;
  /** By holding and garrison. A holding has room for a garrison and makes units playable. */
  readonly holdings: Float64Array;
  /** Cards in hand: a playable one is worth more, and one not drawn yet as much as most. */
  readonly castleCard: number;
  readonly unitCard: readonly number[];
  readonly unplayable: number;
  readonly unknownCard: number;
  /** In rounds. */
  readonly patience: number;
}

function tableOf(w: Weights, patience: number): Table {
  const { lead, castleCard, unplayable, unknownCard } = w;
  // By defence: 4 is taken only by heroes and monsters.
  const safety = [0, 0, w.safety2, w.safety3, w.safety4];
  const holdings = Float64Array.from(
    { length: MAX_SEATS * PER_OWNER },
    (_, word) => w.holding + safety[defenceOf(word)] + (garrisonAt(word) > 0 ? w.garrison : 0),
  );
  const unitCard = [w.unit0, w.unit1, w.unit2, w.unit3, w.unit4];
  return { lead, holdings, castleCard, unitCard, unplayable, unknownCard, patience };
}

/** The search's table. */
const TUNED = tableOf(WEIGHTS, PATIENCE);
export const { lead: LEAD, holdings: HOLDING_WORTH, unitCard: UNIT_CARD, unplayable: UNPLAYABLE } = TUNED;

const TOTALS = new Float64Array(MAX_SEATS);
const COUNT = new Int32Array(MAX_SEATS);

/** Points as if the game ended now, against the best of the others, plus what the position may still bring. */
export function evaluator(weights: Weights, patience: number = PATIENCE): Judged {
  const w = tableOf(weights, patience);
  return (s, seat) => boardWorth(s, seat, w) + handWorth(s, seat, w);
}

/** The same without the cards in hand. */
export function boardEvaluator(weights: Weights): Judged {
  const w = tableOf(weights, PATIENCE);
  return (s, seat) => boardWorth(s, seat, w);
}

/** What a card is worth in a given hand. */
export function cardEvaluator(weights: Weights): (s: State, seat: Seat, kind: number) => number {
  const w = tableOf(weights, PATIENCE);
  return (s, seat, kind) => cardWorth(s, seat, kind, w);
}

/** Whether the result is settled. Then only points count, though cards may still be drawn. */
export function isSettled(s: State): boolean {
  return s.a[STAGE] === OVER || endsByGuard(s);
}

function boardWorth(s: State, seat: Seat, w: Table): number {
  countAll(s);
  const settled = isSettled(s);
  const perLead = settled ? 0 : w.lead;
  for (let other = 0; other < s.seats; other++) TOTALS[other] = OBELISK_POINTS * obelisksOf(other);
  for (let i = OPEN; i < PRIVATE; i++) countTitle(s, s.a[i], perLead);
  // Other players' private titles are guesses, and only their holder plays for them.
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || isShown(s, other)) countTitle(s, s.a[PRIVATE + other], perLead);
  }
  if (!settled) addTable(s, w);
  let best = -Infinity;
  let sum = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    best = Math.max(best, TOTALS[other]);
    sum += TOTALS[other];
  }
  return TOTALS[seat] - 0.5 * best - (0.5 * sum) / (s.seats - 1);
}

function countTitle(s: State, title: number, perLead: number): void {
  if (title < 0) return;
  let most = 0;
  let next = 0;
  let holder = -1;
  for (let seat = 0; seat < s.seats; seat++) {
    const n = (COUNT[seat] = countOf(s, seat, title));
    if (n > most) {
      next = most;
      most = n;
      holder = seat;
    } else if (n > next) next = n;
  }
  const value = s.values[title];
  // KBY-5.2: only a player who alone has the most holds the title.
  if (most > next) TOTALS[holder] += value;
  if (value <= 0) return;
  for (let seat = 0; seat < s.seats; seat++) {
    const lead = COUNT[seat] - (COUNT[seat] === most ? next : most);
    TOTALS[seat] += perLead * value * Math.max(-FAR, Math.min(FAR, lead));
  }
}

function addTable(s: State, w: Table): void {
  const { a } = s;
  for (let i = TABLE; i < TABLE + a[TABLE_SIZE]; i++) {
    TOTALS[ownerOf(a[i])] += w.holdings[a[i]];
  }
}

/**
 * The fraction of its worth that a hand still has: nothing once it cannot be played (KBY-7.2), less while nobody
 * plays.
 */
export function handShare(s: State, patience: number = PATIENCE): number {
  return s.a[ENDING] === 1 || isSettled(s) ? 0 : patienceLeft(s, patience);
}

/** Falls from 1, when a card has just been played, to 0. */
export function patienceLeft(s: State, patience: number = PATIENCE): number {
  return Math.max(0, 1 - s.a[STREAK] / (patience * s.seats));
}

export function handWorth(s: State, seat: Seat, w: Table = TUNED): number {
  const share = handShare(s, w.patience);
  if (share === 0) return 0;
  const { a } = s;
  let value = w.unknownCard * (a[DRAWS] + a[PENDING]);
  for (let i = handOf(seat); i < handOf(seat) + a[HAND_SIZE + seat]; i++)
    value += cardWorth(s, seat, kindIn(a[i]), w);
  return share * value;
}

function cardWorth(s: State, seat: Seat, kind: number, w: Table): number {
  if (kind < FIRST_UNIT) return w.castleCard;
  const type = typeOf(kind);
  const value = w.unitCard[type];
  return hasCastleFor(s, seat, nationOf(kind)) ? value : w.unplayable * value;
}
