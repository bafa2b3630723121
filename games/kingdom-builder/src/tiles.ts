import { ROW_OF, COLUMN_OF, SIZE, SLOT_OF, hexName, specialHex, specialNear } from './board.ts';
import { TILES } from './data.ts';
import type { Event } from './events.ts';
import { BESIDE, FRESH, HELD, LAYING, setUses, TAKEN, TILES_LEFT, USES, usesOf } from './state.ts';
import type { State } from './state.ts';

/** A location is a slot's first or second location hex: slot * 2 + 0 or 1. */
export const LOCATIONS = 8;

/** The tile kind of a location, an index of TILES. */
export function tileOfLocation(s: State, location: number): number {
  return s.a[LAYING + (location >> 1)] >> 1;
}

/** -1 if the sector has only one location. */
export function hexOfLocation(s: State, location: number): number {
  const slot = location >> 1;
  return specialHex(s.a[LAYING + slot], slot, location & 1);
}

/** The location a hex touches, or -1. */
function locationNear(s: State, hex: number): number {
  const slot = SLOT_OF[hex];
  const special = specialNear(s.a[LAYING + slot], hex);
  return special === 1 || special === 2 ? slot * 2 + special - 1 : -1;
}

/** KB-4.1, KB-4.2: a settlement next to a location takes a tile, once for each location hex. */
export function gainTile(s: State, seat: number, hex: number, log: Event[] | undefined): void {
  const location = locationNear(s, hex);
  if (location < 0) return;
  const { a } = s;
  const bit = 1 << location;
  if (a[TILES_LEFT + location] === 0 || (a[TAKEN + seat] & bit) !== 0) return;
  a[TILES_LEFT + location]--;
  a[TAKEN + seat] |= bit;
  a[HELD + seat] |= bit;
  a[FRESH] |= bit;
  log?.push({
    type: 'gain',
    seat,
    tile: TILES[tileOfLocation(s, location)],
    hex: hexName(hexOfLocation(s, location)),
  });
}

/** KB-4.5, KB-4.6: judged after the settlement from `hex` stands again. */
export function loseTile(s: State, seat: number, hex: number, log: Event[] | undefined): void {
  const location = locationNear(s, hex);
  if (location < 0) return;
  const { a } = s;
  const bit = 1 << location;
  if ((a[HELD + seat] & bit) === 0) return;
  const at = hexOfLocation(s, location);
  if (((a[BESIDE + seat * SIZE + ROW_OF[at]] >> COLUMN_OF[at]) & 1) === 1) return;
  a[HELD + seat] &= ~bit;
  a[FRESH] &= ~bit;
  const tile = tileOfLocation(s, location);
  setUses(s, tile, Math.min(usesOf(s, tile), usableTiles(s, seat, tile)));
  log?.push({ type: 'lose', seat, tile: TILES[tile], hex: hexName(at) });
}

/** Tiles of a kind held and not gained this turn (KB-4.3). */
export function usableTiles(s: State, seat: number, tile: number): number {
  const usable = s.a[HELD + seat] & ~s.a[FRESH];
  for (let slot = 0; slot < 4; slot++) {
    if (s.a[LAYING + slot] >> 1 !== tile) continue;
    return ((usable >> (slot * 2)) & 1) + ((usable >> (slot * 2 + 1)) & 1);
  }
  return 0;
}

/** KB-4.4: as the turn begins, each tile may be used once. */
export function readyTiles(s: State, seat: number): void {
  const { a } = s;
  a[FRESH] = 0;
  let uses = 0;
  // Two bits a slot, one a location: from the slots that hold any to the kinds of their sectors.
  for (let held = a[HELD + seat], slot = 0; held !== 0; held >>= 2, slot++) {
    uses |= ((held & 1) + ((held >> 1) & 1)) << (a[LAYING + slot] & ~1);
  }
  a[USES] = uses;
}
