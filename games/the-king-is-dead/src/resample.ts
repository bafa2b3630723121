import { popcount } from '@four-crowns/core';
import type { Rng, Viewer } from '@four-crowns/core';
import { CUNNING_CARDS, HAND_SIZE } from './data.ts';
import { drawFrom, isPlotOpen, playedCunning, PLOT_BIT } from './hands.ts';
import { isKnown, isPileHidden, UNSEEN } from './knowledge.ts';
import { HAND, PILE, PILE_SIZE, POOL } from './state.ts';
import type { State } from './state.ts';
import { dealUnseen } from './unseen.ts';

/** Hidden cunning cards are dealt again among hidden hands and the pool; all else is open (TKD-2.7). */
export function resample(s: State, viewer: Viewer, rng: Rng): void {
  if (viewer === 'all') return;
  const { a } = s;
  if (isPileHidden(s, viewer, viewer === 0 ? 1 : 0)) return resampleCovered(s, viewer, rng);
  if (!s.options.advanced) return;
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

/** With `piles: top` the covered cards of others are dealt again together with their hands. */
function resampleCovered(s: State, viewer: Viewer, rng: Rng): void {
  const { a } = s;
  const hidden: number[] = [];
  const sizes: number[] = [];
  for (let seat = 0; seat < s.players; seat++) {
    sizes.push(popcount(a[HAND + seat]));
    if (isKnown(viewer, seat)) continue;
    hidden.push(seat);
    const pile = PILE + seat * HAND_SIZE;
    for (let i = 0; i + 1 < a[PILE_SIZE + seat]; i++) a[pile + i] = UNSEEN;
  }
  let seen = playedCunning(s);
  for (let seat = 0; seat < s.players; seat++) if (isKnown(viewer, seat)) seen |= a[HAND + seat];
  dealUnseen(s, hidden, sizes, s.options.advanced ? CUNNING_CARDS & ~seen : 0, rng);
}
