import { lowestBit } from '@four-crowns/core';
import { around } from '../around.ts';
import { placeCode } from '../codes.ts';
import { ENGLISH, SCOTTISH, WELSH } from '../data.ts';
import { listAt, NO_VIKINGS, SET_LISTS, stockAt, WITHOUT } from '../sets.ts';
import { SUPPLY } from '../state.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';
import type { Lister } from './levels.ts';

/** TKD-8.10: two Welsh or English followers, mixed at will, around what the Scots control. */
export const resist: Lister = (s, _seat, out) => {
  const followers = Math.min(2, s.a[SUPPLY + WELSH] + s.a[SUPPLY + ENGLISH]);
  let regions = around(s, SCOTTISH);
  if (followers === 0 || regions === 0) return NOTHING;
  const sets = listAt(stockAt(s.a, SUPPLY) & WITHOUT[SCOTTISH] & NO_VIKINGS, followers);
  for (; regions !== 0; regions &= regions - 1) {
    const region = lowestBit(regions);
    for (let i = sets + 1; i <= sets + SET_LISTS[sets]; i++) out.push(placeCode(region, SET_LISTS[i]));
  }
  return followers === 2 ? FULLY : PARTLY;
};
