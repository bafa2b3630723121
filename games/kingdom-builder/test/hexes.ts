/**
 * The board once more, written from the rulings and from nothing of the rules but their data tables:
 * a hex is an object that knows its neighbours, and directions are steps in cube coordinates.
 */
import { SECTOR_MAPS, TERRAINS, TILES } from '../src/data.ts';
import type { Terrain, Tile } from '../src/data.ts';

export type GroundName = Terrain | 'water' | 'mountain' | 'castle' | 'location';

export interface Cell {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** 0 top left, 1 top right, 2 bottom left, 3 bottom right. */
  readonly sector: number;
  readonly ground: GroundName;
  /** The kind of tile, on a location. */
  readonly tile: Tile | undefined;
  /** By direction; undefined beyond the edge. */
  readonly steps: (Cell | undefined)[];
  readonly neighbours: Cell[];
}

export interface Board {
  readonly cells: readonly Cell[];
  readonly byName: ReadonlyMap<string, Cell>;
  readonly byGround: { readonly [ground in GroundName]: readonly Cell[] };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRST';
const GROUND_OF: Readonly<Record<string, GroundName>> = {
  G: 'grass',
  F: 'flowers',
  T: 'forest',
  C: 'canyon',
  D: 'desert',
  W: 'water',
  M: 'mountain',
  K: 'castle',
  L: 'location',
};

/** East, south-east, south-west, west, north-west, north-east, as changes of cube x and z (z = row). */
const DIRECTIONS = [
  { x: 1, z: 0 },
  { x: 0, z: 1 },
  { x: -1, z: 1 },
  { x: -1, z: 0 },
  { x: 0, z: -1 },
  { x: 1, z: -1 },
] as const;

/** Every second row leans half a hex to the right, so two rows down are one cube step to the left. */
function cubeX(row: number, column: number): number {
  return column - Math.floor(row / 2);
}

export function distance(a: Cell, b: Cell): number {
  const dx = cubeX(a.row, a.column) - cubeX(b.row, b.column);
  const dz = a.row - b.row;
  return Math.max(Math.abs(dx), Math.abs(dz), Math.abs(dx + dz));
}

export function nameOf(row: number, column: number): string {
  return `${LETTERS[column]}${row + 1}`;
}

/** A sector as it lies: its name, with a star if it is turned by 180 degrees. */
export type Section = Tile | `${Tile}*`;

export function sectorOf(laid: Section): { readonly sector: Tile; readonly turned: boolean } {
  const turned = laid.endsWith('*');
  const sector = (turned ? laid.slice(0, -1) : laid) as Tile;
  return { sector, turned };
}

export function laidOf({ sector, turned }: { readonly sector: Tile; readonly turned: boolean }): Section {
  return turned ? `${sector}*` : sector;
}

export const FIRST_GAME: readonly Section[] = ['tavern', 'paddock', 'oasis', 'farm'];
/** The other four sectors, upright: with the first game, every location has a board to be tested on. */
export const OTHER_FOUR: readonly Section[] = ['oracle', 'tower', 'barn', 'harbor'];

/** The letter a sector shows at a place. */
export function letterAt(laid: Section, row: number, column: number): string {
  const { sector, turned } = sectorOf(laid);
  const map = SECTOR_MAPS[TILES.indexOf(sector)]!;
  return turned ? map[9 - row]![9 - column]! : map[row]![column]!;
}

export function boardOf(layout: readonly Section[]): Board {
  const cells: Cell[] = [];
  const byName = new Map<string, Cell>();
  for (let row = 0; row < 20; row++) {
    for (let column = 0; column < 20; column++) {
      const sector = (row < 10 ? 0 : 2) + (column < 10 ? 0 : 1);
      const ground = GROUND_OF[letterAt(layout[sector]!, row % 10, column % 10)]!;
      const tile = ground === 'location' ? sectorOf(layout[sector]!).sector : undefined;
      const name = nameOf(row, column);
      const cell: Cell = { name, row, column, sector, ground, tile, steps: [], neighbours: [] };
      cells.push(cell);
      byName.set(name, cell);
    }
  }
  for (const cell of cells) {
    for (const { x, z } of DIRECTIONS) {
      const row = cell.row + z;
      const column = cubeX(cell.row, cell.column) + x + Math.floor(row / 2);
      const isOnBoard = row >= 0 && row < 20 && column >= 0 && column < 20;
      const next = isOnBoard ? byName.get(nameOf(row, column)) : undefined;
      cell.steps.push(next);
      if (next !== undefined) cell.neighbours.push(next);
    }
  }
  const of = (ground: GroundName): Cell[] => cells.filter((cell) => cell.ground === ground);
  const byGround = Object.fromEntries(Object.values(GROUND_OF).map((ground) => [ground, of(ground)]));
  return { cells, byName, byGround: byGround as unknown as Board['byGround'] };
}

/** Names of a sector's hexes of the five terrains, row by row from the top. */
export function landOf(layout: readonly Section[], sector: number): string[] {
  const land = boardOf(layout).cells.filter((cell) => cell.sector === sector && isTerrain(cell.ground));
  return land.map((cell) => cell.name);
}

/** Names of all hexes of a ground, row by row from the top. */
export function hexesOf(layout: readonly Section[], ground: GroundName): string[] {
  return boardOf(layout).byGround[ground].map((cell) => cell.name);
}

export function isTerrain(ground: GroundName): ground is Terrain {
  return (TERRAINS as readonly string[]).includes(ground);
}
