import { FULL_ROW, ROW_ENDS, SIZE } from '../board.ts';
import { spotsBeside } from '../spots.ts';
import { LAND } from '../state.ts';
import type { State } from '../state.ts';

/** First and last row, first and last hex of every row. */
export const EDGE = new Int32Array(SIZE).fill(ROW_ENDS);
EDGE[0] = EDGE[SIZE - 1] = FULL_ROW;

/** KB-5.4: one settlement on the edge; all free land there counts as one terrain for KB-3.4. */
export function towerSpots(s: State, seat: number): void {
  spotsBeside(s, seat, LAND, EDGE);
}
