import {
  commit,
  contribute,
  contributionsOf,
  openMatch,
  recordOf,
  reveal,
  seededDealer,
  settle,
  submit,
  undo,
} from '@four-crowns/core';
import type { AnyGame, Dealer, Match, MatchRecord } from '@four-crowns/core';
import { mini, pick } from './mini.ts';
import type { Plan } from './mini.ts';

export const SEED = 'a1'.repeat(32);
export const NONCE = '0123456789abcdef';

export interface Fair {
  readonly game: AnyGame;
  readonly m: Match;
  readonly dealer: Dealer;
}

/** A table with verifiable chance, to which seat 0 has contributed, settled to its first question. */
export function fairTable(plan: Plan): Fair {
  const game = mini(plan);
  const seats = plan.seats ?? 2;
  const m = openMatch(game, 'match 1', { note: 'plain' }, seats);
  commit(m, SEED);
  contribute(m, 0, NONCE);
  const context = {
    match: m.id,
    game: game.id,
    options: m.options,
    seats,
    contributions: contributionsOf(m),
  };
  const dealer = seededDealer(SEED, context);
  settle(m, dealer);
  return { game, m, dealer };
}

/** Dealt, drafted with an undo, answered at once and forced: some of everything. */
export const PLAN: Plan = {
  questions: [
    { ask: 'dealer', choices: 100 },
    { ask: [0] },
    { ask: [0] },
    { ask: [0] },
    { ask: [0, 1] },
    { ask: 'dealer', choices: 100 },
    { ask: [1], choices: 1 },
    { ask: [1] },
  ],
};

/**
 * Entries: 0 commit, 1 contribute, 2 dealt, 3–4 draft, 5 undo, 6–7 draft, 8–9 at once, 10 dealt,
 * 11 forced, 12 last, 13 reveal.
 */
export function finishedRecord(plan: Plan = PLAN): { readonly game: AnyGame; readonly record: MatchRecord } {
  const { game, m, dealer } = fairTable(plan);
  const answers = [
    submit(m, 0, pick(1), dealer),
    submit(m, 0, pick(2), dealer),
    undo(m, 0),
    submit(m, 0, pick(1), dealer),
    submit(m, 0, pick(0), dealer),
    submit(m, 1, pick(0), dealer),
    submit(m, 0, pick(2), dealer),
    submit(m, 1, pick(1), dealer),
  ];
  if (answers.some((answer) => !answer.ok)) throw new Error(JSON.stringify(answers));
  reveal(m, SEED);
  return { game, record: JSON.parse(JSON.stringify(recordOf(m))) as MatchRecord };
}
