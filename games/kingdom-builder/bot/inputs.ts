import { popcount } from '@four-crowns/core';
import type { NetInputs } from '@four-crowns/bots';
import type { Seat } from '@four-crowns/core';
import { COLUMN_OF, ROW_OF, SIZE } from '../src/board.ts';
import { BUILDABLE, OBJECTIVES, SETTLEMENTS, TILES } from '../src/data.ts';
import { findGroups, GROUP_SIZE, GROUP_SPECIALS } from '../src/groups.ts';
import { SCORERS } from '../src/objectives/index.ts';
import {
  BESIDE,
  CURRENT,
  FIRST,
  FREE,
  FREE_COUNT,
  HAND,
  HELD,
  LAND,
  LAST_ROUND,
  LAYING,
  LEFT,
  MAX_SEATS,
  OBJECTIVE,
  OVER,
  OWN,
  STAGE,
  STAGES,
  STOCK,
  TAKEN,
  TILES_LEFT,
  USES,
} from '../src/state.ts';
import type { State } from '../src/state.ts';
import { nearOf, SPECIALS } from './near.ts';
import type { Near } from './near.ts';
import { pace, prospects, stepsTo, turnsLeft } from './prospects.ts';
import { countSectors, sectors } from './sectors.ts';
import { WEIGHTS } from './weights.ts';

const CARDS = OBJECTIVES.length;
const KINDS = TILES.length;
const SECTORS = 4;

/** Offsets of what describes the position, in order. */
const SEATS = 0;
const CARDS_AT = SEATS + MAX_SEATS - 1;
const STAGES_AT = CARDS_AT + CARDS;
const TIME_AT = STAGES_AT + STAGES.length;
const FREE_AT = TIME_AT + 4;
const SHARED = FREE_AT + BUILDABLE;

/** Offsets of what describes a seat. */
const SUMS_AT = 0;
/** By card in play: its gold, how free the seat is with the next terrain card, and what is left to build. */
const GOLD_AT = SUMS_AT + 10;
const FREE_BY_CARD_AT = GOLD_AT + CARDS;
const STOCK_BY_CARD_AT = FREE_BY_CARD_AT + CARDS;
/** By kind of tile: held, one step away, two steps away, and uses left in this turn. */
const HELD_AT = STOCK_BY_CARD_AT + CARDS;
const NEAR_AT = HELD_AT + KINDS;
const FAR_AT = NEAR_AT + KINDS;
const USES_AT = FAR_AT + KINDS;
const CASTLES_AT = USES_AT + KINDS;
const TERRAINS_AT = CASTLES_AT + 5;
const HAND_AT = TERRAINS_AT + BUILDABLE;
/** Whether the terrain in hand must be built beside the seat's settlements, and how many free hexes it has there. */
const BOUND_AT = HAND_AT + BUILDABLE;
const OPEN_AT = BOUND_AT + 3;
const GROUPS_AT = OPEN_AT + 8;
const SECTORS_AT = GROUPS_AT + 8;
const TURN_AT = SECTORS_AT + 4 * SECTORS;
const SEAT = TURN_AT + MAX_SEATS + 2;

const PLENTY = 6;

const evaluate = prospects(WEIGHTS);

export const inputs: NetInputs = { version: 1, shared: SHARED, seat: SEAT, roles: 2, read };

const bound = new Int32Array(BUILDABLE);

function read(s: State, shared: Float32Array, seats: Float32Array): void {
  const { a } = s;
  shared[SEATS + s.seats - 2] = 1;
  let cards = 0;
  for (let i = 0; i < 3; i++) {
    if (a[OBJECTIVE + i] < 0) continue;
    cards |= 1 << a[OBJECTIVE + i];
    shared[CARDS_AT + a[OBJECTIVE + i]] = 1;
  }
  shared[STAGES_AT + a[STAGE]] = 1;
  if (a[LAYING] < 0 || cards === 0) return;
  const turns = a[STAGE] === OVER ? 0 : turnsLeft(s);
  shared[TIME_AT] = turns / 10;
  shared[TIME_AT + 1] = a[LAST_ROUND] > 0 ? 1 : 0;
  shared[TIME_AT + 2] = a[LEFT] / 3;
  shared[TIME_AT + 3] = turns < 2 ? 1 : 0;
  for (let terrain = 0; terrain < BUILDABLE; terrain++)
    shared[FREE_AT + terrain] = a[FREE_COUNT + terrain] / 60;
  const near = nearOf(s);
  for (let seat = 0; seat < s.seats; seat++) countSectors(s, seat);
  for (let seat = 0; seat < s.seats; seat++) readSectors(s, seat, seats, seat * SEAT + SECTORS_AT);
  for (let seat = 0; seat < s.seats; seat++) readSeat(s, seat, near, turns, seats, seat * SEAT);
}

function readSeat(s: State, seat: Seat, near: Near, turns: number, f: Float32Array, at: number): void {
  const { a } = s;
  const stock = a[STOCK + seat];
  const left = stock / SETTLEMENTS;
  const usable = Math.min(stock, turns * pace(s, seat));
  f[at] = evaluate(s, seat) / 10;
  f[at + 1] = left;
  f[at + 2] = usable / SETTLEMENTS;
  f[at + 3] = (stock - usable) / 10;
  f[at + 4] = pace(s, seat) / 6;
  let gold = 0;
  for (let i = 0; i < 3; i++) {
    const card = a[OBJECTIVE + i];
    const own = SCORERS[card](s, seat);
    gold += own;
    f[at + GOLD_AT + card] = own / 15;
    f[at + STOCK_BY_CARD_AT + card] = usable / SETTLEMENTS;
  }
  readOpen(s, seat, near, left, f, at);
  gold += readPlaces(s, seat, near, left, f, at);
  f[at + 5] = gold / 30;
  let unbound = 0;
  let few = 0;
  for (let terrain = 0; terrain < BUILDABLE; terrain++) {
    if (bound[terrain] === 0) unbound++;
    else if (bound[terrain] <= 2) few++;
    f[at + TERRAINS_AT + terrain] = Math.min(PLENTY, bound[terrain]) / PLENTY;
  }
  f[at + 6] = (left * unbound) / BUILDABLE;
  f[at + 7] = (left * few) / BUILDABLE;
  f[at + 8] = unbound === 0 ? 1 : 0;
  f[at + 9] = unbound / BUILDABLE;
  for (let i = 0; i < 3; i++) f[at + FREE_BY_CARD_AT + a[OBJECTIVE + i]] = (left * unbound) / BUILDABLE;
  const hand = a[HAND + seat];
  if (hand >= 0) {
    f[at + HAND_AT + hand] = 1;
    f[at + BOUND_AT] = bound[hand] === 0 ? 1 : 0;
    f[at + BOUND_AT + 1] = bound[hand] === 0 ? 0 : Math.min(PLENTY, bound[hand]) / PLENTY;
    f[at + BOUND_AT + 2] = a[FREE_COUNT + hand] === 0 ? 1 : 0;
  }
  readGroups(s, seat, left, f, at + GROUPS_AT);
  if (a[CURRENT] >= 0) f[at + TURN_AT + ((seat - a[CURRENT] + s.seats) % s.seats)] = 1;
  f[at + TURN_AT + MAX_SEATS] = a[FIRST] === seat ? 1 : 0;
  f[at + TURN_AT + MAX_SEATS + 1] = a[FIRST] < 0 ? 0 : ((seat - a[FIRST] + s.seats) % s.seats) / s.seats;
}

/** What the free hexes beside the seat's settlements bring. Fills `bound` with their number by terrain. */
function readOpen(s: State, seat: Seat, near: Near, left: number, f: Float32Array, at: number): void {
  const { a } = s;
  let shore = 0;
  let slope = 0;
  let market = 0;
  let newLines = 0;
  let lines = 0;
  let most = 0;
  let growing = 0;
  bound.fill(0);
  for (let row = 0; row < SIZE; row++) {
    const here = a[OWN + seat * SIZE + row];
    const open = a[BESIDE + seat * SIZE + row] & a[LAND + row];
    const n = popcount(here);
    if (n > 0) {
      lines++;
      if (n > most) {
        most = n;
        growing = popcount(open);
      }
    }
    if (open === 0) continue;
    if (here === 0) newLines++;
    shore += popcount(open & near.water[row]);
    slope += popcount(open & near.mountain[row]);
    market += popcount(open & near.special[row]);
    for (let terrain = 0; terrain < BUILDABLE; terrain++)
      bound[terrain] += popcount(open & a[FREE + terrain * SIZE + row]);
  }
  const from = at + OPEN_AT;
  f[from] = (left * Math.min(PLENTY, shore)) / PLENTY;
  f[from + 1] = (left * Math.min(PLENTY, slope)) / PLENTY;
  f[from + 2] = (left * Math.min(PLENTY, market)) / PLENTY;
  f[from + 3] = (left * newLines) / 10;
  f[from + 4] = lines / 20;
  f[from + 5] = most / 10;
  f[from + 6] = (left * Math.min(3, growing)) / 3;
  f[from + 7] = left * left;
}

/** KB-4, KB-6.2: tiles held and near, castles touched and near. Returns the gold of the castles. */
function readPlaces(s: State, seat: Seat, near: Near, left: number, f: Float32Array, at: number): number {
  const { a } = s;
  const beside = BESIDE + seat * SIZE;
  let castles = 0;
  for (let place = 0; place < SPECIALS; place++) {
    const hex = near.hex[place];
    if (hex < 0) continue;
    const row = ROW_OF[hex];
    const isCastle = (place & 2) !== 0;
    const kind = a[LAYING + (place >> 2)] >> 1;
    const location = ((place >> 2) << 1) | (place & 1);
    if (!isCastle && ((a[HELD + seat] >> location) & 1) === 1) {
      f[at + HELD_AT + kind] += left;
      if (a[CURRENT] === seat) f[at + USES_AT + kind] = ((a[USES] >> (kind * 2)) & 3) / 2;
    }
    if (((a[beside + row] >> COLUMN_OF[hex]) & 1) === 1) {
      if (isCastle) castles++;
      else f[at + CASTLES_AT + 3] += 0.2;
      continue;
    }
    const steps = stepsTo(s, beside, near, place, row);
    if (steps === 0) continue;
    f[at + CASTLES_AT + 4] += left / steps / 4;
    if (isCastle) f[at + CASTLES_AT + steps] += left / 2;
    else if (a[TILES_LEFT + location] > 0 && ((a[TAKEN + seat] >> location) & 1) === 0) {
      f[at + (steps === 1 ? NEAR_AT : FAR_AT) + kind] += left;
    }
  }
  f[at + CASTLES_AT] = castles / 4;
  return 3 * castles;
}

function readGroups(s: State, seat: Seat, left: number, f: Float32Array, at: number): void {
  const n = findGroups(s, seat);
  let largest = 0;
  let second = 0;
  let linked = 0;
  let touched = 0;
  let best = 0;
  for (let g = 0; g < n; g++) {
    const size = GROUP_SIZE[g];
    if (size > largest) {
      second = largest;
      largest = size;
    } else if (size > second) second = size;
    const specials = GROUP_SPECIALS[g];
    touched |= specials;
    best = Math.max(best, popcount(specials));
    if ((specials & (specials - 1)) !== 0) linked |= specials;
  }
  f[at] = n / 10;
  f[at + 1] = (left * n) / 10;
  f[at + 2] = largest / 20;
  f[at + 3] = second / 10;
  f[at + 4] = popcount(linked) / 6;
  f[at + 5] = (left * popcount(touched)) / 6;
  f[at + 6] = best / 6;
  f[at + 7] = (left * (popcount(touched) - popcount(linked))) / 6;
}

/** KB-6.9, KB-6.10; the sectors of all seats must have been counted. */
function readSectors(s: State, seat: Seat, f: Float32Array, at: number): void {
  let fewest = SETTLEMENTS;
  for (let slot = 0; slot < SECTORS; slot++) {
    const own = sectors[seat * SECTORS + slot];
    let best = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) best = Math.max(best, sectors[other * SECTORS + slot]);
    }
    const ahead = Math.max(-3, Math.min(3, own - best));
    f[at + slot] = own / 10;
    f[at + SECTORS + slot] = ahead / 3;
    f[at + 2 * SECTORS + slot] = Math.sign(ahead);
    fewest = Math.min(fewest, own);
  }
  for (let slot = 0; slot < SECTORS; slot++) {
    f[at + 3 * SECTORS + slot] = sectors[seat * SECTORS + slot] === fewest ? 1 : 0;
  }
}
