/**
 * Sketches for tests: what a test does not say is filled in sensibly. Every piece is there once, but nobody asks
 * how it came there: a sketch may show a player with seven settlements beside one with three. `impossible-history.test.ts`
 * plants its positions in real matches.
 */
import type { Json } from '@four-crowns/core';
import { TERRAINS } from '../src/data.ts';
import type { MoveTile, Objective, Terrain, Tile } from '../src/data.ts';
import { kingdomBuilder } from '../src/index.ts';
import type { Options, State } from '../src/index.ts';
import type { Counts } from '../src/position.ts';
import { loadPieces } from '../src/save.ts';
import { boardOf, FIRST_GAME, landOf, sectorOf } from './hexes.ts';
import type { Board, Section } from './hexes.ts';

/** Hexes with blanks between them, such as `C7 D7`. */
export type Hexes = string;

export interface Drawn {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly board?: readonly Section[];
  readonly objectives?: readonly Objective[];
  readonly stage?: string;
  readonly first?: number;
  readonly current?: number | null;
  readonly card?: Terrain | 'none';
  readonly left?: number;
  readonly lifted?: readonly [MoveTile, string];
  readonly lastRound?: boolean;
  /** By seat, like all lists below. */
  readonly settlements?: readonly Hexes[];
  /** Without it: a tile of each location that a settlement touches, for the first two seats there. */
  readonly held?: readonly Hexes[];
  /** Without it: what is held. */
  readonly taken?: readonly Hexes[];
  readonly fresh?: Hexes;
  /** Without it: once for each tile that is held and not fresh. */
  readonly uses?: { readonly [tile in Tile]?: number };
  /** Without it: one card for each seat that is not at turn. */
  readonly hands?: readonly (Terrain | 'none')[];
  /** If the pile is given, the rest is the discard; else the rest is the pile. */
  readonly pile?: Partial<Counts>;
  readonly discard?: Partial<Counts>;
  readonly removed?: Partial<Counts>;
  readonly generation?: number;
  readonly handGenerations?: readonly (number | null)[];
}

export function position(drawn: Drawn): State {
  return loadPieces(savedPosition(drawn), kingdomBuilder.stateVersion);
}

function listOf(hexes: Hexes | undefined): string[] {
  return (hexes ?? '').split(/\s+/).filter((hex) => hex !== '');
}

/** `own`, and as many more hexes of one sector as make `n`. */
export function standing(n: number, own: Hexes, layout: readonly Section[], sector: number): Hexes {
  const given = listOf(own);
  const more = landOf(layout, sector).filter((hex) => !given.includes(hex));
  return [...given, ...more.slice(0, n - given.length)].join(' ');
}

export function savedPosition(drawn: Drawn): { readonly [key: string]: Json } {
  const board = drawn.board ?? FIRST_GAME;
  const seats = drawn.seats ?? Math.max(2, drawn.settlements?.length ?? 0);
  const current = drawn.current === undefined ? 0 : drawn.current;
  const settlements = bySeat(seats, (seat) => listOf(drawn.settlements?.[seat]));
  const present = bySeat(seats, (seat) => [
    ...(settlements[seat] ?? []),
    ...(drawn.lifted !== undefined && seat === current ? [drawn.lifted[1]] : []),
  ]);
  const map = boardOf(board);
  const held =
    drawn.held === undefined
      ? touchedLocations(map, present)
      : bySeat(seats, (seat) => listOf(drawn.held?.[seat]));
  const taken = drawn.taken === undefined ? held : bySeat(seats, (seat) => listOf(drawn.taken?.[seat]));
  const fresh = listOf(drawn.fresh);
  return {
    seats,
    options: optionsOf(drawn, board, seats),
    stage: drawn.stage ?? (drawn.lifted === undefined ? 'turn' : 'lifted'),
    board: board.map(sectorOf),
    objectives: drawn.objectives ?? ['fishermen', 'merchants', 'knights'],
    first: drawn.first ?? 0,
    current,
    card: drawn.card === 'none' ? null : (drawn.card ?? 'grass'),
    left: drawn.left ?? (drawn.card === 'none' ? 0 : 3),
    lifted: drawn.lifted === undefined ? null : { tile: drawn.lifted[0], hex: drawn.lifted[1] },
    lastRound: drawn.lastRound ?? present.some((hexes) => hexes.length === 40),
    settlements,
    locations: map.cells
      .filter((cell) => cell.tile !== undefined)
      .map(({ name, tile }) => ({
        hex: name,
        tile: tile ?? null,
        left: 2 - taken.filter((hexes) => hexes.includes(name)).length,
      })),
    held,
    taken,
    fresh,
    uses: drawn.uses ?? usesOf(map, current === null ? [] : (held[current] ?? []), fresh),
    ...cardsOf(drawn, seats, current),
  };
}

function bySeat<T>(seats: number, of: (seat: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => of(seat));
}

function optionsOf(drawn: Drawn, board: readonly Section[], seats: number): Options {
  const chosen = { board: board.map(sectorOf), first: drawn.first ?? 0 };
  return kingdomBuilder.parseOptions({ ...chosen, ...drawn.options }, seats);
}

function touchedLocations(map: Board, present: readonly (readonly string[])[]): string[][] {
  const held = present.map((): string[] => []);
  for (const cell of map.cells) {
    if (cell.tile === undefined) continue;
    present
      .flatMap((hexes, seat) => (cell.neighbours.some((n) => hexes.includes(n.name)) ? [seat] : []))
      .slice(0, 2)
      .forEach((seat) => held[seat]?.push(cell.name));
  }
  return held;
}

function usesOf(map: Board, held: readonly string[], fresh: readonly string[]): { [tile: string]: number } {
  const uses: { [tile: string]: number } = {};
  for (const hex of held) {
    const tile = map.byName.get(hex)?.tile;
    if (tile !== undefined && !fresh.includes(hex)) uses[tile] = (uses[tile] ?? 0) + 1;
  }
  return uses;
}

const NO_CARDS: Counts = { grass: 0, flowers: 0, forest: 0, canyon: 0, desert: 0 };

function cardsOf(drawn: Drawn, seats: number, current: number | null): { [key: string]: Json } {
  const rest = { grass: 5, flowers: 5, forest: 5, canyon: 5, desert: 5 };
  const card = drawn.card ?? 'grass';
  if (card !== 'none') rest[card]--;
  const given = [drawn.pile, drawn.discard, drawn.removed];
  for (const terrain of TERRAINS) for (const counts of given) rest[terrain] -= counts?.[terrain] ?? 0;
  const hands = bySeat(seats, (seat): Terrain | null => {
    const wanted = drawn.hands?.[seat] ?? (seat === current || drawn.hands !== undefined ? 'none' : 'any');
    if (wanted === 'none') return null;
    const hand = wanted === 'any' ? TERRAINS.findLast((t) => rest[t] > 0) : wanted;
    if (hand !== undefined) rest[hand]--;
    return hand ?? null;
  });
  const generation = drawn.generation ?? 0;
  return {
    hands,
    handGenerations: drawn.handGenerations ?? hands.map((hand) => (hand === null ? null : generation)),
    generation,
    pile: drawn.pile === undefined ? rest : { ...NO_CARDS, ...drawn.pile },
    discard:
      drawn.pile !== undefined && drawn.discard === undefined ? rest : { ...NO_CARDS, ...drawn.discard },
    removed: { ...NO_CARDS, ...drawn.removed },
  };
}
