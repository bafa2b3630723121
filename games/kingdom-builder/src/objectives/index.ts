import type { State } from '../state.ts';
import { citizens } from './citizens.ts';
import { discoverers } from './discoverers.ts';
import { farmers } from './farmers.ts';
import { fishermen } from './fishermen.ts';
import { hermits } from './hermits.ts';
import { knights } from './knights.ts';
import { lords } from './lords.ts';
import { merchants } from './merchants.ts';
import { miners } from './miners.ts';
import { workers } from './workers.ts';

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
