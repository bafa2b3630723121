import { checkStateVersion, readIndex, readList, readObject } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { check, checkPieces } from './check.ts';
import { TERRAINS } from './data.ts';
import type { Terrain } from './data.ts';
import { lookAt } from './look.ts';
import { countsAt, readCounts, stateFrom } from './position.ts';
import type { Counts, Position } from './position.ts';
import { HAND, PILE } from './state.ts';
import type { State } from './state.ts';

export const STATE_VERSION = 1;

/** A saved state: the open position, and what is hidden. */
type Saved = Position & { readonly hands: readonly (Terrain | null)[]; readonly pile: Counts };

export function save(s: State): Saved {
  return {
    ...lookAt(s).position,
    hands: Array.from({ length: s.seats }, (_, seat) =>
      s.a[HAND + seat] < 0 ? null : TERRAINS[s.a[HAND + seat]],
    ),
    pile: countsAt(s, PILE),
  };
}

export function load(saved: Json, stateVersion: number): State {
  const s = loadPieces(saved, stateVersion);
  check(s);
  return s;
}

/** The same without asking how the pieces came where they are. */
export function loadPieces(saved: Json, stateVersion: number): State {
  checkStateVersion(stateVersion, STATE_VERSION);
  const o = readObject(saved, 'state');
  const s = stateFrom(saved);
  readCounts(s, PILE, o['pile'], 'pile');
  readList(o['hands'], 'hands', s.seats).forEach((card, seat) => {
    if (card !== null) s.a[HAND + seat] = readIndex(TERRAINS, card, `hands[${seat}]`);
  });
  checkPieces(s);
  return s;
}
