/** Who may know what of hands and piles (TKD-2.7). */
import type { Viewer } from '@four-crowns/core';
import { OVER, STAGE } from './state.ts';
import type { State } from './state.ts';

export function isKnown(viewer: Viewer, seat: number): boolean {
  return viewer === 'all' || viewer === seat;
}

/** With `piles: top` what lies under the top card is hidden like a hand, until the game is over. */
export function isPileHidden(s: State, viewer: Viewer, seat: number): boolean {
  return s.options.piles === 'top' && s.a[STAGE] !== OVER && !isKnown(viewer, seat);
}

/** A covered card of a pile while it is imagined; no state that is played on holds it. */
export const UNSEEN = -1;
