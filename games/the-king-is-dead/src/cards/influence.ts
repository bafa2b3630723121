import { ENGLISH } from '../data.ts';
import { ONLY, WITHOUT } from '../sets.ts';
import { listSwaps } from '../swaps.ts';
import type { Way } from '../swaps.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';
import type { Lister } from './levels.ts';

const give = ONLY[ENGLISH];
const take = WITHOUT[ENGLISH];
const ONE_FOR_TWO: Way = { near: false, alike: false, give, giveSize: 1, take, takeSize: 2 };
const ONE_FOR_ONE: Way = { near: false, alike: false, give, giveSize: 1, take, takeSize: 1 };

/** TKD-8.7 */
export const influence: Lister = (s, _seat, out) => {
  if (listSwaps(s, out, -1, ONE_FOR_TWO)) return FULLY;
  return listSwaps(s, out, -1, ONE_FOR_ONE) ? PARTLY : NOTHING;
};
