import { popcount } from '@four-crowns/core';
import { findGroups, GROUP_SPECIALS } from '../groups.ts';
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
