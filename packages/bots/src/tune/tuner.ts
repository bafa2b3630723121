import type { Rng } from '@four-crowns/core';
import { fastRng } from '@four-crowns/core';
import type { Table } from '../playout.ts';
import { mixSeed } from '../seed.ts';
import { openDuel } from './duel.ts';
import type { Player } from './players.ts';
import type { Tuning, Weights } from './tuning.ts';

/** What one step has brought. */
export interface TuneStep {
  readonly step: number;
  /** What told where to go, 0.5 being nothing: how the weights moved one way did against the same moved the other way. */
  readonly share: number;
  readonly weights: Weights;
}

export interface Tuner {
  step(): Promise<TuneStep>;
  /** How the weights as they are now do against those it began with, on new deals; other players may prove them. */
  proof(games: number, player?: Player): Promise<number>;
}

/** How far weights are moved to see what it does, as a share of them; for weights near 0 of the scale. */
const PERTURBATION = 0.3;
const LEAST = 0.02;
/** How much of the perturbation the weights go where it did better, if it won everything. */
const GAIN = 1;
/** Steps after which both are half as large. */
const HALF = 300;
/** No step uses the deals of another, nor the proof those of any step. */
export const PROOF = -1;

/**
 * Weights by self-play (simultaneous perturbation): all weights are moved at once, each up or down by chance;
 * the table so made plays against the one moved the other way, on the same deals from every side, and the
 * weights follow the better one.
 */
export function openTuner(
  table: Table,
  tuning: Pick<Tuning, 'weights' | 'scale' | 'points'>,
  player: Player,
  games: number,
  seed: number,
): Tuner {
  const duel = openDuel(table, tuning);
  const names = Object.keys(tuning.weights);
  let weights = tuning.weights;
  let done = 0;
  return {
    async step() {
      const own = mixSeed(seed, done);
      const rng = fastRng(own);
      const slower = 2 ** (-done / HALF);
      const perturbation = new Map(
        names.map((name) => [name, direction(rng) * slower * reach(weights[name], tuning)]),
      );
      const moved = (times: number): Weights =>
        Object.fromEntries(
          names.map((name) => [name, weights[name] + times * (perturbation.get(name) ?? 0)]),
        );
      const share = await duel(player(moved(1)), player(moved(-1)), games, own);
      weights = moved(GAIN * (2 * share - 1));
      done++;
      return { step: done, share, weights };
    },
    proof: (many, prover = player) =>
      duel(prover(weights), prover(tuning.weights), many, mixSeed(seed, PROOF)),
  };
}

function direction(rng: Rng): number {
  return rng.below(2) === 0 ? -1 : 1;
}

function reach(weight: number, { scale }: Pick<Tuning, 'scale'>): number {
  return PERTURBATION * Math.max(Math.abs(weight), LEAST * scale);
}
