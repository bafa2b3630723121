import { CASTLE, LOCATION } from '../data.ts';
import type { State } from '../state.ts';
import { besidePrinted } from './beside.ts';

/** KB-6.7: 1 gold for each settlement next to a location or castle; no hex touches two of them. */
export function workers(s: State, seat: number): number {
  return besidePrinted(s, seat, LOCATION, -1) + besidePrinted(s, seat, CASTLE, -1);
}
