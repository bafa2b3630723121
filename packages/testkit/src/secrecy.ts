import type { AnyGame } from '@four-crowns/core';
import { recall, remember } from './action-pool.ts';
import type { ActionPool } from './action-pool.ts';
import { inContext } from './failure.ts';
import type { At } from './failure.ts';
import { runMatches } from './runs.ts';
import type { Budget, Report } from './runs.ts';
import { checkPair, checkResample, imaginePair } from './secrecy/imagined.ts';
import { checkSteps, checkTold } from './secrecy/steps.ts';
import type { Setting } from './setting.ts';
import { askedOf, legalOf, viewersOf } from './states.ts';
import { SECRETS, someOf, stream } from './streams.ts';
import { walk } from './walk.ts';

/**
 * Proves secrecy for each seat and for spectators, through JSON: everything a viewer is shown, asked, refused, scored
 * and told must follow from what it is allowed to know.
 *
 * Sampled: every k-th position of a match, with k from 1 to 8 drawn from the seed; in each of them two codes per seat
 * to act, and three refusals.
 */
export function secrecy(game: AnyGame, budget: Budget = {}): Report {
  return runMatches(game, budget, (setting) => secretMatch(game, setting));
}

/** One match of `secrecy`. Returns the number of steps. */
export function secretMatch(game: AnyGame, setting: Setting): number {
  const at: At = { game, setting, step: 0 };
  const rng = stream(setting.seed, SECRETS);
  const every = 1 + rng.below(8);
  const pool: ActionPool = { actions: [] };
  inContext(at, 'the game', () =>
    walk(at, (s) => {
      for (const seat of askedOf(game.rules.actors(s))) {
        for (const code of someOf(legalOf(game, s, seat), 2, rng))
          remember(pool, game.decode(s, seat, code), rng);
      }
      if (at.step % every !== 0 && game.rules.actors(s) !== 0) return;
      for (const viewer of viewersOf(setting.seats)) {
        const pair = imaginePair(at, s, viewer, rng);
        checkPair(at, pair, recall(pool, 3, rng));
        checkSteps(at, pair, rng);
        checkTold(at, s, viewer, rng);
        checkResample(at, pair, rng);
      }
    }),
  );
  return at.step;
}
