import type { Rng, Viewer } from '@four-crowns/core';
import { CUNNING_CARDS } from './data.ts';
import { isKnown, isPlotOpen, PLOT_BIT } from './hands.ts';
import { HAND, lowest, POOL, popcount } from './state.ts';
import type { State } from './state.ts';

/** Hidden cunning cards are dealt anew among hidden hands and the pool; all else is open (TKD-2.7). */
export function resample(s: State, viewer: Viewer, rng: Rng): void {
  if (viewer === 'all' || !s.options.advanced) return;
  const { a } = s;
  // TKD-8.5: where Plot is shown, it stays where it is.
  const movable = isPlotOpen(s) ? CUNNING_CARDS & ~PLOT_BIT : CUNNING_CARDS;
  let unseen = a[POOL] & movable;
  for (let seat = 0; seat < s.seats; seat++) if (!isKnown(viewer, seat)) unseen |= a[HAND + seat] & movable;
  for (let seat = 0; seat < s.seats; seat++) {
    if (isKnown(viewer, seat)) continue;
    const dealt = drawFrom(unseen, popcount(a[HAND + seat] & movable), rng);
    a[HAND + seat] = (a[HAND + seat] & ~movable) | dealt;
    unseen &= ~dealt;
  }
  a[POOL] = (a[POOL] & ~movable) | unseen;
}

/** `n` cards of a mask, all choices alike. */
export function drawFrom(cards: number, n: number, rng: Rng): number {
  let drawn = 0;
  let rest = cards;
  for (let left = n; left > 0; left--) {
    let from = rest;
    for (let k = rng.below(popcount(rest)); k > 0; k--) from &= from - 1;
    const bit = 1 << lowest(from);
    drawn |= bit;
    rest &= ~bit;
  }
  return drawn;
}
