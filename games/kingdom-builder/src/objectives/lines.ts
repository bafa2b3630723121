import { popcount } from '@four-crowns/core';
import { SIZE } from '../board.ts';
import { OWN } from '../state.ts';
import type { State } from '../state.ts';

/** KB-6.3: 1 gold for each horizontal line with an own settlement. */
export function discoverers(s: State, seat: number): number {
  let gold = 0;
  for (let row = 0; row < SIZE; row++) if (s.a[OWN + seat * SIZE + row] !== 0) gold++;
  return gold;
}

/** KB-6.8: 2 gold for each settlement on the one horizontal line that holds most. */
export function knights(s: State, seat: number): number {
  let most = 0;
  for (let row = 0; row < SIZE; row++) {
    const n = popcount(s.a[OWN + seat * SIZE + row]);
    if (n > most) most = n;
  }
  return 2 * most;
}
