import { noSpots } from '../spots.ts';
import { CARD } from '../state.ts';
import type { State } from '../state.ts';
import { relocatable, relocationSpots } from './relocate.ts';

/** KB-5.6: an own settlement moves to the terrain of the card in force. */
export function barnLiftable(s: State, seat: number): void {
  if (s.a[CARD] < 0) noSpots();
  else relocatable(s, seat, s.a[CARD]);
}

export function barnSpots(s: State, seat: number): void {
  relocationSpots(s, seat, s.a[CARD]);
}
