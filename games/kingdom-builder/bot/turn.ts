import type { Seat } from '@four-crowns/core';
import { STOCK } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** KB-2.3: every player builds in their turn, so the settlements that the others have left identify the turn. */
export function turn(s: State, seat: Seat): number {
  let left = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) left += s.a[STOCK + other];
  return left;
}
