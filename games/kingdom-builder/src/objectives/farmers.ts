import type { State } from '../state.ts';
import { inSector } from './sectors.ts';

/** KB-6.10: 3 gold for each settlement in the one sector where the player has fewest. */
export function farmers(s: State, seat: number): number {
  let fewest = inSector(s, seat, 0);
  for (let slot = 1; slot < 4; slot++) fewest = Math.min(fewest, inSector(s, seat, slot));
  return 3 * fewest;
}
