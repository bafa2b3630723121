import { MOUNTAIN } from '../data.ts';
import type { State } from '../state.ts';
import { besidePrinted } from './beside.ts';

/** KB-6.6: 1 gold for each settlement next to a mountain. */
export function miners(s: State, seat: number): number {
  return besidePrinted(s, seat, MOUNTAIN, -1);
}
