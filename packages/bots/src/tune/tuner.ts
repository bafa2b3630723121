import type { Rng } from '@four-crowns/core';
import { fastRng } from '@four-crowns/core';
import type { Table } from '../playout.ts';
import { mixSeed } from '../seed.ts';
import { openDuel } from './duel.ts';
import type { Player } from './players.ts';
import type { Tuning, Weights } from './tuning.ts';

/** The result of one step. */
export interface TuneStep {
  readonly step: number;
  /**
   * The signal that gave the direction: how the weights moved one way did against those moved the opposite way. 0.5
   * means no difference.
   */
  readonly share: number;
  readonly weights: Weights;
}

export interface Tuner {
  step(): Promise<TuneStep>;
  /**
   * How the present weights do on new deals against those it began with. Another kind of player may be used for the
   * test.
   */
  proof(games: number, player?: Player): Promise<number>;
}

/** How far weights are moved to measure the effect, as a share of the weight; for weights near 0, of the scale. */
const PERTURBATION = 0.3;
const LEAST = 0.02;
/** How far the weights move towards the better side if it won everything, in units of the perturbation. */
const GAIN = 1;
/** The number of steps after which both have halved. */
const HALF = 300;
/** A step number of its own for the proof, so that every step and the proof use different deals. */
export const PROOF = -1;

/**
 * Tunes weights by self-play (simultaneous perturbation). All weights are moved at once, each up or down at random.
 * These weights play against the ones moved the opposite way, on the same deals from every side, and the weights move
 * towards the better of the two.
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
