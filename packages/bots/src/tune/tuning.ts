import type { Seat } from '@four-crowns/core';
import type { Judge } from '../greedy.ts';
import type { Opinion } from '../opinion.ts';
import type { Policy } from '../policy.ts';

/** Named weights that an evaluation uses. */
export type Weights = Readonly<Record<string, number>>;

/**
 * What the tuner may change in a game: the evaluation of its search and the moves of its rollouts, never the greedy
 * bot.
 */
export interface Tuning {
  readonly weights: Weights;
  /** The evaluation of a quick player with these weights. */
  judge(weights: Weights): Judge;
  /** What a search uses with these weights, if that differs from the quick player's evaluation. */
  searching?(weights: Weights): Opinion;
  /** How many points make the odds of winning e times as high. */
  readonly scale: number;
  /** Points at the end of a match, for games where a clear victory says more than a narrow one. */
  points?(s: unknown, seat: Seat): number;
  /** The quick moves of rollouts, which have separate weights. */
  readonly moves?: Moves;
}

export interface Moves {
  readonly weights: Weights;
  policy(weights: Weights): Policy;
}
