/** Outlines as path data. Many hexes or edges in one path need only one element in the page. */
import { centre, DIRECTIONS, neighbour, SIDE, WIDTH } from './grid.ts';
import type { Direction, HexGrid, Point } from './grid.ts';

const HALF = WIDTH / 2;

/** Clockwise from the top. */
const CORNERS: readonly Point[] = [
  { x: 0, y: -SIDE },
  { x: HALF, y: -SIDE / 2 },
  { x: HALF, y: SIDE / 2 },
  { x: 0, y: SIDE },
  { x: -HALF, y: SIDE / 2 },
  { x: -HALF, y: -SIDE / 2 },
];

const EDGES: { readonly [d in Direction]: readonly [number, number] } = {
  ne: [0, 1],
  e: [1, 2],
  se: [2, 3],
  sw: [3, 4],
  w: [4, 5],
  nw: [5, 0],
};

function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/** One hex around (x, y); a `scale` below 1 draws it inside its border. */
export function hexPath(x = 0, y = 0, scale = 1): string {
  const points = CORNERS.map((c) => `${short(x + c.x * scale)} ${short(y + c.y * scale)}`);
  return `M${points.join('L')}Z`;
}

export function hexPaths(grid: HexGrid, hexes: Iterable<number>, scale = 1): string {
  let d = '';
  for (const hex of hexes) {
    const { x, y } = centre(grid, hex);
    d += hexPath(x, y, scale);
  }
  return d;
}

/**
 * Every edge for which `isDrawn` returns true, both between two hexes and at the rim (`b` undefined). Each edge is
 * asked about once.
 */
export function edgePaths(grid: HexGrid, isDrawn: (a: number, b: number | undefined) => boolean): string {
  let d = '';
  for (let hex = 0; hex < grid.columns * grid.rows; hex++) {
    const { x, y } = centre(grid, hex);
    for (const direction of DIRECTIONS) {
      const other = neighbour(grid, hex, direction);
      if (other !== undefined && other < hex) continue;
      if (!isDrawn(hex, other)) continue;
      const [i, j] = EDGES[direction];
      const [from, to] = [CORNERS[i], CORNERS[j]];
      if (from === undefined || to === undefined) continue;
      d += `M${short(x + from.x)} ${short(y + from.y)}L${short(x + to.x)} ${short(y + to.y)}`;
    }
  }
  return d;
}
