import type { Seat } from '@four-crowns/core';
import { SIZE } from '../src/board.ts';
import { CURRENT, HELD, LEFT, LIFTED, OWN, STAGE, TAKEN, USES } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** One number for all orders in which a seat comes to the same settlements with the same tiles left to use. */
export function same(s: State, seat: Seat): number {
  const { a } = s;
  let h = Math.imul(a[LEFT] + 8 * a[STAGE] + 128 * (a[CURRENT] + 1) + 4096 * (a[LIFTED] + 1), 0x9e3779b1);
  h = mix(h, a[USES]);
  h = mix(h, a[HELD + seat] | (a[TAKEN + seat] << 8));
  const own = OWN + seat * SIZE;
  for (let row = 0; row < SIZE; row++) h = mix(h, a[own + row]);
  return h;
}

function mix(h: number, word: number): number {
  const x = Math.imul(h ^ word, 0x85ebca6b);
  return ((x ^ (x >>> 13)) + 0x27d4eb2f) | 0;
}
