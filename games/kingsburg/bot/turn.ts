import type { Code, Seat } from '@four-crowns/core';
import { apply } from '../src/apply.ts';
import { KNOWN, PHASE, YEAR } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** Everything a seat does in one season or winter. */
export function turn(s: State): number {
  return s.a[YEAR] * 16 + s.a[PHASE];
}

/**
 * KBG-6.5: a look at the enemy reveals a card that this seat does not know yet, though others have seen it and the
 * imagined state contains it.
 */
export function applyKnown(s: State, seat: Seat, code: Code): void {
  const isKnown = ((s.a[KNOWN] >> seat) & 1) === 1;
  apply(s, seat, code);
  if (!isKnown) s.a[KNOWN] &= ~(1 << seat);
}
