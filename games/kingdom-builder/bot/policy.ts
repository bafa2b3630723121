/** A quick sensible move for rollouts: where one more settlement brings most at once, without trying it out. */
import { codes } from '@four-crowns/core';
import type { Code, Rng, Seat } from '@four-crowns/core';
import { COLUMN_OF, lowest, NEIGHBOURS, popcount, ROW_OF, SIZE, SLOT_OF, specialNear } from '../src/board.ts';
import { END_TURN, hexOf } from '../src/codes.ts';
import { BUILDABLE, FIRST_MOVE_TILE, SETTLEMENTS } from '../src/data.ts';
import { listOn } from '../src/grounds.ts';
import { listPlaces, listTile } from '../src/locations/index.ts';
import { inSector } from '../src/objectives/sectors.ts';
import {
  BESIDE,
  CARD,
  FREE,
  isOwn,
  LAYING,
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
  const longest = (cards & KNIGHTS) === 0 ? 0 : longestLine(s, seat);
  if ((cards & (LORDS | FARMERS)) !== 0) weighSectors(s, seat, cards);
  let most = -Infinity;
  let code = out.at[0];
  for (let i = 0; i < out.n; i++) {
    const hex = hexOf(out.at[i]);
    let gain = (WHIM * rng.below(1024)) / 1024;
    gain += onHex(s, seat, hex, cards, near, longest) + atPlace(s, seat, hex, left * TILE);
    gain -= left * BOUND * popcount(near.terrains[hex] & unbound);
    if ((cards & (LORDS | FARMERS)) !== 0) gain += sectorWorth[SLOT_OF[hex]];
    if (gain > most) {
      most = gain;
      code = out.at[i];
    }
  }
  return code;
}

function onHex(s: State, seat: Seat, hex: number, cards: number, near: Near, longest: number): number {
  const { a } = s;
  const row = ROW_OF[hex];
  const column = COLUMN_OF[hex];
  const line = a[OWN + seat * SIZE + row];
  let gain = 0;
  if ((cards & FISHERMEN) !== 0) gain += (near.water[row] >> column) & 1;
  if ((cards & MINERS) !== 0) gain += (near.mountain[row] >> column) & 1;
  if ((cards & WORKERS) !== 0) gain += (near.special[row] >> column) & 1;
  if ((cards & MERCHANTS) !== 0) gain += LINK * ((near.special[row] >> column) & 1);
  if ((cards & DISCOVERERS) !== 0 && line === 0) gain++;
  if ((cards & KNIGHTS) !== 0) {
    const n = popcount(line);
    gain += n === longest ? 2 : SHORTER * n;
  }
  if ((cards & (HERMITS | CITIZENS)) !== 0) {
    const isBeside = ((a[BESIDE + seat * SIZE + row] >> column) & 1) === 1;
    if ((cards & HERMITS) !== 0) gain += isBeside ? MERGES * (ownAround(s, seat, hex) - 1) : 1;
    if (isBeside && (cards & CITIZENS) !== 0) gain += GROWS;
  }
  return gain;
}

function ownAround(s: State, seat: Seat, hex: number): number {
  let n = 0;
  for (let d = 0; d < 6; d++) {
    const next = NEIGHBOURS[hex * 6 + d];
    if (next >= 0 && isOwn(s, seat, next)) n++;
  }
  return n;
}

/** KB-4.1, KB-6.11: the first settlement at a location or castle. */
function atPlace(s: State, seat: Seat, hex: number, tile: number): number {
  const { a } = s;
  const slot = SLOT_OF[hex];
  const special = specialNear(a[LAYING + slot], hex);
  if (special === 0) return 0;
  if (special <= 2) {
    const location = slot * 2 + special - 1;
    return a[TILES_LEFT + location] > 0 && ((a[TAKEN + seat] >> location) & 1) === 0 ? tile : 0;
  }
  const castle = nearOf(s).hex[slot * 4 + special - 1];
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
  let fewest = SETTLEMENTS;
  for (let slot = 0; slot < 4; slot++) fewest = Math.min(fewest, inSector(s, seat, slot));
  for (let slot = 0; slot < 4; slot++) {
    const mine = inSector(s, seat, slot);
    let worth = 0;
    if ((cards & FARMERS) !== 0) worth += mine === fewest ? POOREST : OTHER_SECTOR;
    if ((cards & LORDS) !== 0) {
      let theirs = 0;
      for (let other = 0; other < s.seats; other++) {
        if (other !== seat) theirs = Math.max(theirs, inSector(s, other, slot));
      }
      const lead = mine - theirs;
      worth += lead === 0 || lead === -1 ? CLOSE_SECTOR : OTHER_SECTOR;
    }
    sectorWorth[slot] = worth;
  }
}
