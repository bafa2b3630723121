import type { Code, ScoreLine } from '@four-crowns/core';
import type { Ask } from './bot.ts';
import type { SearchBudget } from './budget.ts';
import type { Knowledge } from './knowledge.ts';
import { rolloutOf } from './rollout.ts';
import { mixSeed } from './seed.ts';
import { sidesAt } from './sides.ts';
import { openStream, openStreams } from './stream.ts';
import { victory } from './value.ts';

/**
 * The best of at least this many random moves is played: purely random play ends with score sheets unlike those of
 * people.
 */
const SENSIBLE = 2;

/** Averages over matches that were played to the end. */
export interface Ending {
  readonly scores: readonly ScoreLine[];
  /** How often the seat's own side won; a shared victory counts as a fraction. */
  readonly won: number;
  /** How many matches were played. */
  readonly rounds: number;
}

/** The expected ending of each turn in `paths`. All turns are played on in the same imagined futures. */
export function finalScores(
  ask: Ask,
  root: unknown,
  knowledge: Knowledge,
  paths: readonly (readonly Code[])[],
  budget: SearchBudget,
): readonly Ending[] {
  const { game, seat, seats } = ask;
  const { rules } = game;
  const sides = sidesAt(game, ask.view, seats);
  const world = rules.clone(root);
  const state = rules.clone(root);
  const sample = Math.max(SENSIBLE, knowledge.search.sample);
  const settings = { sample, cut: Infinity, margin: 0 };
  const rollout = rolloutOf(game, knowledge, settings, rules.clone(root), sides, sides.of[seat]);
  const chance = openStream();
  const choices = openStreams(seats);
  const seed = ask.rng.below(2 ** 31);
  const sums = paths.map(() => new Map<string, number[]>());
  const wins = paths.map(() => 0);
  const won = victory(game, sides);
  const shares = new Float64Array(sides.count);
  let rounds = 0;
  // At least one round, and only whole rounds, so that all turns see the same futures.
  do {
    chance.reseed(mixSeed(seed, rounds));
    rules.copy(root, world);
    rules.resample(world, seat, chance);
    const future = mixSeed(seed, ~rounds);
    paths.forEach((path, i) => {
      budget.next();
      rules.copy(world, state);
      for (const code of path) rules.apply(state, seat, code);
      chance.reseed(future);
      choices.forEach((choice, other) => choice.reseed(mixSeed(future, other + 1)));
      rollout(state, chance, choices);
      for (const line of game.scores(state, 'all')) addLine(sums[i], line);
      won(state, shares);
      wins[i] += shares[sides.of[seat]];
    });
    rounds++;
  } while (budget.next());
  return sums.map((lines, i) => ({
    scores: [...lines].map(([label, points]) => ({ label, points: points.map((sum) => sum / rounds) })),
    won: wins[i] / rounds,
    rounds,
  }));
}

/** A line that exists only in some futures, such as another player's secret title, counts as 0 in the others. */
function addLine(sums: Map<string, number[]>, { label, points }: ScoreLine): void {
  const sum = sums.get(label);
  if (sum === undefined) sums.set(label, [...points]);
  else points.forEach((p, seat) => void (sum[seat] += p));
}
