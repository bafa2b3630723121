import { boardOf, FIRST_GAME } from './hexes.ts';
import type { GroundName, Section } from './hexes.ts';
import type { Hexes } from './position.ts';

const GROUNDS = 'GFTCDWMKL';
const NAMES: readonly GroundName[] = [
  'grass',
  'flowers',
  'forest',
  'canyon',
  'desert',
  'water',
  'mountain',
  'castle',
  'location',
];

export interface Picture {
  /** By seat: the hexes drawn as its digit. */
  readonly settlements: readonly Hexes[];
  /** The hexes drawn in lower case, row by row: those a test expects to be open. */
  readonly open: readonly string[];
}

/**
 * A part of the board, drawn from `corner` (its top left hex) with blanks between hexes; lean the rows
 * as you like. `0` to `3` are settlements, a letter is the ground that must be there (G grass, F
 * flowers, T forest, C canyon, D desert, W water, M mountain, K castle, L location), the same letter in
 * lower case a hex that should be open, `.` is anything.
 */
export function picture(corner: string, drawing: string, layout: readonly Section[] = FIRST_GAME): Picture {
  const { byName, cells } = boardOf(layout);
  const start = byName.get(corner);
  if (start === undefined) throw new Error(`${corner} is no hex`);
  const settlements: string[][] = [[], [], [], []];
  const open: string[] = [];
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  lines.forEach((line, down) => {
    const marks = line.trim().split(/\s+/);
    marks.forEach((mark, right) => {
      const cell = cells.find((c) => c.row === start.row + down && c.column === start.column + right);
      if (cell === undefined) throw new Error(`the drawing leaves the board at "${line.trim()}"`);
      if (mark === '.') return;
      const seat = '0123'.indexOf(mark);
      if (seat >= 0) settlements[seat]?.push(cell.name);
      else if (NAMES[GROUNDS.indexOf(mark.toUpperCase())] !== cell.ground) {
        throw new Error(`${cell.name} is drawn as ${mark}, but it is ${cell.ground}`);
      } else if (mark === mark.toLowerCase()) open.push(cell.name);
    });
  });
  const seats = Math.max(2, settlements.findLastIndex((hexes) => hexes.length > 0) + 1);
  return { settlements: settlements.slice(0, seats).map((hexes) => hexes.join(' ')), open };
}
