import { popcount } from '@four-crowns/core';
import { findGroups, GROUP_SIZE, GROUP_SPECIALS } from '../groups.ts';
import type { State } from '../state.ts';

/** KB-6.2: 4 gold for each location or castle that an own group links to another; each counted once. */
export function merchants(s: State, seat: number): number {
  const groups = findGroups(s, seat);
  let linked = 0;
  for (let g = 0; g < groups; g++) {
    const touched = GROUP_SPECIALS[g];
    if ((touched & (touched - 1)) !== 0) linked |= touched;
  }
  return 4 * popcount(linked);
}

/** KB-6.4: 1 gold for each separate group, a lone settlement being one. */
export function hermits(s: State, seat: number): number {
  return findGroups(s, seat);
}

/** KB-6.5: 1 gold for every two settlements of the largest group. */
export function citizens(s: State, seat: number): number {
  const groups = findGroups(s, seat);
  let largest = 0;
  for (let g = 0; g < groups; g++) if (GROUP_SIZE[g] > largest) largest = GROUP_SIZE[g];
  return largest >> 1;
}
