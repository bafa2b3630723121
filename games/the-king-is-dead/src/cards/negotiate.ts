import { lowestBit } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { negotiateCode } from '../codes.ts';
import { CARD_DISCS, OPEN, OWN_DISCS, SPARE_DISCS } from '../state.ts';
import type { State } from '../state.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';
import type { Lister } from './levels.ts';

/** TKD-5.5: two cards that lie face up without a disc trade slots, and one of them gets the disc. */
export const negotiate: Lister = (s, seat, out) => {
  const free = freeCards(s);
  if ((free & (free - 1)) === 0) return NOTHING;
  const disc = hasDisc(s, seat);
  if (!disc && s.options.negotiateWithoutDisc === 'no_effect') return NOTHING;
  for (let first = free; first !== 0; first &= first - 1) {
    const x = lowestBit(first);
    for (let second = first & (first - 1); second !== 0; second &= second - 1) {
      const y = lowestBit(second);
      if (disc) {
        out.push(negotiateCode(x, y, 0));
        out.push(negotiateCode(x, y, 1));
      } else out.push(negotiateCode(x, y, 2));
    }
  }
  return disc ? FULLY : PARTLY;
};

/** TKD-5.6: the card of an open region lies face up. */
export function freeCards(s: State): number {
  return s.a[OPEN] & ~s.a[CARD_DISCS];
}

/** TKD-5.7: the own disc, or by a switch a spare one. */
export function hasDisc(s: State, seat: Seat): boolean {
  if (((s.a[OWN_DISCS] >> seat) & 1) === 1) return true;
  return s.options.negotiateWithoutDisc === 'spare_disc' && s.a[SPARE_DISCS] > 0;
}
