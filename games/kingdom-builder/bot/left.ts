import { LEFT, LIFTED, USES } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** A number that identifies what is left in a turn: settlements, tiles, and perhaps a lifted settlement. */
export function left({ a }: State): number {
  let tiles = 0;
  for (let uses = a[USES]; uses !== 0; uses >>>= 2) tiles += uses & 3;
  return (tiles * 4 + a[LEFT]) * 2 + (a[LIFTED] >= 0 ? 1 : 0);
}
