import { noSpots, spotsOn } from '../spots.ts';
import { CARD } from '../state.ts';
import type { State } from '../state.ts';

/** KB-5.1: one more settlement on the terrain of the card in force. */
export function oracleSpots(s: State, seat: number): void {
  if (s.a[CARD] < 0) noSpots();
  else spotsOn(s, seat, s.a[CARD]);
}
