import type { Action, Rng } from '@four-crowns/core';
import type { At } from './failure.ts';
import { askedOf, legalOf } from './states.ts';
import { anyOf, POOL, someOf, stream } from './streams.ts';
import { walk } from './walk.ts';

/**
 * Well-formed actions from other positions, other seats and the dealer, which are mostly illegal wherever they are
 * sent.
 */
export interface ActionPool {
  readonly actions: Action[];
}

const MOST = 400;

export function remember(pool: ActionPool, action: Action, rng: Rng): void {
  if (pool.actions.length < MOST) pool.actions.push(action);
  else pool.actions[rng.below(MOST)] = action;
}

export function recall(pool: ActionPool, n: number, rng: Rng): Action[] {
  return pool.actions.length === 0 ? [] : Array.from({ length: n }, () => anyOf(pool.actions, rng));
}

/** A pool filled from another random match at the same table. */
export function poolOf(at: At): ActionPool {
  const { game, setting } = at;
  const rng = stream(setting.seed, POOL);
  const pool: ActionPool = { actions: [] };
  const other: At = { game, setting: { ...setting, seed: rng.below(1e9) }, step: 0 };
  walk(other, (s) => {
    for (const seat of askedOf(game.rules.actors(s))) {
      for (const code of someOf(legalOf(game, s, seat), 4, rng))
        remember(pool, game.decode(s, seat, code), rng);
    }
  });
  return pool;
}
