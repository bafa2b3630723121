import { codes } from '@four-crowns/core';
import type { Code } from '@four-crowns/core';
import { bestTurns } from '../beam.ts';
import type { Turn } from '../beam.ts';
import type { Ask } from '../bot.ts';
import type { SearchBudget } from '../budget.ts';
import { dealOn } from '../chance.ts';
import type { Knowledge, TurnSearchSettings } from '../knowledge.ts';
import { rolloutOf } from '../rollout.ts';
import { mixSeed } from '../seed.ts';
import { sidesAt } from '../sides.ts';
import { normal, openStream, openStreams } from '../stream.ts';
import { judgement } from '../value.ts';
import { findTurns } from './find-turns.ts';

/** One of the turns being compared: an arm of the bandit. */
interface Arm {
  readonly path: readonly Code[];
  sum: number;
  n: number;
  /** This bot's error in judging the turn. */
  readonly error: number;
  /** How much better it must be to be chosen. */
  readonly reluctance: number;
}

/** Returns the best turn of the beam, judged by what follows it. */
export function searchTurns(
  ask: Ask,
  root: unknown,
  knowledge: Knowledge,
  settings: TurnSearchSettings,
  budget: SearchBudget,
  noise: number,
): readonly Code[] {
  return rankTurns(ask, root, knowledge, settings, budget, noise, 1)[0].path;
}

/** A turn and the chance of winning with it. */
export interface Ranked {
  readonly path: readonly Code[];
  readonly chance: number;
}

/**
 * Ranks the turns of the beam by what follows them, best first: sequential halving with common random numbers. All
 * turns are played on in the same imagined futures (same hidden cards, same luck). After each part of the budget the
 * worse half is dropped, down to `keep`.
 */
export function rankTurns(
  ask: Ask,
  root: unknown,
  knowledge: Knowledge,
  settings: TurnSearchSettings,
  budget: SearchBudget,
  noise: number,
  keep: number,
): readonly Ranked[] {
  const { game, seat, seats, rng, foreknown } = ask;
  const { rules } = game;
  const turns = turnsFrom(ask, root, knowledge, settings, budget);
  // A single turn needs no comparison, but a caller that asks for more than the best wants its winning chance.
  if (turns.length === 1 && keep === 1) return [{ path: turns[0].path, chance: 0 }];
  const sides = sidesAt(game, ask.view, seats);
  const own = sides.of[seat];
  const world = rules.clone(root);
  const state = rules.clone(root);
  const rollout = rolloutOf(game, knowledge, settings, rules.clone(root), sides, own);
  const value = judgement(game, knowledge, settings.margin, sides);
  const chances = new Float64Array(sides.count);
  const chance = foreknown?.luck.ahead() ?? openStream();
  const choices = openStreams(seats);
  const seed = rng.below(2 ** 31);
  const out = codes();

  const armOf = ({ path }: Turn): Arm => {
    rules.copy(root, state);
    for (const code of path) rules.apply(state, seat, code);
    // The network was trained only on positions with a decision, so it cannot judge one where chance comes next.
    if (knowledge.valueNetwork !== undefined) {
      chance.reseed(seed);
      dealOn(game, state, chance, out);
    }
    value(state, chances);
    const error = noise === 0 ? 0 : noise * normal(rng);
    const reluctance = knowledge.reluctance?.(path[0], root, noise) ?? 0;
    return { path, sum: chances[own] * settings.priorVisits, n: settings.priorVisits, error, reluctance };
  };
  let live = turns.map(armOf);
  const phases = Math.ceil(Math.log2(live.length));
  // The time spent on finding turns is left out. If it counted, almost all would be dropped after one future.
  const before = budget.spent();
  const compared = (): number => (budget.spent() - before) / (1 - before);
  let phase = 1;
  for (let round = 0; live.length > 1 || keep > 1; round++) {
    chance.reseed(mixSeed(seed, round));
    rules.copy(root, world);
    if (foreknown === undefined) rules.resample(world, seat, chance);
    const future = mixSeed(seed, ~round);
    for (const arm of live) {
      if (!budget.next()) return ranked(live);
      rules.copy(world, state);
      for (const code of arm.path) rules.apply(state, seat, code);
      chance.reseed(future);
      for (let i = 0; i < seats; i++) choices[i].reseed(mixSeed(future, i + 1));
      rollout(state, chance, choices);
      value(state, chances);
      arm.sum += chances[own];
      arm.n++;
    }
    while (phase < phases && compared() * phases >= phase) {
      live = sorted(live).slice(0, Math.max(keep, Math.ceil(live.length / 2)));
      phase++;
    }
  }
  return ranked(live);
}

function turnsFrom(
  { game, seat, rng }: Ask,
  root: unknown,
  { evaluate, grouping: lines, groupOf }: Knowledge,
  { width, depth, candidates, find = 0 }: TurnSearchSettings,
  budget: SearchBudget,
): readonly Turn[] {
  if (lines === undefined) {
    const beam = { evaluate, width, depth, ...(groupOf && { groupOf }) };
    return bestTurns(game, root, seat, rng, beam, candidates);
  }
  const goOn = (): boolean => budget.spent() < find && budget.next();
  return findTurns(
    game,
    root,
    seat,
    { evaluate: lines.evaluate ?? evaluate, grouping: lines },
    { width, depth, most: candidates, goOn },
  );
}

function opinion({ sum, n, error }: Arm): number {
  return (n === 0 ? 0 : sum / n) + error;
}

/** The sort is stable, so of equal turns the one that the evaluation prefers stays first. */
function sorted(arms: readonly Arm[]): Arm[] {
  return arms.toSorted((a, b) => opinion(b) - b.reluctance - (opinion(a) - a.reluctance));
}

function ranked(arms: readonly Arm[]): readonly Ranked[] {
  return sorted(arms).map((arm) => ({ path: arm.path, chance: opinion(arm) }));
}
