import { PHASE, YEAR } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** All that a seat does in one season or winter. */
export function turn(s: State): number {
  return s.a[YEAR] * 16 + s.a[PHASE];
}
