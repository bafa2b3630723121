/** Hints in random matches over all tables of a game: for the tests of games, command line and page. */
import { choicesOf, fastRng, openMatch, rngDealer, settle, submit, viewOf } from '@four-crowns/core';
import type { AnyGame, Json, Match, Seat, View } from '@four-crowns/core';
import { askedSeat } from '../ask.ts';
import { hintFor } from '../hint.ts';
import type { Candidate } from '../hint.ts';
import type { Knowledge } from '../knowledge.ts';

export interface HintBudget {
  /** One match for each; its table follows from it too. */
  readonly seeds: Iterable<number>;
  /** Of each hint. */
  readonly iterations?: number;
  /** One decision in so many is asked for a hint. */
  readonly every?: number;
}

export interface RandomHint {
  readonly seed: number;
  readonly seat: Seat;
  readonly view: View;
  readonly candidates: readonly Candidate[];
  /** Game, table, seed and step, for the message of a failure. */
  readonly where: string;
}

export function* randomHints(
  game: AnyGame,
  knowledge: Knowledge,
  { seeds, iterations = 30, every = 7 }: HintBudget,
): Generator<RandomHint, void> {
  const tables = game.seatCounts.flatMap((seats) =>
    game.optionMixes(seats).map((options) => ({ seats, options })),
  );
  for (const seed of seeds) {
    const table = tables.at((seed - 1) % tables.length);
    if (table === undefined) throw new Error(`${game.id} has no tables`);
    const { seats, options } = table;
    for (const { match, seat, choices } of decisions(game, seats, options, seed, every)) {
      const view = viewOf(match, seat);
      const ask = { game, view, seat, seats, choices, rng: fastRng(seed) };
      const where = `${game.id}, ${seats} seats, options ${JSON.stringify(options)}, seed ${seed}, step ${match.entries.length}, seat ${seat}`;
      yield { seed, seat, view, where, candidates: hintFor(ask, knowledge, { iterations }).candidates };
    }
  }
}

function* decisions(
  game: AnyGame,
  seats: number,
  options: Json,
  seed: number,
  every: number,
): Generator<{ readonly match: Match; readonly seat: Seat; readonly choices: ReturnType<typeof choicesOf> }> {
  const rng = fastRng(seed);
  const dealer = rngDealer(rng);
  const match = openMatch(game, 'test', options, seats);
  settle(match, dealer);
  for (let seat = askedSeat(match); seat !== undefined; seat = askedSeat(match)) {
    const choices = choicesOf(match, seat);
    if (choices.length > 1 && rng.below(every) === 0) yield { match, seat, choices };
    const answer = submit(match, seat, choices[rng.below(choices.length)], dealer);
    if (!answer.ok) throw new Error(`a choice is refused: ${JSON.stringify(answer)}`);
  }
}
