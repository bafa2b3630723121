import { DEALER, unreachable } from '@four-crowns/core';
import type { Code, Codes, Rng, Seat } from '@four-crowns/core';
import { LAYINGS } from './board.ts';
import { END_TURN, PLACE_BASE, tileBase } from './codes.ts';
import { BUILDABLE, MANDATORY, OBJECTIVES, TILES } from './data.ts';
import { countOn, listOn, nthOn, pickOn } from './grounds.ts';
import { countTile, listPlaces, listTile, nthTile, placeSpots } from './locations/index.ts';
import { countSpots, nthSpot } from './spots.ts';
import {
  CARD,
  CHOOSE_FIRST,
  DRAW,
  DRAW_OBJECTIVES,
  HANDS,
  LAYING,
  LEFT,
  OBJECTIVE,
  OVER,
  PILE,
  PLACE,
  REPLACE,
  SECTORS,
  STAGE,
  stageOf,
  TURN,
  USES,
} from './state.ts';
import type { DealerStage, State } from './state.ts';

export function legal(s: State, seat: Seat, out: Codes): void {
  const stage = stageOf(s);
  switch (stage) {
    case TURN:
      return listTurn(s, seat, out);
    case PLACE:
      return listPlaces(s, seat, out);
    case OVER:
      return;
    default:
      listOutcomes(s, stage, out);
  }
}

function listOutcomes(s: State, stage: DealerStage, out: Codes): void {
  const { a } = s;
  switch (stage) {
    case DRAW:
    case REPLACE:
    case HANDS:
      for (let terrain = 0; terrain < BUILDABLE; terrain++) if (a[PILE + terrain] > 0) out.push(terrain);
      return;
    case SECTORS:
      for (let laying = 0; laying < LAYINGS; laying++) if (!isLaid(s, laying >> 1)) out.push(laying);
      return;
    case DRAW_OBJECTIVES:
      for (let card = 0; card < OBJECTIVES.length; card++) if (!isDrawn(s, card)) out.push(card);
      return;
    case CHOOSE_FIRST:
      for (let seat = 0; seat < s.seats; seat++) out.push(seat);
      return;
    default:
      unreachable(stage);
  }
}

export function listTurn(s: State, seat: Seat, out: Codes): void {
  const { a } = s;
  if (a[LEFT] > 0) listOn(s, seat, a[CARD], 0, out);
  if (!mayUseTiles(s)) return;
  for (let uses = a[USES], tile = 0; uses !== 0; uses >>= 2, tile++) {
    if ((uses & 3) !== 0) listTile(s, seat, tile, out);
  }
  if (a[LEFT] === 0) out.push(END_TURN);
}

/** KB-2.4: before the mandatory action or after it, never between its settlements. */
export function mayUseTiles(s: State): boolean {
  return s.a[LEFT] === 0 || s.a[LEFT] === MANDATORY;
}

const COUNTS = new Int32Array(TILES.length);

/** Uniform over `legal`, by counting the sets instead of listing them. */
export function pick(s: State, seat: Seat, rng: Rng): Code {
  if (seat === DEALER) return pickOutcome(s, rng);
  const { a } = s;
  if (a[STAGE] === PLACE) {
    placeSpots(s, seat);
    return PLACE_BASE + nthSpot(rng.below(countSpots()));
  }
  if (a[USES] === 0 || !mayUseTiles(s)) {
    return a[LEFT] === 0 ? END_TURN : pickOn(s, seat, a[CARD], rng);
  }
  const build = a[LEFT] > 0 ? countOn(s, seat, a[CARD]) : 0;
  let total = build + (a[LEFT] === 0 ? 1 : 0);
  let counted = -1;
  for (let uses = a[USES], tile = 0; uses !== 0; uses >>= 2, tile++) {
    if ((uses & 3) === 0) continue;
    total += COUNTS[tile] = countTile(s, seat, tile);
    counted = tile;
  }
  let k = rng.below(total);
  if (k < build) return nthOn(s, seat, a[CARD], k);
  k -= build;
  for (let uses = a[USES], tile = 0; uses !== 0; uses >>= 2, tile++) {
    if ((uses & 3) === 0) continue;
    if (k < COUNTS[tile]) return tileBase(tile) + nthTile(s, seat, tile, k, counted);
    k -= COUNTS[tile];
  }
  return END_TURN;
}

/** Sectors, cards and seats are equally likely; a terrain as likely as it has cards in the pile. */
export function weight(s: State, outcome: Code): number {
  return s.a[STAGE] <= CHOOSE_FIRST ? 1 : s.a[PILE + outcome];
}

function isLaid(s: State, sector: number): boolean {
  for (let slot = 0; slot < 4; slot++) if (s.a[LAYING + slot] >> 1 === sector) return true;
  return false;
}

function isDrawn(s: State, card: number): boolean {
  for (let i = 0; i < 3; i++) if (s.a[OBJECTIVE + i] === card) return true;
  return false;
}

function pickOutcome(s: State, rng: Rng): Code {
  const { a } = s;
  const stage = a[STAGE];
  if (stage === CHOOSE_FIRST) return rng.below(s.seats);
  // Drawing again what is taken already is uniform over the rest.
  if (stage === SECTORS) {
    for (;;) {
      const laying = rng.below(LAYINGS);
      if (!isLaid(s, laying >> 1)) return laying;
    }
  }
  if (stage === DRAW_OBJECTIVES) {
    for (;;) {
      const card = rng.below(OBJECTIVES.length);
      if (!isDrawn(s, card)) return card;
    }
  }
  let total = 0;
  for (let terrain = 0; terrain < BUILDABLE; terrain++) total += a[PILE + terrain];
  let k = rng.below(total);
  for (let terrain = 0; terrain < BUILDABLE; terrain++) {
    k -= a[PILE + terrain];
    if (k < 0) return terrain;
  }
  throw new Error('a card was asked of an empty pile');
}
