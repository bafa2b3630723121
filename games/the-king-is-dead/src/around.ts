import { HOME, NEAR, REGION_COUNT } from './data.ts';
import { DISC, OPEN } from './state.ts';
import type { State } from './state.ts';

/** TKD-3.7: open regions that border one controlled by the faction, or its home while that is open. */
export function around(s: State, faction: number): number {
  const { a } = s;
  let near = (a[OPEN] >> HOME[faction]) & 1 ? NEAR[HOME[faction]] : 0;
  for (let region = 0; region < REGION_COUNT; region++) {
    if (a[DISC + region] === faction) near |= NEAR[region];
  }
  return near & a[OPEN];
}
