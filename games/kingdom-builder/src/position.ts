/** The open part of a position as words: what a saved state and every view have in common. */
import {
  BadInput,
  lowestBit,
  readIndex,
  readInteger,
  readList,
  readObject,
  readSeatOrNone,
} from '@four-crowns/core';
import type { UnknownObject } from '@four-crowns/core';
import { hexName, hexNumber, SIZE } from './board.ts';
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
      hexes.push(hexName(row * SIZE + lowestBit(word)));
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

/** The way back, from untrusted JSON; hands and pile stay empty. Throws `BadInput`. */
export function stateFrom(x: unknown): State {
  const p = readObject(x, 'position');
  const seats = readInteger(p['seats'], 'seats', 2, at.MAX_SEATS);
  const options = declared.parse(p['options'], seats);
  const s = at.emptyState(options, seats);
  const { a } = s;
  a[at.STAGE] = readIndex(at.STAGES, p['stage'], 'stage');
  readList(p['board'], 'board', 4).forEach((laid, slot) => {
    const o = readObject(laid, `board[${slot}]`);
    a[at.LAYING + slot] =
      readIndex(TILES, o['sector'], `board[${slot}].sector`) * 2 + (o['turned'] === true ? 1 : 0);
  });
  readList(p['objectives'], 'objectives', 3).forEach((card, i) => {
    a[at.OBJECTIVE + i] = readIndex(OBJECTIVES, card, `objectives[${i}]`);
  });
  a[at.FIRST] = readSeatOrNone(p['first'], 'first', seats);
  a[at.CURRENT] = readSeatOrNone(p['current'], 'current', seats);
  a[at.CARD] = p['card'] === null ? -1 : readIndex(TERRAINS, p['card'], 'card');
  a[at.LEFT] = readInteger(p['left'], 'left', 0, 3);
  a[at.LAST_ROUND] = p['lastRound'] === true ? 1 : 0;
  a[at.GENERATION] = readInteger(p['generation'], 'generation', 0, 10_000);
  readCounts(s, at.DISCARD, p['discard'], 'discard');
  readCounts(s, at.REMOVED, p['removed'], 'removed');
  if (p['lifted'] !== null) {
    const lifted = readObject(p['lifted'], 'lifted');
    a[at.LIFTED] = hexIn(lifted['hex'], 'lifted.hex');
    a[at.LIFTED_BY] = readIndex(TILES, lifted['tile'], 'lifted.tile');
  }
  if (isBoardLaid(s)) readBoard(s, p);
  readList(p['handGenerations'], 'handGenerations', seats).forEach((g, seat) => {
    if (g !== null)
      a[at.HAND_GENERATION + seat] = readInteger(g, `handGenerations[${seat}]`, 0, a[at.GENERATION]);
  });
  return s;
}

/** Settlements and tiles, and all that is derived from them. */
function readBoard(s: State, p: UnknownObject): void {
  const { a } = s;
  at.layOut(s);
  readList(p['settlements'], 'settlements', s.seats).forEach((list, seat) => {
    const hexes = readList(list, `settlements[${seat}]`, SETTLEMENTS);
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
  readList(p['locations'], 'locations', LOCATIONS).forEach((entry, i) => {
    const o = readObject(entry, `locations[${i}]`);
    a[at.TILES_LEFT + locationIn(s, locations, o['hex'], `locations[${i}]`)] = readInteger(
      o['left'],
      'left',
      0,
      2,
    );
  });
  const mask = (x: unknown, where: string): number =>
    readList(x, where, LOCATIONS).reduce<number>(
      (m, name) => m | (1 << locationIn(s, locations, name, where)),
      0,
    );
  readList(p['held'], 'held', s.seats).forEach((l, seat) => (a[at.HELD + seat] = mask(l, `held[${seat}]`)));
  readList(p['taken'], 'taken', s.seats).forEach(
    (l, seat) => (a[at.TAKEN + seat] = mask(l, `taken[${seat}]`)),
  );
  a[at.FRESH] = mask(p['fresh'], 'fresh');
  for (const [tile, uses] of Object.entries(readObject(p['uses'], 'uses'))) {
    at.setUses(s, readIndex(TILES, tile, 'uses'), readInteger(uses, `uses.${tile}`, 0, 2));
  }
}

function locationIn(s: State, locations: readonly number[], name: unknown, where: string): number {
  const hex = hexIn(name, where);
  const location = locations.find((l) => hexOfLocation(s, l) === hex);
  if (location !== undefined) return location;
  throw new BadInput(where, `there is no location on ${hexName(hex)}`);
}

export function readCounts(s: State, offset: number, x: unknown, where: string): void {
  const o = readObject(x, where);
  TERRAINS.forEach((terrain, i) => (s.a[offset + i] = readInteger(o[terrain], `${where}.${terrain}`, 0, 5)));
}

function hexIn(x: unknown, where: string): number {
  const hex = hexNumber(x);
  if (hex >= 0) return hex;
  throw new BadInput(where, 'must be the name of a hex');
}
