import { FULL_ROW, ROW_ENDS, SIZE } from '../board.ts';
import { freeLandRow, preferBeside, SPOTS } from '../spots.ts';
import type { State } from '../state.ts';

/** KB-5.4: one settlement on the edge; all free land there counts as one terrain for KB-3.4. */
export function towerSpots(s: State, seat: number): void {
  for (let row = 0; row < SIZE; row++) {
    const edge = row === 0 || row === SIZE - 1 ? FULL_ROW : ROW_ENDS;
    SPOTS[row] = freeLandRow(s, row) & edge;
  }
  preferBeside(s, seat);
}
