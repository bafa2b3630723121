import { findGroups } from '../groups.ts';
import type { State } from '../state.ts';

/** KB-6.4: 1 gold for each separate group, a lone settlement being one. */
export function hermits(s: State, seat: number): number {
  return findGroups(s, seat);
}
