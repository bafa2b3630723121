import { MANOEUVRE } from '../data.ts';
import { ANYONE } from '../sets.ts';
import { bannedSwap, listSwaps } from '../swaps.ts';
import type { Way } from '../swaps.ts';
import { FULLY, NOTHING } from './levels.ts';
import type { Lister } from './levels.ts';

const ONE_FOR_ONE: Way = { near: false, alike: true, give: ANYONE, giveSize: 1, take: ANYONE, takeSize: 1 };

/** TKD-5.8 */
export const manoeuvre: Lister = (s, seat, out) =>
  listSwaps(s, out, bannedSwap(s, seat, MANOEUVRE), ONE_FOR_ONE) ? FULLY : NOTHING;
