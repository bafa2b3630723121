/**
 * Hex geometry. Pointy-top hexes in rows, with odd rows (0-based) shifted right by half a hex; hex number = row *
 * columns + column. A hex is 100 units wide, and drawings use these units.
 */
export const WIDTH = 100;
const HALF = WIDTH / 2;
export const SIDE = WIDTH / Math.sqrt(3);
/** The distance between rows. */
const ROW = SIDE * 1.5;

export interface HexGrid {
  readonly columns: number;
  readonly rows: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function sizeOf({ columns, rows }: HexGrid): { readonly width: number; readonly height: number } {
  return { width: columns * WIDTH + (rows > 1 ? HALF : 0), height: (rows - 1) * ROW + 2 * SIDE };
}

export function centre({ columns }: HexGrid, hex: number): Point {
  const row = Math.floor(hex / columns);
  return { x: (hex % columns) * WIDTH + (row % 2 === 0 ? HALF : WIDTH), y: row * ROW + SIDE };
}

function at({ columns, rows }: HexGrid, row: number, column: number): number | undefined {
  return row < 0 || column < 0 || row >= rows || column >= columns ? undefined : row * columns + column;
}

/** The hex under a point, or undefined outside the board. */
export function hexAt(grid: HexGrid, { x, y }: Point): number | undefined {
  let found: number | undefined;
  // A point further away than a corner is not inside the hex.
  let least = SIDE * SIDE;
  const row = Math.round((y - SIDE) / ROW);
  for (let r = row - 1; r <= row + 1; r++) {
    const left = r % 2 === 0 ? HALF : WIDTH;
    const hex = at(grid, r, Math.round((x - left) / WIDTH));
    if (hex === undefined) continue;
    const c = centre(grid, hex);
    const distance = (c.x - x) ** 2 + (c.y - y) ** 2;
    if (distance >= least) continue;
    least = distance;
    found = hex;
  }
  return found;
}

export const DIRECTIONS = ['w', 'e', 'nw', 'ne', 'sw', 'se'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export function neighbour(grid: HexGrid, hex: number, direction: Direction): number | undefined {
  const row = Math.floor(hex / grid.columns);
  const column = hex % grid.columns;
  if (direction === 'w') return at(grid, row, column - 1);
  if (direction === 'e') return at(grid, row, column + 1);
  const left = row % 2 === 0 ? column - 1 : column;
  const next = row + (direction === 'nw' || direction === 'ne' ? -1 : 1);
  return at(grid, next, direction === 'nw' || direction === 'sw' ? left : left + 1);
}

/** `hex` and everything at most `radius` steps away, nearest first. */
export function around(grid: HexGrid, hex: number, radius: number): readonly number[] {
  const found = new Set([hex]);
  let ring = [hex];
  for (let i = 0; i < radius; i++) {
    const next: number[] = [];
    for (const from of ring) {
      for (const direction of DIRECTIONS) {
        const to = neighbour(grid, from, direction);
        if (to === undefined || found.has(to)) continue;
        found.add(to);
        next.push(to);
      }
    }
    ring = next;
  }
  return [...found];
}

/** The candidate whose centre is nearest to a point, if it is within `reach` units. */
export function nearest(
  grid: HexGrid,
  point: Point,
  candidates: Iterable<number>,
  reach: number,
): number | undefined {
  let best: number | undefined;
  let least = reach;
  for (const hex of candidates) {
    const c = centre(grid, hex);
    const distance = Math.hypot(c.x - point.x, c.y - point.y);
    if (distance > least) continue;
    least = distance;
    best = hex;
  }
  return best;
}
