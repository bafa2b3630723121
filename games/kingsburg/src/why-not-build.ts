/** Refusals of buildings (KBG-8), for tries and for what the view says beforehand. */
import type { Seat } from '@four-crowns/core';
import { goldPrice, stonePrice, woodPrice } from './buildings.ts';
import { BUILDINGS, COLUMNS } from './data.ts';
import type { Building } from './data.ts';
import type { Reason } from './refusals.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

export function whyNotBuild(s: State, seat: Seat, building: Building): Reason {
  const b = BUILDINGS.indexOf(building);
  if (at.has(s, seat, b)) return { rule: 'KBG-8.4', facts: { building } };
  if (b % COLUMNS > 0 && !at.has(s, seat, b - 1)) {
    return { rule: 'KBG-8.3', facts: { building, left: BUILDINGS[b - 1] } };
  }
  const store = at.STORE + seat * 3;
  const missing = (price: number, kind: number): number => Math.max(0, price - s.a[store + kind]);
  return {
    rule: 'KBG-8.2',
    facts: {
      building,
      gold: missing(goldPrice(s, seat, b), 0),
      wood: missing(woodPrice(b), 1),
      stone: missing(stonePrice(b), 2),
    },
  };
}
