import { WATER } from '../data.ts';
import type { State } from '../state.ts';
import { besidePrinted } from './beside.ts';

/** KB-6.1: 1 gold for each settlement next to water; none for one on water. */
export function fishermen(s: State, seat: number): number {
  return besidePrinted(s, seat, WATER, WATER);
}
