import type { NetInputs } from '@four-crowns/bots';
import type { Seat } from '@four-crowns/core';
import {
  CASTLES,
  FIRST_UNIT,
  HAND_LIMIT,
  HOLDING_KINDS,
  KINDS,
  NATIONS,
  nationOf,
  OBELISK_POINTS,
  TITLES,
  typeOf,
  UNIT_TYPES,
} from '../src/data.ts';
import { isGuardCounting } from '../src/guard.ts';
import { handOf, kindIn } from '../src/hands.ts';
import {
  CURRENT,
  deckSize,
  DRAWS,
  ENDING,
  FIRST,
  HAND_SIZE,
  LAST_HERO,
  LAST_MONSTER,
  MAX_SEATS,
  OPEN,
  PENDING,
  POOL,
  POOL_SIZE,
  PRIVATE,
  QUEUE_SIZE,
  REMOVED,
  STAGE,
  STAGES,
  STREAK,
  TABLE,
  TABLE_SIZE,
} from '../src/state.ts';
import type { State } from '../src/state.ts';
import { defenceOf, garrisonAt, hasCastleFor, holdingOf, ownerOf } from '../src/table.ts';
import { countAll, countOf, isShown, obelisksOf } from '../src/titles.ts';
import { evaluator, FAR } from './evaluate.ts';
import { GREEDY_WEIGHTS } from './greedy-weights.ts';

/** Offsets of what describes the position, in order. */
const SEATS = 0;
const OPTIONS_AT = SEATS + MAX_SEATS - 1;
const STAGES_AT = OPTIONS_AT + 2;
const DECK_AT = STAGES_AT + STAGES.length;
const REMOVED_AT = DECK_AT + 10;
const TITLES_AT = REMOVED_AT + NATIONS.length;
const POOL_AT = TITLES_AT + TITLES.length;
const SHARED = POOL_AT + KINDS;

/** Offsets of what describes a seat. */
const SUMS_AT = 0;
const HOLDINGS_AT = SUMS_AT + 8;
const GARRISONS_AT = HOLDINGS_AT + HOLDING_KINDS;
const GARRISON_WORDS = 16;
/** By the strength that takes it, for places without and with a unit. */
const SAFETY_AT = GARRISONS_AT + GARRISON_WORDS;
const HAND_AT = SAFETY_AT + 10;
const PLAYABLE_AT = HAND_AT + KINDS;
const TURN_AT = PLAYABLE_AT + UNIT_TYPES.length + 1;
/** By title: how far the seat is ahead, whether it holds it, and whether it is the seat's secret. */
const LEADS_AT = TURN_AT + MAX_SEATS + 4;
const HELD_AT = LEADS_AT + TITLES.length;
const SECRET_AT = HELD_AT + TITLES.length;
const SEAT = SECRET_AT + TITLES.length;

/** The greedy bot's evaluation, which never changes: the network learns where it is wrong. */
const evaluate = evaluator(GREEDY_WEIGHTS, Infinity);

export const inputs: NetInputs = { version: 2, shared: SHARED, seat: SEAT, roles: 2, read };

const points = new Float64Array(MAX_SEATS);

function read(s: State, shared: Float32Array, seats: Float32Array): void {
  readTable(s, shared);
  for (let seat = 0; seat < s.seats; seat++) readSeat(s, seat, seats, seat * SEAT);
  readHoldings(s, seats);
  readTitles(s, shared, seats);
  for (let seat = 0; seat < s.seats; seat++) readPoints(s, seat, seats, seat * SEAT + SUMS_AT);
}

function readTable(s: State, f: Float32Array): void {
  const { a } = s;
  f[SEATS + s.seats - 2] = 1;
  f[OPTIONS_AT] = s.options.expert ? 1 : 0;
  f[OPTIONS_AT + 1] = s.options.extraRound ? 1 : 0;
  f[STAGES_AT + a[STAGE]] = 1;
  const deck = deckSize(s);
  f[DECK_AT] = deck / 40;
  f[DECK_AT + 1] = a[POOL_SIZE] / 40;
  f[DECK_AT + 2] = Math.min(1, a[QUEUE_SIZE] / 10);
  f[DECK_AT + 3] = a[DRAWS] / HAND_LIMIT;
  f[DECK_AT + 4] = a[PENDING] / HAND_LIMIT;
  f[DECK_AT + 5] = a[ENDING];
  f[DECK_AT + 6] = deck < s.seats ? 1 : 0;
  f[DECK_AT + 7] = deck < 3 * s.seats ? 1 : 0;
  // KBY-4.6: how close the guard is to ending the game.
  if (isGuardCounting(s)) {
    f[DECK_AT + 8] = 1;
    f[DECK_AT + 9] = Math.min(1, a[STREAK] / (s.options.guard * s.seats));
  }
  for (let nation = 0; nation < NATIONS.length; nation++) f[REMOVED_AT + nation] = (a[REMOVED] >> nation) & 1;
  if (deck === 0) return;
  // What may still be drawn.
  for (let kind = 0; kind < KINDS; kind++) f[POOL_AT + kind] = a[POOL + kind] / 3;
}

function readSeat(s: State, seat: Seat, f: Float32Array, at: number): void {
  const { a } = s;
  f[at + SUMS_AT] = evaluate(s, seat) / 10;
  f[at + SUMS_AT + 1] = a[HAND_SIZE + seat] / HAND_LIMIT;
  for (let i = handOf(seat); i < handOf(seat) + a[HAND_SIZE + seat]; i++) {
    const kind = kindIn(a[i]);
    f[at + HAND_AT + kind] += 0.5;
    if (kind < FIRST_UNIT) f[at + PLAYABLE_AT + UNIT_TYPES.length] += 0.5;
    else if (hasCastleFor(s, seat, nationOf(kind))) f[at + PLAYABLE_AT + typeOf(kind)] += 0.5;
  }
  const turn = at + TURN_AT;
  if (a[CURRENT] >= 0) f[turn + ((seat - a[CURRENT] + s.seats) % s.seats)] = 1;
  if (a[FIRST] >= 0) f[turn + MAX_SEATS] = ((seat - a[FIRST] + s.seats) % s.seats) / s.seats;
  f[turn + MAX_SEATS + 1] = a[LAST_MONSTER] === seat ? 1 : 0;
  f[turn + MAX_SEATS + 2] = a[LAST_HERO] === seat ? 1 : 0;
  f[turn + MAX_SEATS + 3] = a[CURRENT] === seat ? deckSize(s) / 40 : 0;
}

function readHoldings({ a }: State, f: Float32Array): void {
  for (let i = TABLE; i < TABLE + a[TABLE_SIZE]; i++) {
    const at = ownerOf(a[i]) * SEAT;
    const garrison = garrisonAt(a[i]);
    f[at + HOLDINGS_AT + holdingOf(a[i])] += 0.5;
    f[at + GARRISONS_AT + garrison] += 0.5;
    f[at + SAFETY_AT + defenceOf(a[i]) + (garrison > 0 ? 5 : 0)] += 0.5;
    if (holdingOf(a[i]) < CASTLES) f[at + SUMS_AT + 2] += 0.2;
  }
}

/**
 * KBY-5: who leads in the titles that count at this table. Other players' secret titles are visible only to their
 * holders.
 */
function readTitles(s: State, shared: Float32Array, f: Float32Array): void {
  countAll(s);
  const { a } = s;
  for (let seat = 0; seat < s.seats; seat++) points[seat] = OBELISK_POINTS * obelisksOf(seat);
  for (let i = OPEN; i < PRIVATE; i++) readTitle(s, a[i], shared, f);
  for (let seat = 0; seat < s.seats; seat++) {
    const title = a[PRIVATE + seat];
    if (title < 0) continue;
    if (isShown(s, seat)) readTitle(s, title, shared, f);
    else readSecret(s, seat, title, f);
  }
}

function readTitle(s: State, title: number, shared: Float32Array, f: Float32Array): void {
  if (title < 0) return;
  const value = s.values[title];
  shared[TITLES_AT + title] = value / 6;
  for (let seat = 0; seat < s.seats; seat++) {
    const lead = leadOn(s, seat, title);
    f[seat * SEAT + LEADS_AT + title] = lead / FAR;
    if (lead <= 0) continue;
    f[seat * SEAT + HELD_AT + title] = value / 6;
    points[seat] += value;
  }
}

function readSecret(s: State, seat: Seat, title: number, f: Float32Array): void {
  const lead = leadOn(s, seat, title);
  const at = seat * SEAT;
  f[at + SECRET_AT + title] = 1;
  f[at + LEADS_AT + title] = lead / FAR;
  if (lead > 0) f[at + SUMS_AT + 3] = s.values[title] / 6;
}

/** Call after `countAll`. */
function leadOn(s: State, seat: Seat, title: number): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) most = Math.max(most, countOf(s, other, title));
  }
  const lead = countOf(s, seat, title) - most;
  return Math.max(-FAR, Math.min(FAR, lead));
}

/** Call after `readTitles`. */
function readPoints(s: State, seat: Seat, f: Float32Array, at: number): void {
  let best = -Infinity;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, points[other]);
  const lead = points[seat] - best;
  f[at + 4] = points[seat] / 20;
  f[at + 5] = lead / 10;
  f[at + 6] = lead > 0 ? 1 : 0;
  f[at + 7] = Math.tanh(lead / 6);
}
