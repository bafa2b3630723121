/** The open part of a position as words: what a saved state and every view have in common. */
import { BadInput } from '@four-crowns/core';
import { hexName, hexNumber, lowest, SIZE } from './board.ts';
import { OBJECTIVES, SETTLEMENTS, TERRAINS, TILES } from './data.ts';
import type { Objective, Terrain, Tile } from './data.ts';
import type { Hex } from './events.ts';
import { options as declared } from './options.ts';
import type { LaidSector, Options } from './options.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { hexOfLocation, LOCATIONS } from './tiles.ts';

export type Counts = { readonly [terrain in Terrain]: number };

export type Position = {
  readonly seats: number;
  readonly options: Options;
  readonly stage: (typeof at.STAGES)[number];
  /** As far as laid: top left, top right, bottom left, bottom right. */
  readonly board: readonly LaidSector[];
  readonly objectives: readonly Objective[];
  readonly first: number | null;
  readonly current: number | null;
  readonly card: Terrain | null;
  readonly left: number;
  readonly lifted: { readonly hex: Hex; readonly tile: Tile } | null;
  readonly lastRound: boolean;
  readonly settlements: readonly (readonly Hex[])[];
  readonly locations: readonly { readonly hex: Hex; readonly tile: Tile; readonly left: number }[];
  /** By seat: location hexes whose tile it holds, and those it may not take from again. */
  readonly held: readonly (readonly Hex[])[];
  readonly taken: readonly (readonly Hex[])[];
  /** Of the current seat: tiles won this turn, and uses left by kind. */
  readonly fresh: readonly Hex[];
  readonly uses: { readonly [tile: string]: number };
  readonly discard: Counts;
  readonly removed: Counts;
  readonly generation: number;
  /** By seat: which generation of the pile its hidden card came from; null if it has none. */
  readonly handGenerations: readonly (number | null)[];
};

/** What one viewer knows of the hidden cards. */
export type Hands = {
  /** By seat; null where the viewer cannot know it, or where there is none. */
  readonly hands: readonly (Terrain | null)[];
  /** Per generation of the pile: what the viewer has not seen of it, pile and hands together. */
  readonly unseen: readonly { readonly generation: number; readonly cards: Counts }[];
};

export function isBoardLaid(s: State): boolean {
  return s.a[at.LAYING + 3] >= 0;
}

export function allLocations(s: State): number[] {
  return Array.from({ length: LOCATIONS }, (_, l) => l).filter((l) => hexOfLocation(s, l) >= 0);
}

export function settlementsOf(s: State, seat: number): Hex[] {
  const hexes: Hex[] = [];
  for (let row = 0; row < SIZE; row++) {
    for (let word = s.a[at.OWN + seat * SIZE + row]; word !== 0; word &= word - 1) {
      hexes.push(hexName(row * SIZE + lowest(word)));
    }
  }
  return hexes;
}

export function countsAt(s: State, offset: number): Counts {
  const { a } = s;
  return {
    grass: a[offset],
    flowers: a[offset + 1],
    forest: a[offset + 2],
    canyon: a[offset + 3],
    desert: a[offset + 4],
  };
}

type Loose = { readonly [key: string]: unknown };

/** The way back, from untrusted JSON; hands and pile stay empty. Throws `BadInput`. */
export function stateFrom(x: unknown): State {
  const p = asObject(x, 'position');
  const seats = within(p['seats'], 'seats', 2, at.MAX_SEATS);
  const options = declared.parse(p['options'], seats);
  const s = at.emptyState(options, seats);
  const { a } = s;
  a[at.STAGE] = indexIn(at.STAGES, p['stage'], 'stage');
  asList(p['board'], 'board', 4).forEach((laid, slot) => {
    const o = asObject(laid, `board[${slot}]`);
    a[at.LAYING + slot] =
      indexIn(TILES, o['sector'], `board[${slot}].sector`) * 2 + (o['turned'] === true ? 1 : 0);
  });
  asList(p['objectives'], 'objectives', 3).forEach((card, i) => {
    a[at.OBJECTIVE + i] = indexIn(OBJECTIVES, card, `objectives[${i}]`);
  });
  a[at.FIRST] = seatOrNone(p['first'], 'first', seats);
  a[at.CURRENT] = seatOrNone(p['current'], 'current', seats);
  a[at.CARD] = p['card'] === null ? -1 : indexIn(TERRAINS, p['card'], 'card');
  a[at.LEFT] = within(p['left'], 'left', 0, 3);
  a[at.LAST_ROUND] = p['lastRound'] === true ? 1 : 0;
  a[at.GENERATION] = within(p['generation'], 'generation', 0, 10_000);
  readCounts(s, at.DISCARD, p['discard'], 'discard');
  readCounts(s, at.REMOVED, p['removed'], 'removed');
  if (p['lifted'] !== null) {
    const lifted = asObject(p['lifted'], 'lifted');
    a[at.LIFTED] = hexIn(lifted['hex'], 'lifted.hex');
    a[at.LIFTED_BY] = indexIn(TILES, lifted['tile'], 'lifted.tile');
  }
  if (isBoardLaid(s)) readBoard(s, p);
  asList(p['handGenerations'], 'handGenerations', seats).forEach((g, seat) => {
    if (g !== null) a[at.HAND_GENERATION + seat] = within(g, `handGenerations[${seat}]`, 0, a[at.GENERATION]);
  });
  return s;
}

/** Settlements and tiles, and all that is derived from them. */
function readBoard(s: State, p: Loose): void {
  const { a } = s;
  at.layOut(s);
  asList(p['settlements'], 'settlements', s.seats).forEach((list, seat) => {
    const hexes = asList(list, `settlements[${seat}]`, SETTLEMENTS);
    for (const name of hexes) {
      const hex = hexIn(name, `settlements[${seat}]`);
      a[at.OWN + seat * SIZE + Math.floor(hex / SIZE)] |= 1 << (hex % SIZE);
    }
    const lifted = a[at.LIFTED] >= 0 && seat === a[at.CURRENT] ? 1 : 0;
    a[at.STOCK + seat] = SETTLEMENTS - hexes.length - lifted;
    at.layBeside(s, seat);
  });
  at.layFree(s);
  const locations = allLocations(s);
  asList(p['locations'], 'locations', LOCATIONS).forEach((entry, i) => {
    const o = asObject(entry, `locations[${i}]`);
    a[at.TILES_LEFT + locationIn(s, locations, o['hex'], `locations[${i}]`)] = within(
      o['left'],
      'left',
      0,
      2,
    );
  });
  const mask = (x: unknown, where: string): number =>
    asList(x, where, LOCATIONS).reduce<number>(
      (m, name) => m | (1 << locationIn(s, locations, name, where)),
      0,
    );
  asList(p['held'], 'held', s.seats).forEach((l, seat) => (a[at.HELD + seat] = mask(l, `held[${seat}]`)));
  asList(p['taken'], 'taken', s.seats).forEach((l, seat) => (a[at.TAKEN + seat] = mask(l, `taken[${seat}]`)));
  a[at.FRESH] = mask(p['fresh'], 'fresh');
  for (const [tile, uses] of Object.entries(asObject(p['uses'], 'uses'))) {
    at.setUses(s, indexIn(TILES, tile, 'uses'), within(uses, `uses.${tile}`, 0, 2));
  }
}

function locationIn(s: State, locations: readonly number[], name: unknown, where: string): number {
  const hex = hexIn(name, where);
  const location = locations.find((l) => hexOfLocation(s, l) === hex);
  if (location !== undefined) return location;
  throw new BadInput(where, `there is no location on ${hexName(hex)}`);
}

export function readCounts(s: State, offset: number, x: unknown, where: string): void {
  const o = asObject(x, where);
  TERRAINS.forEach((terrain, i) => (s.a[offset + i] = within(o[terrain], `${where}.${terrain}`, 0, 5)));
}

export function asObject(x: unknown, where: string): Loose {
  if (typeof x === 'object' && x !== null && !Array.isArray(x)) return x as Loose;
  throw new BadInput(where, 'is no object');
}

export function asList(x: unknown, where: string, most: number): readonly unknown[] {
  if (Array.isArray(x) && x.length <= most) return x;
  throw new BadInput(where, `is no list of at most ${most}`);
}

export function within(x: unknown, where: string, least: number, most: number): number {
  if (typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most) return x;
  throw new BadInput(where, `is no whole number from ${least} to ${most}`);
}

export function indexIn(list: readonly string[], x: unknown, where: string): number {
  const i = typeof x === 'string' ? list.indexOf(x) : -1;
  if (i >= 0) return i;
  throw new BadInput(where, `${JSON.stringify(x) ?? 'nothing'} is not one of ${list.join(', ')}`);
}

function hexIn(x: unknown, where: string): number {
  const hex = hexNumber(x);
  if (hex >= 0) return hex;
  throw new BadInput(where, `${JSON.stringify(x) ?? 'nothing'} is no hex`);
}

function seatOrNone(x: unknown, where: string, seats: number): number {
  return x === null ? -1 : within(x, where, 0, seats - 1);
}
