import { CARD } from '../state.ts';
import type { State } from '../state.ts';

/** KB-5.1: one more settlement on the terrain of the card in force; -1 if there is none (KB-2.8). */
export function oracleGround(s: State): number {
  return s.a[CARD];
}
