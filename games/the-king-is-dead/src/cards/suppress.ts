import { lowestBit } from '@four-crowns/core';
import type { Codes } from '@four-crowns/core';
import { around } from '../around.ts';
import { ENGLISH } from '../data.ts';
import { ANYONE, listAt, NO_SET, NO_VIKINGS, pairOf, SET_LISTS, stockIn, WITHOUT } from '../sets.ts';
import { MAP } from '../state.ts';
import type { State } from '../state.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';
import type { Lister } from './levels.ts';
import { listPlacings } from './replace.ts';

/** What can be returned from a region: both, the English one, the other one, nobody. */
const BOTH = 3;
const NAMED = 2;
const OTHER = 1;

/** TKD-8.12: an English follower and another one go back, then one of any faction comes. */
export const suppress: Lister = (s, _seat, out) => {
  const regions = around(s, ENGLISH);
  let best = 0;
  for (let rest = regions; rest !== 0; rest &= rest - 1)
    best = Math.max(best, returnable(s, lowestBit(rest)));
  const bound = s.options.quellRegion === 'with_follower';
  const before = out.n;
  for (let rest = regions; rest !== 0; rest &= rest - 1) {
    const region = lowestBit(rest);
    const may = returnable(s, region);
    if (!bound || may === best) listRegion(s, region, may, out);
  }
  return out.n === before ? NOTHING : best === BOTH ? FULLY : PARTLY;
};

function returnable(s: State, region: number): number {
  if (s.a[MAP + region * 4 + ENGLISH] > 0) return seconds(s, region) !== 0 ? BOTH : NAMED;
  return seconds(s, region) !== 0 ? OTHER : 0;
}

/** TKD-12.2: the second follower; the first English one is not counted. Vikings only by a switch. */
function seconds(s: State, region: number): number {
  const stock = stockIn(s, region) & (s.options.vikingsReturnable ? ANYONE : NO_VIKINGS);
  const others = stock & WITHOUT[ENGLISH] & 15;
  const again = s.options.suppressSecond === 'any_faction' && ((stock >> (ENGLISH + 4)) & 1) === 1;
  return again ? others | (1 << ENGLISH) : others;
}

function listRegion(s: State, region: number, may: number, out: Codes): void {
  if (may === NAMED) {
    listPlacings(s, region, ENGLISH, 1, out);
    return;
  }
  if (may === 0) {
    listPlacings(s, region, NO_SET, 1, out);
    return;
  }
  const sets = listAt(seconds(s, region), 1);
  for (let i = sets + 1; i <= sets + SET_LISTS[sets]; i++) {
    const back = may === BOTH ? pairOf(ENGLISH, SET_LISTS[i]) : SET_LISTS[i];
    listPlacings(s, region, back, 1, out);
  }
}
