import type { State } from '../state.ts';
import { fishermen, miners, workers } from './beside.ts';
import { citizens, hermits, merchants } from './groups.ts';
import { discoverers, knights } from './lines.ts';
import { farmers, lords } from './sectors.ts';

/** Gold of one card for one seat, in the order of OBJECTIVES. */
export const SCORERS: readonly ((s: State, seat: number) => number)[] = [
  fishermen,
  merchants,
  discoverers,
  hermits,
  citizens,
  miners,
  workers,
  knights,
  lords,
  farmers,
];
