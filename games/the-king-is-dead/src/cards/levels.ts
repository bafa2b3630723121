import type { Codes, Seat } from '@four-crowns/core';
import type { State } from '../state.ts';

/** TKD-3.1: how fully a card can be resolved, over the whole board. */
export const NOTHING = 0;
export const PARTLY = 1;
export const FULLY = 2;

/** Lists the complete resolutions of a card that are legal now, ascending; none if it has no effect. */
export type Lister = (s: State, seat: Seat, out: Codes) => number;
