import type { Code, Seat } from '@four-crowns/core';
import { apply } from '../src/apply.ts';
import { KNOWN, PHASE, YEAR } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** All that a seat does in one season or winter. */
export function turn(s: State): number {
  return s.a[YEAR] * 16 + s.a[PHASE];
}

/** KBG-6.5: what a look at the enemy will show is not known yet, though others have seen it and the card lies there. */
export function applyKnown(s: State, seat: Seat, code: Code): void {
  const isKnown = ((s.a[KNOWN] >> seat) & 1) === 1;
  apply(s, seat, code);
  if (!isKnown) s.a[KNOWN] &= ~(1 << seat);
}
