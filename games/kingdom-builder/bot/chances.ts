/**
 * What a position still offers, in figures that a hint can mention: the counts behind the weights of `prospects.ts`.
 */
import { popcount } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { COLUMN_OF, ROW_OF, SIZE } from '../src/board.ts';
import { BUILDABLE, SETTLEMENTS, TILES } from '../src/data.ts';
import type { Objective, Tile } from '../src/data.ts';
import { findGroups, GROUP_SIZE } from '../src/groups.ts';
import * as at from '../src/state.ts';
import type { State } from '../src/state.ts';
import { nearOf, SPECIALS } from './near.ts';
import { FAR_AHEAD, stepsTo } from './prospects.ts';
import { countSectors, sectors } from './sectors.ts';
import { WEIGHTS } from './weights.ts';

export interface Chances {
  /** By card: how much of what it counts is still available. */
  readonly later: Readonly<Record<Objective, number>>;
  /** Castles not touched yet, one or two settlements away. */
  readonly castles: number;
  /** Terrains without a free hex beside the seat's settlements. */
  readonly untouched: number;
  /**
   * Locations of this kind with a tile to gain, one or two settlements away; `tileWorth` is what the evaluation gives
   * for them.
   */
  tiles(tile: Tile): number;
  tileWorth(tile: Tile): number;
}

export function chancesOf(s: State, seat: Seat): Chances {
  const { a } = s;
  const near = nearOf(s);
  const own = at.OWN + seat * SIZE;
  const beside = at.BESIDE + seat * SIZE;
  const open = Array.from({ length: SIZE }, (_, row) => a[beside + row] & a[at.LAND + row]);
  const openIn = (set: Int32Array): number => open.reduce((n, word, row) => n + popcount(word & set[row]), 0);
  const inRow = (row: number): number => popcount(a[own + row]);
  const most = Math.max(...open.map((_, row) => inRow(row)));
  const places = placesNear(s, seat);
  const sizes = Array.from(GROUP_SIZE.subarray(0, findGroups(s, seat))).toSorted((x, y) => y - x);
  return {
    later: {
      fishermen: openIn(near.water),
      miners: openIn(near.mountain),
      workers: openIn(near.special),
      discoverers: open.filter((word, row) => word !== 0 && inRow(row) === 0).length,
      knights:
        most === 0
          ? 0
          : Math.max(
              ...open.map((word, row) => (inRow(row) === most ? Math.min(FAR_AHEAD, popcount(word)) : 0)),
            ),
      merchants: places.length,
      hermits: 0,
      citizens: sizes[1] ?? 0,
      lords: leadOf(s, seat),
      farmers: settledSectors(s, seat),
    },
    castles: places.filter(({ isCastle }) => isCastle).length,
    untouched: Array.from({ length: BUILDABLE }, (_, t) => t).filter((t) =>
      open.every((word, row) => (word & a[at.FREE + t * SIZE + row]) === 0),
    ).length,
    tiles: (tile) => places.filter((place) => place.gives === tile).length,
    tileWorth: (tile) =>
      places.reduce((worth, place) => worth + (place.gives === tile ? worthOf(s, seat, place) : 0), 0),
  };
}

interface NearPlace {
  readonly isCastle: boolean;
  /** The tile that a location still offers this seat. */
  readonly gives: Tile | undefined;
  /** How many settlements it takes to touch it. */
  readonly steps: number;
}

function placesNear(s: State, seat: Seat): readonly NearPlace[] {
  const { a } = s;
  const near = nearOf(s);
  const beside = at.BESIDE + seat * SIZE;
  const places: NearPlace[] = [];
  for (let place = 0; place < SPECIALS; place++) {
    const hex = near.hex[place];
    if (hex < 0 || ((a[beside + ROW_OF[hex]] >> COLUMN_OF[hex]) & 1) === 1) continue;
    const steps = stepsTo(s, beside, near, place, ROW_OF[hex]);
    if (steps === 0) continue;
    const isCastle = (place & 2) !== 0;
    const location = ((place >> 2) << 1) | (place & 1);
    const isLeft = a[at.TILES_LEFT + location] > 0 && ((a[at.TAKEN + seat] >> location) & 1) === 0;
    const gives = !isCastle && isLeft ? TILES[a[at.LAYING + (place >> 2)] >> 1] : undefined;
    places.push({ isCastle, gives, steps });
  }
  return places;
}

function worthOf(s: State, seat: Seat, { gives, steps }: NearPlace): number {
  if (gives === undefined || s.a[at.STAGE] === at.OVER) return 0;
  const left = s.a[at.STOCK + seat] / SETTLEMENTS;
  return left * WEIGHTS[gives] * (steps === 1 ? WEIGHTS.nearTile : WEIGHTS.farTile);
}

/**
 * How far the seat is ahead of the best of the others, added up over all sectors and counting at most three
 * settlements in each.
 */
function leadOf(s: State, seat: Seat): number {
  for (let one = 0; one < s.seats; one++) countSectors(s, one);
  let lead = 0;
  for (let slot = 0; slot < 4; slot++) {
    let best = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) best = Math.max(best, sectors[other * 4 + slot]);
    }
    lead += Math.max(-FAR_AHEAD, Math.min(FAR_AHEAD, sectors[seat * 4 + slot] - best));
  }
  return lead;
}

function settledSectors(s: State, seat: Seat): number {
  countSectors(s, seat);
  return Array.from(sectors.subarray(seat * 4, seat * 4 + 4)).filter((n) => n > 0).length;
}
