/** Whether hints tell the truth: for the tests of games, in random matches over all their tables. */
import { choicesOf, fastRng, openMatch, rngDealer, settle, submit, viewOf } from '@four-crowns/core';
import type { AnyGame, Json, Match, Seat } from '@four-crowns/core';
import { askedSeat } from '../ask.ts';
import { hintFor } from '../hint.ts';
import type { Candidate } from '../hint.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Facts, Reason } from '../terms.ts';

/**
 * The facts of a reason as the rules find them in the positions before and after the turn, worked out
 * apart from the bot's own terms; a sentence if the words of the reason do not hold (a tile "taken"
 * that was held before). A number `n` is compared with the position after the turn, `nBefore` with the
 * one before it, `nMore` with the distance of the two.
 */
export type Truth<S> = (before: S, after: S, seat: Seat, reason: Reason) => Facts | string;

export interface HintBudget {
  readonly matches: number;
  /** Of the first match; each further match adds one. */
  readonly seed?: number;
  /** Of each hint. */
  readonly iterations?: number;
  /** One decision in so many is asked for a hint. */
  readonly every?: number;
}

export interface HintReport {
  readonly hints: number;
  /** How often each part of the evaluation was named, by id. */
  readonly reasons: Readonly<Record<string, number>>;
}

/** Throws at the first reason that does not hold. */
export function checkHints<S>(
  game: AnyGame,
  knowledge: Knowledge,
  truth: Truth<S>,
  { matches, seed = 1, iterations = 30, every = 7 }: HintBudget,
): HintReport {
  const tables = game.seatCounts.flatMap((seats) =>
    game.optionMixes(seats).map((options) => ({ seats, options })),
  );
  const reasons: Record<string, number> = {};
  let hints = 0;
  for (let i = 0; i < matches; i++) {
    const { seats, options } = tables[i % tables.length];
    playRandomly(game, seats, options, seed + i, every, (m, seat) => {
      const where = `${game.id}, ${seats} seats, options ${JSON.stringify(options)}, seed ${seed + i}, step ${m.entries.length}, seat ${seat}`;
      const view = viewOf(m, seat);
      const root = (): S => game.imagine(view, fastRng(seed + i)) as S;
      const ask = { game, view, seat, seats, choices: choicesOf(m, seat), rng: fastRng(seed + i) };
      hints++;
      for (const candidate of hintFor(ask, knowledge, { iterations }).candidates) {
        checkCandidate(game, seat, root(), candidate, truth, where);
        for (const { id } of candidate.reasons) reasons[id] = (reasons[id] ?? 0) + 1;
      }
    });
  }
  return { hints, reasons };
}

function checkCandidate<S>(
  game: AnyGame,
  seat: Seat,
  before: S,
  { actions, reasons }: Candidate,
  truth: Truth<S>,
  where: string,
): void {
  const after = game.rules.clone(before) as S;
  for (const action of actions) {
    const code = game.encode(after, seat, action);
    if (code === undefined) throw new Error(`${where}: ${JSON.stringify(action)} of a hint is no action`);
    game.rules.apply(after, seat, code);
  }
  for (const reason of reasons) {
    const found = truth(before, after, seat, reason);
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

function playRandomly(
  game: AnyGame,
  seats: number,
  options: Json,
  seed: number,
  every: number,
  look: (m: Match, seat: Seat) => void,
): void {
  const rng = fastRng(seed);
  const dealer = rngDealer(rng);
  const m = openMatch(game, 'test', options, seats);
  settle(m, dealer);
  for (let seat = askedSeat(m); seat !== undefined; seat = askedSeat(m)) {
    const choices = choicesOf(m, seat);
    if (choices.length > 1 && rng.below(every) === 0) look(m, seat);
    const answer = submit(m, seat, choices[rng.below(choices.length)], dealer);
    if (!answer.ok) throw new Error(`a choice is refused: ${JSON.stringify(answer)}`);
  }
}
