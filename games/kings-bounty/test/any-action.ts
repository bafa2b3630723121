import type { Rng } from '@four-crowns/core';
import { CARDS, GARRISONS, HOLDINGS, UNITS } from '../src/data.ts';
import type { Action } from '../src/index.ts';

const any = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)]!;

/** Any well-formed action of a seat. */
export function anyAction(rng: Rng): Action {
  switch (rng.below(5)) {
    case 0:
      return { type: 'play-holding', card: any(HOLDINGS, rng) };
    case 1:
      return { type: 'return', card: any(CARDS, rng) };
    case 2:
      return { type: 'done' };
    default:
      return {
        type: 'play-unit',
        card: any(UNITS, rng),
        seat: rng.below(5),
        holding: any(HOLDINGS, rng),
        garrison: any(GARRISONS, rng),
      };
  }
}
