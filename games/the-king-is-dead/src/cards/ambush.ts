import { lowestBit } from '@four-crowns/core';
import { exchangeCode } from '../codes.ts';
import { SCOTTISH } from '../data.ts';
import { ANYONE, listAt, NO_VIKINGS, SET_LISTS, several, stockIn } from '../sets.ts';
import { OPEN, SUPPLY } from '../state.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';
import type { Lister } from './levels.ts';

/** TKD-8.3: two Scots come, then one follower of any faction goes, one just placed included. */
export const ambush: Lister = (s, _seat, out) => {
  const scots = Math.min(2, s.a[SUPPLY + SCOTTISH]);
  const place = several(SCOTTISH, scots);
  const before = out.n;
  for (let open = s.a[OPEN]; open !== 0; open &= open - 1) {
    const region = lowestBit(open);
    const stock = stockIn(s, region) & (s.options.vikingsReturnable ? ANYONE : NO_VIKINGS);
    const backs = listAt(scots > 0 ? stock | (1 << SCOTTISH) : stock, 1);
    for (let i = backs + 1; i <= backs + SET_LISTS[backs]; i++) {
      out.push(exchangeCode(region, SET_LISTS[i], place));
    }
  }
  return out.n === before ? NOTHING : scots === 2 ? FULLY : PARTLY;
};
