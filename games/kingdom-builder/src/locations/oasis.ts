import { TERRAINS } from '../data.ts';
import { spotsOn } from '../spots.ts';
import type { State } from '../state.ts';

const DESERT = TERRAINS.indexOf('desert');

/** KB-5.3: one settlement on desert. */
export function oasisSpots(s: State, seat: number): void {
  spotsOn(s, seat, DESERT);
}
