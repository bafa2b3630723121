import { mix32 } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { SIZE } from '../src/board.ts';
import { CURRENT, HELD, LEFT, LIFTED, OWN, STAGE, TAKEN, USES } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** The same number for all orders in which a seat reaches the same settlements with the same tiles left to use. */
export function same(s: State, seat: Seat): number {
  const { a } = s;
  let h = mix32(a[LEFT] + 8 * a[STAGE] + 128 * (a[CURRENT] + 1) + 4096 * (a[LIFTED] + 1));
  h = mix32(h ^ a[USES]);
  h = mix32(h ^ (a[HELD + seat] | (a[TAKEN + seat] << 8)));
  const own = OWN + seat * SIZE;
  for (let row = 0; row < SIZE; row++) h = mix32(h ^ a[own + row]);
  return h;
}
