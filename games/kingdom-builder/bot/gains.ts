/**
 * What one more settlement brings on each hex, and what one less costs: an approximation in gold, without playing it.
 */
import { lowestBit, popcount } from '@four-crowns/core';
import type { Codes, Rng, Seat } from '@four-crowns/core';
import { besideRow, COLUMN_OF, HEXES, ROW_OF, SIZE, SLOT_OF } from '../src/board.ts';
import { hexOf } from '../src/codes.ts';
import { BUILDABLE, SETTLEMENTS, TILES } from '../src/data.ts';
import {
  BESIDE,
  FREE,
  LAND,
  LAYING,
  OBJECTIVE,
  OWN,
  OWN_ROWS,
  STOCK,
  TAKEN,
  TILES_LEFT,
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
import { nearOf, REACH, RING_ROWS, SPECIALS } from './near.ts';
import type { Near } from './near.ts';
import type { POLICY_WEIGHTS } from './policy-weights.ts';
import { countSectors, sectors } from './sectors.ts';

export type PolicyWeights = Readonly<Record<keyof typeof POLICY_WEIGHTS, number>>;

/** The best of the codes asked about, and what it brings or costs. */
export interface Found {
  index: number;
  worth: number;
}

export interface Gains {
  /** Finds where one more settlement brings most. */
  best(s: State, seat: Seat, codes: Codes, rng: Rng, found: Found): void;
  /** Finds where one settlement less costs least. */
  idlest(s: State, seat: Seat, codes: Codes, rng: Rng, found: Found): void;
}

/** Random noise, so that rollouts differ even where the gold does not. */
const WHIM = 0.3;

const BY_LINE = DISCOVERERS | KNIGHTS;
const BY_GROUP = HERMITS | CITIZENS;
const BY_SECTOR = LORDS | FARMERS;

const lineWorth = new Float64Array(SIZE);
const sectorWorth = new Float64Array(4);
const placeWorth = new Float64Array(SPECIALS);
const wayWorth = new Float64Array(SPECIALS);
/** Indexed by set of terrains. */
const boundWorth = new Float64Array(1 << BUILDABLE);

export function openGains(w: PolicyWeights): Gains {
  const tileWorth = Float64Array.from(TILES, (tile) => w[tile]);
  /** For one board and its cards; recomputed when another one is asked for. */
  const groundWorth = new Float64Array(HEXES);
  let weighedNear: Near | undefined;
  let weighedCards = 0;

  /** KB-6.1, KB-6.2, KB-6.6, KB-6.7: what the ground beside a hex brings, which stays the same for the whole game. */
  const weighGrounds = (near: Near, cards: number): void => {
    if (near === weighedNear && cards === weighedCards) return;
    weighedNear = near;
    weighedCards = cards;
    const atShore = (cards & FISHERMEN) === 0 ? 0 : w.shore;
    const atSlope = (cards & MINERS) === 0 ? 0 : w.slope;
    const atSpecial = ((cards & WORKERS) === 0 ? 0 : w.market) + ((cards & MERCHANTS) === 0 ? 0 : w.link);
    for (let hex = 0; hex < HEXES; hex++) {
      const row = ROW_OF[hex];
      const column = COLUMN_OF[hex];
      groundWorth[hex] =
        atShore * ((near.water[row] >> column) & 1) +
        atSlope * ((near.mountain[row] >> column) & 1) +
        atSpecial * ((near.special[row] >> column) & 1);
    }
  };

  /**
   * KB-4.1, KB-6.2, KB-6.11: what the first settlement at a location or castle brings. Returns the places worth
   * approaching.
   */
  const weighPlaces = (s: State, seat: Seat, near: Near, cards: number, left: number): number => {
    const { a } = s;
    const beside = BESIDE + seat * SIZE;
    let wanted = 0;
    for (let place = 0; place < SPECIALS; place++) {
      placeWorth[place] = 0;
      const hex = near.hex[place];
      if (hex < 0) continue;
      const row = ROW_OF[hex];
      if (((a[beside + row] >> COLUMN_OF[hex]) & 1) === 1) continue;
      let worth = 0;
      let way = 0;
      if ((place & 2) !== 0) {
        worth = w.castle;
        way = left * w.nearCastle;
      } else {
        const location = ((place >> 2) << 1) | (place & 1);
        if (a[TILES_LEFT + location] > 0 && ((a[TAKEN + seat] >> location) & 1) === 0) {
          worth = left * tileWorth[a[LAYING + (place >> 2)] >> 1];
          way = w.nearTile * worth;
        }
      }
      if ((cards & MERCHANTS) !== 0) {
        worth += w.firstLink;
        way += left * w.nearLink;
      }
      placeWorth[place] = worth;
      if (way === 0 || isOneStep(s, beside, near, place, row)) continue;
      wayWorth[place] = way;
      wanted |= 1 << place;
    }
    return wanted;
  };

  /** KB-6.3, KB-6.8, as if there were `less` fewer settlements in each line. */
  const weighLines = (s: State, seat: Seat, cards: number, less: number): void => {
    const own = OWN + seat * SIZE;
    const toNew = (cards & DISCOVERERS) === 0 ? 0 : w.newLine;
    const longest = (cards & KNIGHTS) === 0 ? SETTLEMENTS : longestLine(s, seat) - less;
    const shorter = (cards & KNIGHTS) === 0 ? 0 : w.shorter;
    for (let row = 0; row < SIZE; row++) {
      const n = popcount(s.a[own + row]) - less;
      lineWorth[row] = (n === 0 ? toNew : 0) + (n === longest ? w.longest : shorter * n);
    }
  };

  /** KB-6.9, KB-6.10, as if there were `less` fewer settlements in each sector. */
  const weighSectors = (s: State, seat: Seat, cards: number, less: number): void => {
    const mine = seat * 4;
    countSectors(s, seat);
    if ((cards & LORDS) !== 0) {
      for (let other = 0; other < s.seats; other++) if (other !== seat) countSectors(s, other);
    }
    const fewest = Math.min(sectors[mine], sectors[mine + 1], sectors[mine + 2], sectors[mine + 3]);
    for (let slot = 0; slot < 4; slot++) {
      const own = sectors[mine + slot];
      let worth = 0;
      if ((cards & FARMERS) !== 0) worth += own === fewest ? w.poorest : w.otherFarmer;
      if ((cards & LORDS) !== 0) {
        let theirs = 0;
        for (let other = 0; other < s.seats; other++) {
          if (other !== seat) theirs = Math.max(theirs, sectors[other * 4 + slot]);
        }
        const lead = own - less - theirs;
        worth += lead === 0 ? w.even : lead === -1 ? w.behind : w.otherLord;
      }
      sectorWorth[slot] = worth;
    }
  };

  /** KB-3.4: a terrain that touches the seat's settlements restricts the next ones. */
  const weighTerrains = (s: State, seat: Seat, left: number): void => {
    const unbound = ~boundTerrains(s, seat);
    for (let set = 1; set < 1 << BUILDABLE; set++) {
      boundWorth[set] = -left * w.bound * popcount(set & unbound);
    }
  };

  /** KB-6.4, KB-6.5 */
  const inGroups = (s: State, seat: Seat, hex: number, cards: number): number => {
    if (((s.a[BESIDE + seat * SIZE + ROW_OF[hex]] >> COLUMN_OF[hex]) & 1) === 0) {
      return (cards & HERMITS) === 0 ? 0 : w.alone;
    }
    return (
      ((cards & HERMITS) === 0 ? 0 : w.merges * (ownAround(s, seat, hex) - 1)) +
      ((cards & CITIZENS) === 0 ? 0 : w.grows)
    );
  };

  return {
    best(s, seat, { at, n }, rng, found) {
      const near = nearOf(s);
      const cards = cardsOf(s);
      const left = s.a[STOCK + seat] / SETTLEMENTS;
      weighGrounds(near, cards);
      weighTerrains(s, seat, left);
      const wanted = weighPlaces(s, seat, near, cards, left);
      const byLine = (cards & BY_LINE) !== 0;
      const byGroup = (cards & BY_GROUP) !== 0;
      const bySector = (cards & BY_SECTOR) !== 0;
      if (byLine) weighLines(s, seat, cards, 0);
      if (bySector) weighSectors(s, seat, cards, 0);
      let most = -Infinity;
      let whim = rng.below(2 ** 31);
      for (let i = 0; i < n; i++) {
        const hex = hexOf(at[i]);
        whim = next(whim);
        let gain = WHIM * part(whim) + groundWorth[hex] + boundWorth[near.terrains[hex]];
        if (near.place[hex] >= 0) gain += placeWorth[near.place[hex]];
        for (let far = near.far[hex] & wanted; far !== 0; far &= far - 1) gain += wayWorth[lowestBit(far)];
        if (byLine) gain += lineWorth[ROW_OF[hex]];
        if (byGroup) gain += inGroups(s, seat, hex, cards);
        if (bySector) gain += sectorWorth[SLOT_OF[hex]];
        if (gain <= most) continue;
        most = gain;
        found.index = i;
      }
      found.worth = most;
    },

    idlest(s, seat, { at, n }, rng, found) {
      const near = nearOf(s);
      const cards = cardsOf(s);
      const left = s.a[STOCK + seat] / SETTLEMENTS;
      weighGrounds(near, cards);
      const byLine = (cards & BY_LINE) !== 0;
      const bySector = (cards & BY_SECTOR) !== 0;
      if (byLine) weighLines(s, seat, cards, 1);
      if (bySector) weighSectors(s, seat, cards, 1);
      let least = Infinity;
      let whim = rng.below(2 ** 31);
      for (let i = 0; i < n; i++) {
        const hex = hexOf(at[i]);
        whim = next(whim);
        let loss = WHIM * part(whim) + groundWorth[hex];
        if (byLine) loss += lineWorth[ROW_OF[hex]];
        if (bySector) loss += sectorWorth[SLOT_OF[hex]];
        const place = near.place[hex];
        if (place >= 0 && ownAround(s, seat, near.hex[place]) === 1) {
          // KB-4.5: the tile is lost with the last settlement at its location.
          loss += (place & 2) === 0 ? left * tileWorth[s.a[LAYING + (place >> 2)] >> 1] : w.castle;
        }
        if ((cards & (BY_GROUP | MERCHANTS)) !== 0) {
          const around = ownAround(s, seat, hex);
          if ((cards & HERMITS) !== 0) loss += around === 0 ? w.alone : w.merges * (around - 1);
          if ((cards & CITIZENS) !== 0) loss += w.grows * around;
          if ((cards & MERCHANTS) !== 0 && around > 1) loss += w.splits;
        }
        if (loss >= least) continue;
        least = loss;
        found.index = i;
      }
      found.worth = least;
    },
  };
}

function cardsOf({ a }: State): number {
  return (1 << a[OBJECTIVE]) | (1 << a[OBJECTIVE + 1]) | (1 << a[OBJECTIVE + 2]);
}

/** A cheap sequence, so that one draw from the generator is enough for all hexes. */
function next(whim: number): number {
  return (Math.imul(whim, 1_664_525) + 1_013_904_223) | 0;
}

function part(whim: number): number {
  return (whim >>> 8) / 2 ** 24;
}

function isOneStep(s: State, beside: number, near: Near, place: number, row: number): boolean {
  const { a } = s;
  for (let i = 1; i < RING_ROWS - 1; i++) {
    const at = row + i - REACH;
    if (at < 0 || at >= SIZE) continue;
    if ((a[beside + at] & a[LAND + at] & near.one[place * RING_ROWS + i]) !== 0) return true;
  }
  return false;
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
    longest = Math.max(longest, popcount(s.a[OWN + seat * SIZE + lowestBit(rows)]));
  }
  return longest;
}
