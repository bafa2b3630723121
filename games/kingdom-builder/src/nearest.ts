/** Where a refused action would be allowed: the nearest such hex, so that advice can be followed. */
import { listPlaces } from './locations/index.ts';
import { PLACE, stageOf } from './state.ts';
import { codes } from '@four-crowns/core';
import type { Code, Seat } from '@four-crowns/core';
import { distance, HEXES, hexName } from './board.ts';
import { hexOf, PLACE_BASE, tileBase } from './codes.ts';
import type { Hex } from './events.ts';
import { listTurn } from './legal.ts';
import type { State } from './state.ts';

const CODES = codes();

export function nearestBuild(s: State, seat: Seat, hex: number): Hex {
  return nearest(s, seat, 0, hex);
}

/** Of a tile that moves: where a settlement stands that it can lift. */
export function nearestOfTile(s: State, seat: Seat, tile: number, hex: number): Hex {
  return nearest(s, seat, tileBase(tile), hex);
}

export function nearestPlace(s: State, seat: Seat, hex: number): Hex {
  return nearest(s, seat, PLACE_BASE, hex);
}

function nearest(s: State, seat: Seat, base: Code, hex: number): Hex {
  CODES.n = 0;
  // Also while chance answers, when the seat is not asked.
  if (stageOf(s) === PLACE) listPlaces(s, seat, CODES);
  else listTurn(s, seat, CODES);
  let best = -1;
  for (let i = 0; i < CODES.n; i++) {
    const code = CODES.at[i];
    if (code < base || code >= base + HEXES) continue;
    if (best < 0 || distance(hex, hexOf(code)) < distance(hex, best)) best = hexOf(code);
  }
  if (best < 0) throw new Error('this kind of action is not possible anywhere');
  return hexName(best);
}
