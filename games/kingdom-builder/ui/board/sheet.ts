/** The sheet of the board: the hexes, and a margin around them for names and the frame. */
import { centre, sizeOf } from '@four-crowns/ui-kit';
import type { Point } from '@four-crowns/ui-kit';
import { GRID } from '../model/map.ts';

export const RIM = 66;
const { width, height } = sizeOf(GRID);

export const SHEET = { x: -RIM, y: -RIM, width: width + 2 * RIM, height: height + 2 * RIM };
export const VIEW_BOX = `${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`;
export const ASPECT = SHEET.width / SHEET.height;

/** Converts a point of the window to a point of the board. */
export function boardPoint(sheet: DOMRect, clientX: number, clientY: number): Point {
  return {
    x: SHEET.x + ((clientX - sheet.left) / sheet.width) * SHEET.width,
    y: SHEET.y + ((clientY - sheet.top) / sheet.height) * SHEET.height,
  };
}

/** Where a hex is on the sheet, in fractions of it. */
export function fractionOf(hex: number): Point {
  const { x, y } = centre(GRID, hex);
  return { x: (x - SHEET.x) / SHEET.width, y: (y - SHEET.y) / SHEET.height };
}
