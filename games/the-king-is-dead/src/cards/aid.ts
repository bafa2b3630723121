import { lowestBit } from '@four-crowns/core';
import { placeCode } from '../codes.ts';
import { CROWNS } from '../data.ts';
import { several } from '../sets.ts';
import { OPEN, SUPPLY } from '../state.ts';
import type { State } from '../state.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';
import type { Lister } from './levels.ts';

/** TKD-8.6: two of the faction most numerous in the supply, together, into any open region. */
export const aid: Lister = (s, _seat, out) => {
  const most = mostInSupply(s);
  if (most === 0) return NOTHING;
  for (let open = s.a[OPEN]; open !== 0; open &= open - 1) {
    for (let f = 0; f < CROWNS; f++) {
      if (s.a[SUPPLY + f] === most) out.push(placeCode(lowestBit(open), several(f, Math.min(2, most))));
    }
  }
  return most > 1 ? FULLY : PARTLY;
};

export function mostInSupply(s: State): number {
  return Math.max(s.a[SUPPLY], s.a[SUPPLY + 1], s.a[SUPPLY + 2]);
}
