/**
 * Checks that a network gives the same answers here as where it was trained. Used by the tests of games and by the
 * tool that writes the expected answers.
 */
import { anyCode, DEALER_MASK, dealt, firstOf } from '../chance.ts';
import { codes, DEALER } from '@four-crowns/core';
import type { AnyGame } from '@four-crowns/core';
import type { Knowledge } from '../knowledge.ts';
import { fromBase64 } from '../net/learned.ts';
import type { Network } from '../net/learned.ts';
import { openNetwork } from '../net/network.ts';
import { parseWeights } from '../net/weights.ts';
import { mixSeed } from '../seed.ts';
import { openStream } from '../stream.ts';

/** A position from random play, and the sides at its table. */
export interface NetworkPosition {
  readonly state: unknown;
  readonly sides: readonly number[];
}

/** The trainer's answers, one number per seat, in the order of `positionsOf`. */
export type NetworkAnswers = readonly (readonly number[])[];

const POSITIONS = 100;

/** Always the same hundred positions, covering every number of seats, every mix of options and all parts of a match. */
export function positionsOf(game: AnyGame): readonly NetworkPosition[] {
  const tables = game.seatCounts.flatMap((seats) =>
    game.optionMixes(seats).map((options) => ({ seats, options })),
  );
  return Array.from({ length: POSITIONS }, (_, i) => {
    const { seats, options } = tables[i % tables.length];
    const masks = game.sides(options, seats);
    const visited = randomMatch(game, options, seats, mixSeed(0, i));
    const state = visited[Math.floor((visited.length * i) / POSITIONS)];
    return {
      state,
      sides: Array.from({ length: seats }, (__, seat) => masks.findIndex((m) => (m & (1 << seat)) !== 0)),
    };
  });
}

/** Every position in which a seat was asked. */
function randomMatch(
  game: AnyGame,
  options: Parameters<AnyGame['rules']['start']>[0],
  seats: number,
  seed: number,
): unknown[] {
  const { rules } = game;
  const state = rules.start(options, seats);
  const out = codes();
  const rng = openStream();
  rng.reseed(seed);
  const visited: unknown[] = [];
  for (let mask = rules.actors(state); mask !== 0; mask = rules.actors(state)) {
    if (mask === DEALER_MASK) {
      rules.apply(state, DEALER, dealt(game, state, rng, out));
      continue;
    }
    visited.push(rules.clone(state));
    const seat = firstOf(mask);
    rules.apply(state, seat, anyCode(game, state, seat, rng, out));
  }
  return visited;
}

/** The largest difference between the network's answers here and the trainer's. */
export function farthestAnswer(
  game: AnyGame,
  { learned }: Knowledge,
  network: Network,
  answers: NetworkAnswers,
): number {
  if (learned === undefined) throw new TypeError(`${game.id} has no inputs for a network`);
  const weights = parseWeights(fromBase64(network.weights), learned.inputs);
  let most = 0;
  positionsOf(game).forEach(({ state, sides }, i) => {
    const logits = new Float64Array(sides.length);
    openNetwork(weights, learned.inputs, { of: sides, count: Math.max(...sides) + 1 })(state, logits);
    logits.forEach(
      (logit, seat) => (most = Math.max(most, Math.abs(logit - (answers[i]?.[seat] ?? Number.NaN)))),
    );
  });
  return most;
}
