import { lowestBit } from '@four-crowns/core';
import type { Codes } from '@four-crowns/core';
import { around } from '../around.ts';
import { placeCode } from '../codes.ts';
import { several } from '../sets.ts';
import { SUPPLY } from '../state.ts';
import type { State } from '../state.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';

/** TKD-5.1 to TKD-5.3: two followers of the faction, together, around what it controls. */
export function listSupport(s: State, faction: number, out: Codes): number {
  const followers = Math.min(2, s.a[SUPPLY + faction]);
  let regions = around(s, faction);
  if (followers === 0 || regions === 0) return NOTHING;
  const set = several(faction, followers);
  for (; regions !== 0; regions &= regions - 1) out.push(placeCode(lowestBit(regions), set));
  return followers === 2 ? FULLY : PARTLY;
}
