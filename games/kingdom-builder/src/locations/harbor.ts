import { WATER } from '../data.ts';
import type { State } from '../state.ts';
import { relocatable, relocationSpots } from './relocate.ts';

/** KB-5.7: an own settlement moves to water; the only way onto it. */
export function harborLiftable(s: State, seat: number): void {
  relocatable(s, seat, WATER);
}

export function harborSpots(s: State, seat: number): void {
  relocationSpots(s, seat, WATER);
}
