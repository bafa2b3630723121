/** Any well-formed action, most of them illegal wherever they are sent. */
import type { Rng } from '@four-crowns/core';
import { CARDS, FACTIONS, REGIONS } from '../src/data.ts';
import type { Action } from '../src/index.ts';
import { SET_NAMES } from '../src/sets.ts';

const SOMEBODY = SET_NAMES.filter((name) => name !== 'none');
const ANYWHERE = [...REGIONS, 'none'] as const;

export function anyAction(rng: Rng, seats: number): Action {
  const of = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
  return of<() => Action>([
    () => ({ type: 'pass' }),
    () => ({ type: 'play', card: of(CARDS) }),
    () => ({ type: 'play', card: 'spy', of: rng.below(seats) }),
    () => ({ type: 'no-effect' }),
    () => ({ type: 'place', region: of(REGIONS), followers: of(SOMEBODY) }),
    () => ({ type: 'place-each', scottish: of(ANYWHERE), welsh: of(ANYWHERE), english: of(ANYWHERE) }),
    () => ({ type: 'swap', a: of(REGIONS), give: of(SOMEBODY), b: of(REGIONS), take: of(SOMEBODY) }),
    () => ({ type: 'move', from: of(REGIONS), to: of(REGIONS), followers: of(SOMEBODY) }),
    () => ({ type: 'exchange', region: of(REGIONS), back: of(SET_NAMES), place: of(SET_NAMES) }),
    () => ({ type: 'negotiate', a: of(REGIONS), b: of(REGIONS), disc: of(ANYWHERE) }),
    () => ({ type: 'summon', region: of(REGIONS), faction: of(FACTIONS) }),
    () => ({ type: 'deal-card', card: of(CARDS) }),
  ])();
}
