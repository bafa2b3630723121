import { CROWNS, PLOT } from '../data.ts';
import { HAND } from '../state.ts';
import type { State } from '../state.ts';
import { NOTHING } from './levels.ts';
import type { Lister } from './levels.ts';

/** TKD-8.5: Plot is never played; it counts as a follower when the winner is found. */
export const plot: Lister = () => NOTHING;

/** The seat that holds Plot; -1 if nobody does. */
export function plotHolder(s: State): number {
  for (let seat = 0; seat < s.players; seat++) if ((s.a[HAND + seat] >> PLOT) & 1) return seat;
  return -1;
}

/** The factions from the strongest on, as `order` ranks them, then as they stand in the box. */
export function plotChoices(order: readonly number[]): number[] {
  const rest = Array.from({ length: CROWNS }, (_, f) => f).filter((f) => !order.includes(f));
  return [...order, ...rest];
}
