/** Checks that hints tell the truth. For the tests of games; it plays random matches at all their tables. */
import { fastRng } from '@four-crowns/core';
import type { AnyGame, Seat } from '@four-crowns/core';
import type { Candidate } from '../hint.ts';
import type { Knowledge } from '../knowledge.ts';
import { UNNAMED } from '../terms.ts';
import type { Facts, Reason } from '../terms.ts';
import { randomHints } from './random-hints.ts';
import type { HintBudget } from './random-hints.ts';

/**
 * The facts of a reason as the rules show them in the positions before and after the turn, computed independently of
 * the bot's terms. Returns a sentence if the words of the reason do not hold (a tile "taken" that was held before). A
 * number `n` is compared with the position after the turn, `nBefore` with the one before it, and `nMore` with the
 * difference of the two. `steps` holds all positions of the turn including `before` and `after`, for facts about a
 * moment in between.
 */
export type Truth<S> = (
  before: S,
  after: S,
  seat: Seat,
  reason: Reason,
  steps: readonly S[],
) => Facts | string;

export interface HintReport {
  readonly hints: number;
  /** How often each part of the evaluation was named, by id. */
  readonly reasons: Readonly<Record<string, number>>;
}

/** Throws at the first reason that does not hold. */
export function checkHints<S>(
  game: AnyGame<S>,
  knowledge: Knowledge,
  truth: Truth<S>,
  budget: HintBudget,
): HintReport {
  const reasons: Record<string, number> = {};
  let hints = 0;
  for (const { seed, seat, view, where, candidates } of randomHints(game, knowledge, budget)) {
    hints++;
    for (const candidate of candidates) {
      // A fact that holds in one imagined world but not in another is a guess presented as a fact.
      for (const world of [seed, seed + 1]) {
        const root = game.imagine(view, fastRng(world));
        checkCandidate(game, seat, root, candidate, truth, `${where}, imagined with seed ${world}`);
      }
      for (const { id } of candidate.reasons) if (id !== UNNAMED) reasons[id] = (reasons[id] ?? 0) + 1;
    }
  }
  return { hints, reasons };
}

function checkCandidate<S>(
  game: AnyGame<S>,
  seat: Seat,
  before: S,
  { actions, reasons }: Candidate,
  truth: Truth<S>,
  where: string,
): void {
  const after = game.rules.clone(before);
  const steps = [before];
  for (const action of actions) {
    const code = game.encode(after, seat, action);
    if (code === undefined)
      throw new Error(`${where}: ${JSON.stringify(action)} of a hint must be an action`);
    game.rules.apply(after, seat, code);
    steps.push(game.rules.clone(after));
  }
  for (const reason of reasons) {
    // It has no words or facts; checkSentences covers it.
    if (reason.id === UNNAMED) continue;
    const found = truth(before, after, seat, reason, steps);
    const wrong = typeof found === 'string' ? found : differenceOf(reason.facts, found);
    if (wrong === undefined) continue;
    throw new Error(
      `${where}: ${JSON.stringify(actions)} is explained by ${JSON.stringify(reason)}: ${wrong}`,
    );
  }
}

function differenceOf(said: Facts, is: Facts): string | undefined {
  for (const [name, value] of Object.entries(said)) {
    if (!(name in is)) return `nothing is known of "${name}"`;
    const same = typeof value === 'number' ? Math.abs(value - Number(is[name])) < 1e-6 : value === is[name];
    if (!same) return `"${name}" is ${is[name]}, not ${value}`;
  }
  return undefined;
}
