import type { Rng } from '@four-crowns/core';
import { fastRng } from '@four-crowns/core';
import type { BotKind } from '../bot.ts';
import { playout } from '../playout.ts';
import type { Table } from '../playout.ts';
import { mixSeed } from '../seed.ts';
import type { Sides } from '../sides.ts';
import { expectation, victory, worth } from '../value.ts';
import type { Player } from './players.ts';
import type { Tuning, Weights } from './tuning.ts';

/** What one step has brought. */
export interface TuneStep {
  readonly step: number;
  /** How the weights moved one way did against the same moved the other way; 0.5 if both are alike. */
  readonly share: number;
  readonly weights: Weights;
}

export interface Tuner {
  step(): Promise<TuneStep>;
  /** How the weights as they are now do against those it began with, on new deals; other players may prove them. */
  proof(games: number, player?: Player): Promise<number>;
}

/** How far weights are moved to see what it does, as a share of them; for weights near 0 of the scale. */
const NUDGE = 0.3;
const LEAST = 0.02;
/** How much of the nudge the weights go where it did better, if it won everything. */
const GAIN = 1;
/** Steps after which both are half as large. */
const HALF = 300;
/** How much of a match's worth is how clear it was. */
const MARGIN = 0.5;
/** No step uses the deals of another, nor the proof those of any step. */
const PROOF = -1;

/**
 * Weights by self-play (simultaneous perturbation): all weights are moved at once, each up or down by chance;
 * the table so made plays against the one moved the other way, on the same deals from every side, and the
 * weights follow the better one. To foretell the ends of matches by least squares was tried first: it foretold
 * them much better and played much worse, because what goes with victory is not what brings it.
 */
export function openTuner(table: Table, tuning: Tuning, player: Player, games: number, seed: number): Tuner {
  const { game, options, seats } = table;
  const masks = game.sides(options, seats);
  const of = Array.from({ length: seats }, (_, seat) =>
    masks.findIndex((mask) => (mask & (1 << seat)) !== 0),
  );
  const sides: Sides = { of, count: masks.length };
  const names = Object.keys(tuning.weights);
  let weights = tuning.weights;
  let done = 0;
  return {
    async step() {
      const own = mixSeed(seed, done);
      const rng = fastRng(own);
      const slower = 2 ** (-done / HALF);
      const nudge = new Map(
        names.map((name) => [name, direction(rng) * slower * reach(weights[name], tuning)]),
      );
      const moved = (times: number): Weights =>
        Object.fromEntries(names.map((name) => [name, weights[name] + times * (nudge.get(name) ?? 0)]));
      const share = await compare(table, tuning, player(moved(1)), player(moved(-1)), sides, games, own);
      weights = moved(GAIN * (2 * share - 1));
      done++;
      return { step: done, share, weights };
    },
    proof: (many, prover = player) =>
      compare(table, tuning, prover(weights), prover(tuning.weights), sides, many, mixSeed(seed, PROOF)),
  };
}

function direction(rng: Rng): number {
  return rng.below(2) === 0 ? -1 : 1;
}

function reach(weight: number, { scale }: Tuning): number {
  return NUDGE * Math.max(Math.abs(weight), LEAST * scale);
}

/** How well the first one did, 0.5 being as well as the second whatever the number of sides. */
async function compare(
  table: Table,
  tuning: Tuning,
  first: BotKind,
  second: BotKind,
  sides: Sides,
  games: number,
  seed: number,
): Promise<number> {
  const { game } = table;
  const ended = new Float64Array(sides.count);
  const { points } = tuning;
  const won = victory(game, sides);
  const value =
    points === undefined
      ? won
      : worth(game, won, expectation({ evaluate: points }, tuning.scale, sides), MARGIN, sides);
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const own = i % sides.count;
    const bots = sides.of.map((side) => (side === own ? first : second));
    await playout(table, bots, mixSeed(seed, Math.floor(i / sides.count)));
    value(table.state, ended);
    sum += ended[own];
  }
  const share = sum / games;
  const fair = 1 / sides.count;
  return share < fair ? (0.5 * share) / fair : 0.5 + (0.5 * (share - fair)) / (1 - fair);
}
