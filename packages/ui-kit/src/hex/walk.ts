/** Moving over a board of hexes with the keyboard. */
import type { HexGrid } from './grid.ts';

/**
 * The hex that a key leads to from `hex`, or undefined if the key does not move. Left and right follow the row; up
 * and down keep the column letter and so zigzag by half a hex. Keys do not lead past the rim.
 */
export function walk({ columns, rows }: HexGrid, hex: number, key: string): number | undefined {
  const row = Math.floor(hex / columns);
  const column = hex % columns;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? hex - 1 : hex;
    case 'ArrowRight':
      return column < columns - 1 ? hex + 1 : hex;
    case 'ArrowUp':
      return row > 0 ? hex - columns : hex;
    case 'ArrowDown':
      return row < rows - 1 ? hex + columns : hex;
    case 'Home':
      return hex - column;
    case 'End':
      return hex - column + columns - 1;
    case 'PageUp':
      return column;
    case 'PageDown':
      return (rows - 1) * columns + column;
    default:
      return undefined;
  }
}

/** The next of `stops` (ascending) after `from`, or the one before it, wrapping around at the ends. */
export function step(stops: readonly number[], from: number, back: boolean): number | undefined {
  if (back) return stops.findLast((hex) => hex < from) ?? stops.at(-1);
  return stops.find((hex) => hex > from) ?? stops[0];
}
