/** The printed board as the screen needs it: names of hexes, and what is printed on each. */
import type { HexGrid } from '@four-crowns/ui-kit';
import { SECTOR_MAPS, TILES } from '../../src/data.ts';
import type { Hex } from '../../src/events.ts';
import type { Ground as PrintedGround } from '../../src/refusals.ts';
import type { View } from '../../src/view.ts';

/** `unlaid` while that sector has not been laid during set-up. */
export type Ground = PrintedGround | 'unlaid';

export const GRID: HexGrid = { columns: 20, rows: 20 };
export const HEXES = GRID.columns * GRID.rows;
const SECTOR = 10;

const LETTERS = 'ABCDEFGHIJKLMNOPQRST';
export const COLUMNS: readonly string[] = LETTERS.split('');
export const ROWS: readonly string[] = Array.from({ length: GRID.rows }, (_, row) => String(row + 1));

const NAMES: readonly Hex[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}`));
const NUMBERS: ReadonlyMap<Hex, number> = new Map(NAMES.map((name, hex) => [name, hex]));

export function hexName(hex: number): Hex {
  return NAMES[hex] ?? '?';
}

/** Names come from views and events, so they are not validated. */
export function hexNumber(name: Hex): number {
  return NUMBERS.get(name) ?? 0;
}

const GROUND_OF_LETTER: { readonly [letter: string]: Ground } = {
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

export function slotOf(hex: number): number {
  return 2 * Math.floor(hex / (GRID.columns * SECTOR)) + Math.floor((hex % GRID.columns) / SECTOR);
}

export type BoardLayout = View['board'];

/** A key per board, so that two views of the same match share their drawing. */
export function keyOf(board: BoardLayout): string {
  return board.map(({ sector, turned }) => `${sector}${turned ? '!' : ''}`).join(' ');
}

function groundAt(board: BoardLayout, hex: number): Ground {
  const laid = board[slotOf(hex)];
  if (laid === undefined) return 'unlaid';
  const row = Math.floor(hex / GRID.columns) % SECTOR;
  const column = hex % SECTOR;
  const map = SECTOR_MAPS[TILES.indexOf(laid.sector)];
  // KB-1.2: a sector turned by 180 degrees is read from its other end.
  const letter = laid.turned ? map?.[SECTOR - 1 - row]?.[SECTOR - 1 - column] : map?.[row]?.[column];
  return GROUND_OF_LETTER[letter ?? ''] ?? 'unlaid';
}

const known = new Map<string, readonly Ground[]>();

/** The ground of all 400 hexes, computed once per board. */
export function groundsOf(board: BoardLayout): readonly Ground[] {
  const key = keyOf(board);
  const old = known.get(key);
  if (old !== undefined) return old;
  const grounds = Array.from({ length: HEXES }, (_, hex) => groundAt(board, hex));
  known.set(key, grounds);
  return grounds;
}
