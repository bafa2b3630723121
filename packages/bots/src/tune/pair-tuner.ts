import { codes, DEALER, fastRng } from '@four-crowns/core';
import type { AnyGame, Code, Rng, Seat } from '@four-crowns/core';
import { bestTurns } from '../beam.ts';
import { dealt, DEALER_MASK, firstOf } from '../chance.ts';
import type { Judge } from '../greedy.ts';
import type { TurnGrouping } from '../opinion.ts';
import type { Table } from '../playout.ts';
import { findTurns } from '../search/find-turns.ts';
import { mixSeed } from '../seed.ts';
import { normal } from '../stream.ts';
import { openDuel } from './duel.ts';
import { leastSquares } from './least-squares.ts';
import type { Seen } from './least-squares.ts';
import { quickPlayer } from './players.ts';
import { PROOF } from './tuner.ts';
import type { Tuner } from './tuner.ts';
import type { Tuning } from './tuning.ts';

/**
 * How far the two players' weights differ from the present ones, as a share of the weight; for small weights, of the
 * scale.
 */
const ASIDE = 0.6;
const LEAST = 0.03;
/** How far from the present weights the better ones are expected to be, as a share of the scale. */
const NEARBY = 0.03;
/** How far one weight is moved to measure its effect on the evaluation. */
const PERTURBATION = 0.01;
/** How many passes are made over a turn where its lines can be compared. */
const PASSES = 6;

const out = codes();

/**
 * Tunes weights on pairs of turns. A match is played up to one of its turns, which two players with different weights
 * each play in their own way. Both versions are then played to the end with the same luck, and the difference in the
 * result is explained by the features in which they differ. Predicting the ends of single matches by the same method
 * was tried first. It predicted them much better and played much worse, because what accompanies victory is not what
 * causes it. Within a pair, board, cards and luck are the same on both sides.
 *
 * A step gathers `games` pairs. Its `share` is how often the weights before the step told which half of a new pair
 * would end better.
 */
export function openPairTuner(
  table: Table,
  tuning: Tuning & Required<Pick<Tuning, 'points'>>,
  lines: TurnGrouping | undefined,
  games: number,
  seed: number,
): Tuner {
  const { game, seats, start } = table;
  const { rules } = game;
  const names = Object.keys(tuning.weights);
  const judge = tuning.judge(tuning.weights);
  const perturbed = names.map((name) =>
    tuning.judge({ ...tuning.weights, [name]: tuning.weights[name] + PERTURBATION }),
  );
  const duel = openDuel(table, tuning);
  const seen: Seen[] = [];
  let { weights } = tuning;
  let tried = 0;
  let done = 0;
  /** The number of turns in the longest match so far. Until a match has been played to its end, a lower bound. */
  let turns = seats;

  /** A seat's points minus the average of the others' points. */
  const lead: Judge['evaluate'] = (s, seat) => {
    let others = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) others += tuning.points(s, other);
    return tuning.points(s, seat) - others / (seats - 1);
  };

  /**
   * Adds one pair. Returns how much better its first half ended, and how much better the present weights said it
   * would.
   */
  const gather = (): readonly [ended: number, told: number] | undefined => {
    const own = mixSeed(seed, tried++);
    const rng = fastRng(own);
    const s = rules.clone(start);
    const played = playOn(game, s, taker(judge, lines), mixSeed(own, 1), rng.below(turns));
    if (rules.actors(s) === 0) return undefined;
    const seat = firstOf(rules.actors(s));
    const both = [rules.clone(s), rules.clone(s)];
    for (const t of both) takeTurn(game, t, seat, taker(aside(tuning, rng), lines), rng);
    const apart = (of: Judge['evaluate']): number => of(both[0], seat) - of(both[1], seat);
    const said = apart(judge.evaluate);
    const parts = Float64Array.from(perturbed, ({ evaluate }) => (apart(evaluate) - said) / PERTURBATION);
    if (said === 0 && parts.every((part) => part === 0)) {
      // The first turns of a match may offer no choice.
      if (seen.length === 0) turns++;
      return undefined;
    }
    const told = apart(tuning.judge(weights).evaluate);
    for (const t of both) {
      const more = playOn(game, t, taker(judge, lines), mixSeed(own, 2), Infinity);
      turns = Math.max(turns, played + 1 + more);
    }
    const ended = apart(lead);
    seen.push({ parts, sum: ended - said });
    return [ended, told];
  };

  return {
    step() {
      let pairs = 0;
      let right = 0;
      for (let i = 0; i < games; i++) {
        const pair = gather();
        if (pair === undefined) continue;
        pairs++;
        right += 0.5 + 0.5 * Math.sign(pair[0] * pair[1]);
      }
      const moved = leastSquares(seen, names.length, NEARBY * tuning.scale);
      weights = Object.fromEntries(names.map((name, i) => [name, tuning.weights[name] + moved[i]]));
      done++;
      return Promise.resolve({ step: done, share: pairs === 0 ? 0.5 : right / pairs, weights });
    },
    proof: (many, prover = quickPlayer(tuning)) =>
      duel(prover(weights), prover(tuning.weights), many, mixSeed(seed, PROOF)),
  };
}

/** An evaluation with every weight moved a little at random. */
function aside(tuning: Tuning, rng: Rng): Judge {
  const moved = Object.entries(tuning.weights).map(([name, weight]) => {
    const reach = ASIDE * Math.max(Math.abs(weight), LEAST * tuning.scale);
    return [name, weight + reach * normal(rng)] as const;
  });
  return tuning.judge(Object.fromEntries(moved));
}

/** Chooses the turn that looks best. */
type Take = (game: AnyGame, s: unknown, seat: Seat, rng: Rng) => readonly Code[];

function taker(judge: Judge, lines: TurnGrouping | undefined): Take {
  if (lines === undefined) return (game, s, seat, rng) => bestTurns(game, s, seat, rng, judge, 1)[0].path;
  return (game, s, seat) => {
    let left = PASSES;
    const finder = { width: 1, depth: judge.depth, most: 1, goOn: () => --left > 0 };
    return findTurns(game, s, seat, { evaluate: judge.evaluate, grouping: lines }, finder)[0].path;
  };
}

/** Plays at most `most` turns with this luck and returns how many were played. */
function playOn(game: AnyGame, s: unknown, take: Take, luck: number, most: number): number {
  const { rules } = game;
  const chance = fastRng(luck);
  const choice = fastRng(~luck);
  let turns = 0;
  for (let mask = rules.actors(s); mask !== 0; mask = rules.actors(s)) {
    if (mask === DEALER_MASK) rules.apply(s, DEALER, dealt(game, s, chance, out));
    else if (turns++ === most) return most;
    else takeTurn(game, s, firstOf(mask), take, choice);
  }
  return turns;
}

/** Chooses without what `seat` cannot know. */
function takeTurn(game: AnyGame, s: unknown, seat: Seat, take: Take, rng: Rng): void {
  const imagined = game.rules.clone(s);
  game.rules.resample(imagined, seat, rng);
  for (const code of take(game, imagined, seat, rng)) game.rules.apply(s, seat, code);
}
