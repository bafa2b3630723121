/** The cards that make two regions trade followers: each is a list of ways, the fullest first. */
import { ENGLISH, MANOEUVRE, OUTMANOEUVRE, SCOTTISH, WELSH } from '../data.ts';
import { ANYONE, ONLY, WITHOUT } from '../sets.ts';
import { bannedSwap, listSwaps } from '../swaps.ts';
import type { Way } from '../swaps.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';
import type { Lister } from './levels.ts';

/** Anyone for anyone, one for one or one for two. */
const ONE_ANYWHERE: Way = { near: false, alike: true, give: ANYONE, giveSize: 1, take: ANYONE, takeSize: 1 };
const ONE_FOR_TWO_NEAR: Way = {
  near: true,
  alike: false,
  give: ANYONE,
  giveSize: 1,
  take: ANYONE,
  takeSize: 2,
};
const ONE_NEAR: Way = { near: true, alike: true, give: ANYONE, giveSize: 1, take: ANYONE, takeSize: 1 };

/** Followers of one faction for others. */
function trade(faction: number, near: boolean, giveSize: number, takeSize: number): Way {
  return { near, alike: false, give: ONLY[faction], giveSize, take: WITHOUT[faction], takeSize };
}

const ENGLISH_FOR_TWO = trade(ENGLISH, false, 1, 2);
const ENGLISH_FOR_ONE = trade(ENGLISH, false, 1, 1);
const WELSH_FOR_ONE = trade(WELSH, false, 1, 1);
const TWO_SCOTS_FOR_TWO = trade(SCOTTISH, true, 2, 2);
const SCOT_FOR_TWO = trade(SCOTTISH, true, 1, 2);
const TWO_SCOTS_FOR_ONE = trade(SCOTTISH, true, 2, 1);
const SCOT_FOR_ONE = trade(SCOTTISH, true, 1, 1);

/** TKD-5.8 */
export const manoeuvre: Lister = (s, seat, out) =>
  listSwaps(s, out, bannedSwap(s, seat, MANOEUVRE), ONE_ANYWHERE) ? FULLY : NOTHING;

/** TKD-5.9 */
export const outmanoeuvre: Lister = (s, seat, out) => {
  const banned = bannedSwap(s, seat, OUTMANOEUVRE);
  if (listSwaps(s, out, banned, ONE_FOR_TWO_NEAR)) return FULLY;
  return listSwaps(s, out, banned, ONE_NEAR) ? PARTLY : NOTHING;
};

/** TKD-8.7 */
export const influence: Lister = (s, _seat, out) => {
  if (listSwaps(s, out, -1, ENGLISH_FOR_TWO)) return FULLY;
  return listSwaps(s, out, -1, ENGLISH_FOR_ONE) ? PARTLY : NOTHING;
};

/** TKD-8.8 */
export const dispute: Lister = (s, _seat, out) => (listSwaps(s, out, -1, WELSH_FOR_ONE) ? FULLY : NOTHING);

/** TKD-8.9: three followers either way are equally full; one for one only by a switch (TKD-12.2). */
export const edict: Lister = (s, _seat, out) => {
  if (listSwaps(s, out, -1, TWO_SCOTS_FOR_TWO)) return FULLY;
  if (listSwaps(s, out, -1, SCOT_FOR_TWO, TWO_SCOTS_FOR_ONE)) return PARTLY;
  return s.options.edictOneForOne && listSwaps(s, out, -1, SCOT_FOR_ONE) ? PARTLY : NOTHING;
};
