import { TERRAINS } from '../data.ts';
import { spotsOn } from '../spots.ts';
import type { State } from '../state.ts';

const GRASS = TERRAINS.indexOf('grass');

/** KB-5.2: one settlement on grass. */
export function farmSpots(s: State, seat: number): void {
  spotsOn(s, seat, GRASS);
}
