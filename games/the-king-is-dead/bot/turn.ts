import { CLOCK, STAGE, STRUGGLES, TURN } from '../src/state.ts';
import type { State } from '../src/state.ts';

/**
 * TKD-2: a turn is a card, which counts as played before its effect, or a pass, after which a card or a struggle
 * always follows.
 */
export function turn(s: State): number {
  const { a } = s;
  return (a[STAGE] === TURN ? a[CLOCK] : a[CLOCK] - 1) * 16 + a[STRUGGLES];
}
