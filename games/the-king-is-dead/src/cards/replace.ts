import { lowestBit } from '@four-crowns/core';
import type { Codes } from '@four-crowns/core';
import { around } from '../around.ts';
import { exchangeCode } from '../codes.ts';
import { CROWNS } from '../data.ts';
import { listAt, NO_SET, NO_VIKINGS, SET_HAS, SET_LISTS, stockAt } from '../sets.ts';
import { MAP, SUPPLY } from '../state.ts';
import type { State } from '../state.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';

const STOCK = new Int32Array(4);

/**
 * All that can be placed in `region` once `back` has gone to the supply, at most `size` followers:
 * what was just returned may come again. Returns how many.
 */
export function listPlacings(s: State, region: number, back: number, size: number, out: Codes): number {
  let total = 0;
  for (let f = 0; f < CROWNS; f++) total += STOCK[f] = s.a[SUPPLY + f] + SET_HAS[back * 4 + f];
  const placed = Math.min(size, total);
  if (placed === 0) {
    if (back !== NO_SET) out.push(exchangeCode(region, back, NO_SET));
    return 0;
  }
  const sets = listAt(stockAt(STOCK, 0) & NO_VIKINGS, placed);
  for (let i = sets + 1; i <= sets + SET_LISTS[sets]; i++) out.push(exchangeCode(region, back, SET_LISTS[i]));
  return placed;
}

/**
 * TKD-8.11, TKD-8.13: one follower of the faction goes back, two of any come. A region without such a
 * follower can be chosen only if no region around has one, or by a switch (TKD-12.2).
 */
export function listReplace(s: State, faction: number, out: Codes): number {
  const regions = around(s, faction);
  let having = 0;
  for (let rest = regions; rest !== 0; rest &= rest - 1) {
    if (s.a[MAP + lowestBit(rest) * 4 + faction] > 0) having |= rest & -rest;
  }
  const bound = having !== 0 && s.options.quellRegion === 'with_follower';
  let level = NOTHING;
  for (let rest = bound ? having : regions; rest !== 0; rest &= rest - 1) {
    const has = (having & rest & -rest) !== 0;
    const before = out.n;
    const placed = listPlacings(s, lowestBit(rest), has ? faction : NO_SET, 2, out);
    if (out.n > before) level = Math.max(level, has && placed === 2 ? FULLY : PARTLY);
  }
  return level;
}
