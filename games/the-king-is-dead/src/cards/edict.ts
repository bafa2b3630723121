import { SCOTTISH } from '../data.ts';
import { ONLY, WITHOUT } from '../sets.ts';
import { listSwaps } from '../swaps.ts';
import type { Way } from '../swaps.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';
import type { Lister } from './levels.ts';

const give = ONLY[SCOTTISH];
const take = WITHOUT[SCOTTISH];
const TWO_FOR_TWO: Way = { near: true, alike: false, give, giveSize: 2, take, takeSize: 2 };
const ONE_FOR_TWO: Way = { near: true, alike: false, give, giveSize: 1, take, takeSize: 2 };
const TWO_FOR_ONE: Way = { near: true, alike: false, give, giveSize: 2, take, takeSize: 1 };
const ONE_FOR_ONE: Way = { near: true, alike: false, give, giveSize: 1, take, takeSize: 1 };

/** TKD-8.9: three followers either way are equally full; one for one only by a switch (TKD-12.2). */
export const edict: Lister = (s, _seat, out) => {
  if (listSwaps(s, out, -1, TWO_FOR_TWO)) return FULLY;
  if (listSwaps(s, out, -1, ONE_FOR_TWO, TWO_FOR_ONE)) return PARTLY;
  return s.options.edictOneForOne && listSwaps(s, out, -1, ONE_FOR_ONE) ? PARTLY : NOTHING;
};
