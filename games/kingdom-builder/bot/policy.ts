/** A quick sensible move for rollouts: where one more settlement brings most at once, without trying it out. */
import { codes } from '@four-crowns/core';
import type { Code, Rng, Seat } from '@four-crowns/core';
import { besideRow, COLUMN_OF, HEXES, lowest, popcount, ROW_OF, SIZE, SLOT_OF } from '../src/board.ts';
import { END_TURN, hexOf } from '../src/codes.ts';
import { BUILDABLE, FIRST_MOVE_TILE, SETTLEMENTS } from '../src/data.ts';
import { listOn } from '../src/grounds.ts';
import { listPlaces, listTile } from '../src/locations/index.ts';
import {
  BESIDE,
  CARD,
  FREE,
  LEFT,
  OBJECTIVE,
  OWN,
  OWN_ROWS,
  PLACE,
  STAGE,
  STOCK,
  TAKEN,
  TILES_LEFT,
  USES,
} from '../src/state.ts';
import type { State } from '../src/state.ts';
import {
  CITIZENS,
  DISCOVERERS,
  FARMERS,
  FISHERMEN,
  HERMITS,
  KNIGHTS,
  LORDS,
  MERCHANTS,
  MINERS,
  WORKERS,
} from './card-bits.ts';
import { nearOf } from './near.ts';
import type { Near } from './near.ts';
import { countSectors, sectors } from './sectors.ts';

// In gold.
const TILE = 8;
/** A terrain that touches own settlements binds the next ones (KB-3.4). */
const BOUND = 4;
const CASTLE = 3;
/** A settlement at a location or castle that may be linked (KB-6.2). */
const LINK = 2;
/** One more in a line that is not yet the longest, for each that stands there. */
const SHORTER = 0.2;
const GROWS = 0.5;
/** Each further own neighbour may make two groups one. */
const MERGES = -0.7;
/** A sector where one settlement takes or keeps a place, and any other. */
const CLOSE_SECTOR = 4;
const OTHER_SECTOR = 0.5;
const POOREST = 3;
/** Two rollouts should differ even where the gold does not. */
const WHIM = 0.3;

const out = codes();
const sectorWorth = new Float64Array(4);
const lineWorth = new Float64Array(SIZE);
/** For one board and its cards, until another one is asked for. */
const groundWorth = new Float64Array(HEXES);
let weighedNear: Near | undefined;
let weighedCards = 0;

export function policy(s: State, seat: Seat, rng: Rng): Code {
  const { a } = s;
  out.n = 0;
  if (a[STAGE] === PLACE) listPlaces(s, seat, out);
  else if (a[LEFT] > 0) listOn(s, seat, a[CARD], 0, out);
  else {
    for (let uses = a[USES], tile = 0; uses !== 0 && tile < FIRST_MOVE_TILE; uses >>= 2, tile++) {
      if ((uses & 3) !== 0) listTile(s, seat, tile, out);
    }
    if (out.n === 0) return lifted(s, seat);
  }
  return out.n === 1 ? out.at[0] : best(s, seat, rng);
}

/** KB-4.7: a settlement that is good for nothing where it stands, or the end of the turn. */
function lifted(s: State, seat: Seat): Code {
  const { a } = s;
  for (let uses = a[USES] >> (2 * FIRST_MOVE_TILE), tile = FIRST_MOVE_TILE; uses !== 0; uses >>= 2, tile++) {
    if ((uses & 3) !== 0) listTile(s, seat, tile, out);
  }
  if (out.n === 0) return END_TURN;
  const near = nearOf(s);
  const cards = (1 << a[OBJECTIVE]) | (1 << a[OBJECTIVE + 1]) | (1 << a[OBJECTIVE + 2]);
  // Sectors and lines are counted too roughly to say what a move does to them.
  if ((cards & (LORDS | FARMERS | KNIGHTS | CITIZENS)) !== 0) return END_TURN;
  for (let i = 0; i < out.n; i++) {
    const hex = hexOf(out.at[i]);
    if (isIdle(s, seat, hex, cards, near)) return out.at[i];
  }
  return END_TURN;
}

function isIdle(s: State, seat: Seat, hex: number, cards: number, near: Near): boolean {
  const row = ROW_OF[hex];
  const bit = 1 << COLUMN_OF[hex];
  if ((near.special[row] & bit) !== 0) return false;
  if ((cards & FISHERMEN) !== 0 && (near.water[row] & bit) !== 0) return false;
  if ((cards & MINERS) !== 0 && (near.mountain[row] & bit) !== 0) return false;
  if ((cards & DISCOVERERS) !== 0 && s.a[OWN + seat * SIZE + row] === bit) return false;
  return (cards & (HERMITS | MERCHANTS)) === 0 || ownAround(s, seat, hex) === 1;
}

function best(s: State, seat: Seat, rng: Rng): Code {
  const { a } = s;
  const near = nearOf(s);
  const cards = (1 << a[OBJECTIVE]) | (1 << a[OBJECTIVE + 1]) | (1 << a[OBJECTIVE + 2]);
  const left = a[STOCK + seat] / SETTLEMENTS;
  const unbound = ~boundTerrains(s, seat);
  weighGrounds(near, cards);
  const byLine = (cards & (DISCOVERERS | KNIGHTS)) !== 0;
  const byGroup = (cards & (HERMITS | CITIZENS)) !== 0;
  const bySector = (cards & (LORDS | FARMERS)) !== 0;
  if (byLine) weighLines(s, seat, cards);
  if (bySector) weighSectors(s, seat, cards);
  let most = -Infinity;
  let code = out.at[0];
  for (let i = 0; i < out.n; i++) {
    const hex = hexOf(out.at[i]);
    let gain = (WHIM * rng.below(1024)) / 1024 + groundWorth[hex];
    if (near.place[hex] >= 0) gain += atPlace(s, seat, near, near.place[hex], left * TILE);
    if (byLine) gain += lineWorth[ROW_OF[hex]];
    if (byGroup) gain += inGroups(s, seat, hex, cards);
    if (bySector) gain += sectorWorth[SLOT_OF[hex]];
    const binds = near.terrains[hex] & unbound;
    if (binds !== 0) gain -= left * BOUND * popcount(binds);
    if (gain > most) {
      most = gain;
      code = out.at[i];
    }
  }
  return code;
}

/** KB-6.1, KB-6.2, KB-6.6, KB-6.7: what the ground beside a hex brings, the same for the whole game. */
function weighGrounds(near: Near, cards: number): void {
  if (near === weighedNear && cards === weighedCards) return;
  weighedNear = near;
  weighedCards = cards;
  for (let hex = 0; hex < HEXES; hex++) {
    const row = ROW_OF[hex];
    const column = COLUMN_OF[hex];
    let gain = 0;
    if ((cards & FISHERMEN) !== 0) gain += (near.water[row] >> column) & 1;
    if ((cards & MINERS) !== 0) gain += (near.mountain[row] >> column) & 1;
    if ((cards & WORKERS) !== 0) gain += (near.special[row] >> column) & 1;
    if ((cards & MERCHANTS) !== 0) gain += LINK * ((near.special[row] >> column) & 1);
    groundWorth[hex] = gain;
  }
}

/** KB-6.3, KB-6.8 */
function weighLines(s: State, seat: Seat, cards: number): void {
  const own = OWN + seat * SIZE;
  const longest = (cards & KNIGHTS) === 0 ? 0 : longestLine(s, seat);
  for (let row = 0; row < SIZE; row++) {
    const n = popcount(s.a[own + row]);
    let worth = (cards & DISCOVERERS) !== 0 && n === 0 ? 1 : 0;
    if ((cards & KNIGHTS) !== 0) worth += n === longest ? 2 : SHORTER * n;
    lineWorth[row] = worth;
  }
}

/** KB-6.4, KB-6.5 */
function inGroups(s: State, seat: Seat, hex: number, cards: number): number {
  const isBeside = ((s.a[BESIDE + seat * SIZE + ROW_OF[hex]] >> COLUMN_OF[hex]) & 1) === 1;
  let gain = 0;
  if ((cards & HERMITS) !== 0) gain += isBeside ? MERGES * (ownAround(s, seat, hex) - 1) : 1;
  if (isBeside && (cards & CITIZENS) !== 0) gain += GROWS;
  return gain;
}

function ownAround(s: State, seat: Seat, hex: number): number {
  const { a } = s;
  const row = ROW_OF[hex];
  const own = OWN + seat * SIZE + row;
  const bit = 1 << COLUMN_OF[hex];
  const pair = besideRow(row + 1, bit);
  let n = popcount(a[own] & ((bit << 1) | (bit >> 1)));
  if (row > 0) n += popcount(a[own - 1] & pair);
  if (row < SIZE - 1) n += popcount(a[own + 1] & pair);
  return n;
}

/** KB-4.1, KB-6.11: the first settlement at a location or castle. */
function atPlace(s: State, seat: Seat, near: Near, place: number, tile: number): number {
  const { a } = s;
  if ((place & 2) === 0) {
    const location = ((place >> 2) << 1) | (place & 1);
    return a[TILES_LEFT + location] > 0 && ((a[TAKEN + seat] >> location) & 1) === 0 ? tile : 0;
  }
  const castle = near.hex[place];
  return ((a[BESIDE + seat * SIZE + ROW_OF[castle]] >> COLUMN_OF[castle]) & 1) === 1 ? 0 : CASTLE;
}

function boundTerrains(s: State, seat: Seat): number {
  const { a } = s;
  let bound = 0;
  for (let row = 0; row < SIZE; row++) {
    const beside = a[BESIDE + seat * SIZE + row];
    if (beside === 0) continue;
    for (let terrain = 0; terrain < BUILDABLE; terrain++) {
      if ((beside & a[FREE + terrain * SIZE + row]) !== 0) bound |= 1 << terrain;
    }
  }
  return bound;
}

function longestLine(s: State, seat: Seat): number {
  let longest = 0;
  for (let rows = s.a[OWN_ROWS + seat]; rows !== 0; rows &= rows - 1) {
    longest = Math.max(longest, popcount(s.a[OWN + seat * SIZE + lowest(rows)]));
  }
  return longest;
}

/** KB-6.9, KB-6.10 */
function weighSectors(s: State, seat: Seat, cards: number): void {
  const mine = seat * 4;
  countSectors(s, seat);
  if ((cards & LORDS) !== 0) {
    for (let other = 0; other < s.seats; other++) if (other !== seat) countSectors(s, other);
  }
  const fewest = Math.min(sectors[mine], sectors[mine + 1], sectors[mine + 2], sectors[mine + 3]);
  for (let slot = 0; slot < 4; slot++) {
    const own = sectors[mine + slot];
    let worth = 0;
    if ((cards & FARMERS) !== 0) worth += own === fewest ? POOREST : OTHER_SECTOR;
    if ((cards & LORDS) !== 0) {
      let theirs = 0;
      for (let other = 0; other < s.seats; other++) {
        if (other !== seat) theirs = Math.max(theirs, sectors[other * 4 + slot]);
      }
      const lead = own - theirs;
      worth += lead === 0 || lead === -1 ? CLOSE_SECTOR : OTHER_SECTOR;
    }
    sectorWorth[slot] = worth;
  }
}
