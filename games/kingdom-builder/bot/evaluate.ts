import type { Seat } from '@four-crowns/core';
import { popcount } from '../src/board.ts';
import { SETTLEMENTS } from '../src/data.ts';
import { gold } from '../src/scoring.ts';
import { HELD, STOCK } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** What a tile is worth with a full stock, in gold; it shrinks with the turns that are left to use it. */
const TILE = 4;

/** Gold as if the game ended now, and what the tiles held may still bring. */
export function evaluate(s: State, seat: Seat): number {
  const { a } = s;
  const left = a[STOCK + seat] / SETTLEMENTS;
  return gold(s, seat) + TILE * left * popcount(a[HELD + seat]);
}
