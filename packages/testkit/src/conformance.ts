import type { AnyGame } from '@four-crowns/core';
import type { ActionPool } from './action-pool.ts';
import { checkCodec } from './conformance/codec.ts';
import { takeStepWithTwins } from './conformance/copies.ts';
import { checkEnding, checkOutcome } from './conformance/ending.ts';
import { checkLegality } from './conformance/legality.ts';
import { checkPurity } from './conformance/purity.ts';
import { checkRecorded } from './conformance/recorded.ts';
import { checkSealed } from './conformance/sealed.ts';
import { checkTable } from './conformance/table.ts';
import { inContext, must } from './failure.ts';
import type { At } from './failure.ts';
import { runMatches } from './runs.ts';
import type { Budget, Report } from './runs.ts';
import type { Setting } from './setting.ts';
import { textDifference, textOf, viewersOf } from './states.ts';
import { anyOf, CHECKS, oneIn, stream } from './streams.ts';
import { walk } from './walk.ts';

/**
 * Random matches over all seat counts and option mixes. At every step this checks legality, `forced`, `weight`,
 * `pick`, codec, purity, clone, copy, load, log, sealed answers, `check` and outcome. After each match it checks the
 * ending, and plays the same table once more through core with undo, replay and `verify`.
 *
 * Sampled: codes of long lists in the codec (48 per step), the viewer of the purity check (one per step), the orders
 * of sealed answers (three), undo (one step in four), take-backs by consent and resignations (one match in six).
 */
export function conformance(game: AnyGame, budget: Budget = {}): Report {
  return runMatches(game, budget, (setting) => conformingMatch(game, setting));
}

/** One match of `conformance`. Returns the number of steps. */
export function conformingMatch(game: AnyGame, setting: Setting): number {
  const at: At = { game, setting, step: 0 };
  inContext(at, 'the table', () => checkTable(at));
  inContext(at, 'the game', () => checkEnding(at, conformingWalk(at)));
  const { step } = at;
  at.step = 0;
  inContext(at, 'the recorded match', () => checkRecorded(at));
  return step;
}

/** A value the game returned earlier. Later steps must not change it. */
interface GivenOut {
  readonly what: string;
  readonly text: string;
  readonly now: () => string;
}

function conformingWalk(at: At): unknown {
  const { game, setting } = at;
  const rng = stream(setting.seed, CHECKS);
  const pool: ActionPool = { actions: [] };
  const scratch = game.rules.start(setting.options, setting.seats);
  const givenOut: GivenOut[] = [];
  const end = walk(
    at,
    (s) => {
      inContext(at, 'check', () => game.check(s));
      const asked = checkLegality(at, s, rng);
      for (const one of asked) checkCodec(at, s, one, pool, rng);
      checkPurity(at, s, textOf(game, s), pool, rng);
      checkSealed(at, s, asked, rng);
      checkOutcome(at, s);
      if (oneIn(8, rng)) givenOut.push(...keep(at, s));
    },
    (s, by, code) => takeStepWithTwins(at, s, by, code, scratch, rng),
  );
  for (const { what, text, now } of givenOut) {
    const change = textDifference(text, now());
    must(at, change === undefined, () => `${what} was changed by later steps: ${change}`);
  }
  return end;
}

function keep(at: At, s: unknown): GivenOut[] {
  const { game, setting } = at;
  const rng = stream(setting.seed, at.step);
  const view = game.view(s, anyOf(viewersOf(setting.seats), rng));
  const clone = game.rules.clone(s);
  const step = at.step;
  return [
    { what: `the view of step ${step}`, text: JSON.stringify(view), now: () => JSON.stringify(view) },
    { what: `the clone of step ${step}`, text: textOf(game, clone), now: () => textOf(game, clone) },
  ];
}
