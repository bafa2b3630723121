import { checkStateVersion, readIndex, readList, readObject } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { check } from './check.ts';
import { ENEMIES, GOODS } from './data.ts';
import type { Enemy, Good } from './data.ts';
import { positionOf, seatsOf } from './position.ts';
import type { Position } from './position.ts';
import { stateFrom } from './read-position.ts';
import { ENEMY, PICK } from './state.ts';
import type { State } from './state.ts';

export const STATE_VERSION = 1;

/** A saved state: the open position, and what is hidden. */
type Saved = Position & { readonly enemy: Enemy | null; readonly picks: readonly (Good | null)[] };

export function save(s: State): Saved {
  return {
    ...positionOf(s),
    enemy: s.a[ENEMY] < 0 ? null : ENEMIES[s.a[ENEMY]],
    picks: seatsOf(s).map((seat) => (s.a[PICK + seat] < 0 ? null : GOODS[s.a[PICK + seat]])),
  };
}

export function load(saved: Json, stateVersion: number): State {
  checkStateVersion(stateVersion, STATE_VERSION);
  const o = readObject(saved, 'state');
  const s = stateFrom(saved);
  if (o['enemy'] !== null) s.a[ENEMY] = readIndex(ENEMIES, o['enemy'], 'enemy');
  readList(o['picks'], 'picks', s.seats).forEach((good, seat) => {
    if (good !== null) s.a[PICK + seat] = readIndex(GOODS, good, `picks[${seat}]`);
  });
  check(s);
  return s;
}
