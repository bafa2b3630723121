import { checkStateVersion, readBySeat, readObject } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { check, checkPieces } from './check.ts';
import type { Card } from './data.ts';
import { cardsOf, maskOf } from './hands.ts';
import { positionOf, stateFrom } from './position.ts';
import type { Position } from './position.ts';
import { HAND, POOL } from './state.ts';
import type { State } from './state.ts';

export const STATE_VERSION = 1;

/** A saved state: the open position, and what is hidden. */
export type Saved = Position & {
  readonly hands: readonly (readonly Card[])[];
  readonly pool: readonly Card[];
};

export function save(s: State): Saved {
  return {
    ...positionOf(s, 'all'),
    hands: Array.from({ length: s.players }, (_, seat) => cardsOf(s.a[HAND + seat])),
    pool: cardsOf(s.a[POOL]),
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
  const s = stateFrom(saved, 'all');
  readBySeat(
    o['hands'],
    'hands',
    s.players,
    (cards, seat, where) => (s.a[HAND + seat] = maskOf(cards, where)),
  );
  s.a[POOL] = maskOf(o['pool'], 'pool');
  checkPieces(s);
  return s;
}
