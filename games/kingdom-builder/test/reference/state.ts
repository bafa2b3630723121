/**
 * A slow second writing of the rules, from the rulings alone: sets, lists and tile objects, nothing of
 * the engine but its data tables. What it keeps is what would lie on a real table.
 */
import { TERRAINS, TILES } from '../../src/data.ts';
import type { Objective, Terrain, Tile } from '../../src/data.ts';
import { boardOf, laidOf } from '../hexes.ts';
import type { Board, Cell, Section } from '../hexes.ts';

/** A tile in front of a player. */
export interface HeldTile {
  readonly seat: number;
  readonly kind: Tile;
  readonly from: Cell;
  /** Gained in this turn. */
  fresh: boolean;
  /** Turned over: used in this turn. */
  used: boolean;
}

export interface Table {
  readonly seats: number;
  readonly vacatedHexCounts: boolean;
  readonly lordsZeroCounts: boolean;
  /** What the table had chosen beforehand; undefined where chance decides. */
  readonly chosen: {
    readonly objectives: readonly Objective[] | undefined;
    readonly first: number | undefined;
  };
  stage: string;
  readonly layout: Section[];
  board: Board | undefined;
  readonly objectives: Objective[];
  first: number | undefined;
  current: number | undefined;
  card: Terrain | undefined;
  /** Mandatory settlements still to build. */
  left: number;
  lifted: { readonly from: Cell; readonly tile: Tile } | undefined;
  lastRound: boolean;
  /** Who stands where. */
  readonly owners: Map<Cell, number>;
  readonly stock: number[];
  readonly tilesOn: Map<Cell, number>;
  tiles: HeldTile[];
  /** By seat: locations it has ever had a tile from. */
  readonly taken: Set<Cell>[];
  readonly hands: (Terrain | undefined)[];
  readonly handGenerations: number[];
  generation: number;
  pile: Terrain[];
  discard: Terrain[];
  readonly removed: Terrain[];
}

export interface TableOptions {
  readonly board: 'random' | 'first-game' | readonly { readonly sector: Tile; readonly turned: boolean }[];
  readonly objectives: 'random' | 'first-game' | readonly Objective[];
  readonly first: 'random' | number;
  readonly lordsZeroCounts: boolean;
  readonly vacatedHexCounts: boolean;
}

export function emptyTable(options: TableOptions, seats: number): Table {
  const { objectives, first } = options;
  return {
    seats,
    vacatedHexCounts: options.vacatedHexCounts,
    lordsZeroCounts: options.lordsZeroCounts,
    chosen: {
      objectives:
        objectives === 'first-game'
          ? ['fishermen', 'merchants', 'knights']
          : objectives === 'random'
            ? undefined
            : objectives,
      first: first === 'random' ? undefined : first,
    },
    stage: 'sectors',
    layout: [],
    board: undefined,
    objectives: [],
    first: undefined,
    current: undefined,
    card: undefined,
    left: 0,
    lifted: undefined,
    lastRound: false,
    owners: new Map(),
    stock: Array.from({ length: seats }, () => 40),
    tilesOn: new Map(),
    tiles: [],
    taken: Array.from({ length: seats }, () => new Set<Cell>()),
    hands: Array.from({ length: seats }, () => undefined),
    handGenerations: Array.from({ length: seats }, () => 0),
    generation: 0,
    pile: TERRAINS.flatMap((terrain) => Array.from({ length: 5 }, () => terrain)),
    discard: [],
    removed: [],
  };
}

export function layBoard(t: Table): void {
  t.board = boardOf(t.layout);
  for (const cell of t.board.cells) if (cell.ground === 'location') t.tilesOn.set(cell, 2);
}

export function cellsOf(t: Table): readonly Cell[] {
  return t.board?.cells ?? [];
}

export function cellNamed(t: Table, name: string): Cell {
  const cell = t.board?.byName.get(name);
  if (cell === undefined) throw new Error(`there is no hex ${name}`);
  return cell;
}

export function settlementsOf(t: Table, seat: number): Cell[] {
  const own: Cell[] = [];
  for (const [cell, owner] of t.owners) if (owner === seat) own.push(cell);
  return own;
}

export function touches(t: Table, seat: number, cell: Cell): boolean {
  return cell.neighbours.some((n) => t.owners.get(n) === seat);
}

export function usesOf(t: Table, seat: number, kind: Tile): number {
  return t.tiles.filter((tile) => tile.seat === seat && tile.kind === kind && !tile.fresh && !tile.used)
    .length;
}

function counts(cards: readonly Terrain[]): { [terrain: string]: number } {
  return Object.fromEntries(TERRAINS.map((t) => [t, cards.filter((card) => card === t).length]));
}

/** The table in the words of a saved state, lists sorted, so that both can be compared. */
export function described(t: Table): { readonly [key: string]: unknown } {
  const seats = Array.from({ length: t.seats }, (_, seat) => seat);
  const names = (cells: Iterable<Cell>): string[] => [...cells].map((cell) => cell.name).toSorted();
  const tilesOf = (seat: number): HeldTile[] => t.tiles.filter((tile) => tile.seat === seat);
  const current = t.current;
  return {
    stage: t.stage,
    board: t.layout,
    objectives: t.objectives,
    first: t.first ?? null,
    current: current ?? null,
    card: t.card ?? null,
    left: t.left,
    lifted: t.lifted === undefined ? null : `${t.lifted.tile} ${t.lifted.from.name}`,
    lastRound: t.lastRound,
    settlements: seats.map((seat) => names(settlementsOf(t, seat))),
    locations: [...t.tilesOn].map(([cell, left]) => `${cell.tile} ${cell.name} ${left}`).toSorted(),
    held: seats.map((seat) => names(tilesOf(seat).map((tile) => tile.from))),
    taken: seats.map((seat) => names(t.taken[seat] ?? [])),
    fresh: names(t.tiles.filter((tile) => tile.fresh).map((tile) => tile.from)),
    uses:
      current === undefined
        ? []
        : TILES.map((kind) => `${kind} ${usesOf(t, current, kind)}`).filter((use) => !use.endsWith(' 0')),
    pile: counts(t.pile),
    discard: counts(t.discard),
    removed: counts(t.removed),
    hands: t.hands.map((hand) => hand ?? null),
    generation: t.generation,
    handGenerations: t.hands.map((hand, seat) => (hand === undefined ? null : t.handGenerations[seat])),
  };
}

/** The part of a saved state that a table is made of. */
export interface SavedTable {
  readonly seats: number;
  readonly options: TableOptions;
  readonly stage: string;
  readonly board: readonly { readonly sector: Tile; readonly turned: boolean }[];
  readonly objectives: readonly Objective[];
  readonly first: number | null;
  readonly current: number | null;
  readonly card: Terrain | null;
  readonly left: number;
  readonly lastRound: boolean;
  readonly lifted: { readonly hex: string; readonly tile: Tile } | null;
  readonly settlements: readonly (readonly string[])[];
  readonly locations: readonly { readonly hex: string; readonly tile: Tile; readonly left: number }[];
  readonly held: readonly (readonly string[])[];
  readonly taken: readonly (readonly string[])[];
  readonly fresh: readonly string[];
  readonly uses: { readonly [tile: string]: number };
  readonly hands: readonly (Terrain | null)[];
  readonly pile: { readonly [t in Terrain]: number };
  readonly discard: { readonly [t in Terrain]: number };
  readonly removed: { readonly [t in Terrain]: number };
  readonly generation: number;
  readonly handGenerations: readonly (number | null)[];
}

/** A saved state in the same words as `described`. */
export function describedSave(saved: SavedTable): { readonly [key: string]: unknown } {
  return {
    stage: saved.stage,
    board: saved.board.map(laidOf),
    objectives: saved.objectives,
    first: saved.first,
    current: saved.current,
    card: saved.card,
    left: saved.left,
    lifted: saved.lifted === null ? null : `${saved.lifted.tile} ${saved.lifted.hex}`,
    lastRound: saved.lastRound,
    settlements: saved.settlements.map((hexes) => hexes.toSorted()),
    locations: saved.locations.map(({ tile, hex, left }) => `${tile} ${hex} ${left}`).toSorted(),
    held: saved.held.map((hexes) => hexes.toSorted()),
    taken: saved.taken.map((hexes) => hexes.toSorted()),
    fresh: saved.fresh.toSorted(),
    uses: saved.current === null ? [] : Object.entries(saved.uses).map(([kind, n]) => `${kind} ${n}`),
    pile: saved.pile,
    discard: saved.discard,
    removed: saved.removed,
    hands: saved.hands,
    generation: saved.generation,
    handGenerations: saved.handGenerations,
  };
}
