import { FULL_ROW, ROW_ENDS, SIZE } from '../board.ts';
import { preferBeside, SPOTS } from '../spots.ts';
import { LAND } from '../state.ts';
import type { State } from '../state.ts';

/** KB-5.4: one settlement on the edge; all free land there counts as one terrain for KB-3.4. */
export function towerSpots(s: State, seat: number): void {
  for (let row = 0; row < SIZE; row++) SPOTS[row] = s.a[LAND + row] & edgeRow(row);
  preferBeside(s, seat);
}

export function edgeRow(row: number): number {
  return row === 0 || row === SIZE - 1 ? FULL_ROW : ROW_ENDS;
}
