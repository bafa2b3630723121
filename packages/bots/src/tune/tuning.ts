import type { Seat } from '@four-crowns/core';
import type { Judge } from '../greedy.ts';
import type { Opinion } from '../opinion.ts';
import type { Policy } from '../policy.ts';

/** Named numbers an evaluation counts with. */
export type Weights = Readonly<Record<string, number>>;

/** What a game lets the tuner change: the evaluation of its search and the moves of its rollouts, never the greedy bot. */
export interface Tuning {
  readonly weights: Weights;
  /** How a quick player with these weights judges. */
  judge(weights: Weights): Judge;
  /** What a search knows with these weights, where that is not just how the quick player judges. */
  searching?(weights: Weights): Opinion;
  /** The points that make a seat e times as likely to win. */
  readonly scale: number;
  /** Points at the end of a match, where a clear victory says more than a narrow one. */
  points?(s: unknown, seat: Seat): number;
  /** The quick moves of rollouts, with weights of their own. */
  readonly moves?: Moves;
}

export interface Moves {
  readonly weights: Weights;
  policy(weights: Weights): Policy;
}
