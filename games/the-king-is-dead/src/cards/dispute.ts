import { WELSH } from '../data.ts';
import { ONLY, WITHOUT } from '../sets.ts';
import { listSwaps } from '../swaps.ts';
import type { Way } from '../swaps.ts';
import { FULLY, NOTHING } from './levels.ts';
import type { Lister } from './levels.ts';

const ONE_FOR_ONE: Way = {
  near: false,
  alike: false,
  give: ONLY[WELSH],
  giveSize: 1,
  take: WITHOUT[WELSH],
  takeSize: 1,
};

/** TKD-8.8 */
export const dispute: Lister = (s, _seat, out) => (listSwaps(s, out, -1, ONE_FOR_ONE) ? FULLY : NOTHING);
