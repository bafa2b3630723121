import type { Rng } from '@four-crowns/core';
import { OBJECTIVES, TERRAINS, TILES } from '../src/data.ts';
import type { Action } from '../src/index.ts';
import { nameOf } from './hexes.ts';

/** Any well-formed action, of a seat or of the dealer; most are illegal wherever they are sent. */
export function anyAction(rng: Rng, seats: number): Action {
  const hex = nameOf(rng.below(20), rng.below(20));
  const one = <T>(items: readonly T[]): T => items[rng.below(items.length)]!;
  switch (rng.below(12)) {
    case 0:
      return { type: 'end-turn' };
    case 1:
      return { type: 'lay-sector', sector: one(TILES), turned: rng.below(2) === 0 };
    case 2:
      return { type: 'lay-objective', card: one(OBJECTIVES) };
    case 3:
      return { type: 'choose-first', seat: rng.below(seats) };
    case 4:
      return { type: 'deal', terrain: one(TERRAINS) };
    case 5:
    case 6:
      return { type: 'build', hex };
    case 7:
      return { type: 'place', hex };
    case 8:
    case 9:
      return { type: 'lift', tile: one(['barn', 'harbor', 'paddock'] as const), hex };
    default:
      return { type: 'use', tile: one(['oracle', 'farm', 'oasis', 'tower', 'tavern'] as const), hex };
  }
}
