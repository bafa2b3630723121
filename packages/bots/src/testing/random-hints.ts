/** Hints in random matches at all tables of a game, for the tests of games, the command line and the web app. */
import { choicesOf, fastRng, openMatch, rngDealer, settle, submit, viewOf } from '@four-crowns/core';
import type { AnyGame, Json, Match, Seat, View } from '@four-crowns/core';
import { askedSeat } from '../ask.ts';
import { hintFor } from '../hint.ts';
import type { Candidate } from '../hint.ts';
import type { Knowledge } from '../knowledge.ts';

export interface HintBudget {
  /** One match per seed; the seed also decides its table. */
  readonly seeds: Iterable<number>;
  /** Iterations per hint. */
  readonly iterations?: number;
  /** Asks for a hint at one in this many decisions. */
  readonly every?: number;
}

export interface RandomHint {
  readonly seed: number;
  readonly seat: Seat;
  readonly view: View;
  readonly candidates: readonly Candidate[];
  /** Game, table, seed and step, for error messages. */
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
    if (!answer.ok) throw new Error(`a legal choice was refused: ${JSON.stringify(answer)}`);
  }
}
