import { OUTMANOEUVRE } from '../data.ts';
import { ANYONE } from '../sets.ts';
import { bannedSwap, listSwaps } from '../swaps.ts';
import type { Way } from '../swaps.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';
import type { Lister } from './levels.ts';

const ONE_FOR_TWO: Way = { near: true, alike: false, give: ANYONE, giveSize: 1, take: ANYONE, takeSize: 2 };
const ONE_FOR_ONE: Way = { near: true, alike: true, give: ANYONE, giveSize: 1, take: ANYONE, takeSize: 1 };

/** TKD-5.9 */
export const outmanoeuvre: Lister = (s, seat, out) => {
  const banned = bannedSwap(s, seat, OUTMANOEUVRE);
  if (listSwaps(s, out, banned, ONE_FOR_TWO)) return FULLY;
  return listSwaps(s, out, banned, ONE_FOR_ONE) ? PARTLY : NOTHING;
};
