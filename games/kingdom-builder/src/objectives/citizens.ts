import { findGroups, GROUP_SIZE } from '../groups.ts';
import type { State } from '../state.ts';

/** KB-6.5: 1 gold for every two settlements of the largest group. */
export function citizens(s: State, seat: number): number {
  const groups = findGroups(s, seat);
  let largest = 0;
  for (let g = 0; g < groups; g++) if (GROUP_SIZE[g] > largest) largest = GROUP_SIZE[g];
  return largest >> 1;
}
