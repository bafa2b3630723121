/** Any well-formed action, most of them illegal wherever they are sent. */
import type { Rng } from '@four-crowns/core';
import { ADVISORS, BUILDINGS, ENEMIES, GOODS } from '../src/data.ts';
import type { Action } from '../src/index.ts';

export function anyAction(rng: Rng, seats: number): Action {
  const of = <T>(list: readonly T[]): T => list[rng.below(list.length)] as T;
  const some = <T>(list: readonly T[], most: number): T[] =>
    Array.from({ length: rng.below(most + 1) }, () => of(list)).toSorted(
      (a, b) => list.indexOf(a) - list.indexOf(b),
    );
  const faces = [1, 2, 3, 4, 5, 6];
  return of<() => Action>([
    () => ({ type: 'aid', good: of(GOODS) }),
    () => ({ type: 'statue', die: of(['coloured', 'white'] as const) }),
    () => ({ type: 'chapel' }),
    () => ({ type: 'keep' }),
    () => ({
      type: 'influence',
      advisor: of(ADVISORS),
      dice: some(faces, 3),
      white: rng.below(3) === 0 ? some(faces, 2) : [],
      plusTwo: rng.below(4) === 0,
    }),
    () => ({ type: 'pass' }),
    () => ({ type: 'take', goods: some(GOODS, 4) }),
    () => ({ type: 'swap', good: of(GOODS) }),
    () => ({ type: 'decline' }),
    () => ({ type: 'build', building: of(BUILDINGS) }),
    () => ({ type: 'stop_building' }),
    () => ({ type: 'town_hall', pay: of([...GOODS, 'plus_two'] as const) }),
    () => ({ type: 'recruit', goods: some(GOODS, 3) }),
    () => ({ type: 'stop_recruiting' }),
    () => ({ type: 'lose', goods: some(GOODS, 4) }),
    () => ({ type: 'place_seat', seat: rng.below(seats) }),
    () => ({ type: 'roll_die', value: of(faces) }),
    () => ({ type: 'deal_enemy', card: of(ENEMIES) }),
  ])();
}
