import type { AnyGame, Code, Seat } from '@four-crowns/core';
import type { Judge } from './greedy.ts';
import type { NetInputs } from './net/inputs.ts';
import type { Opinion } from './opinion.ts';
import type { Policy } from './policy.ts';
import type { Sides, Value } from './sides.ts';
import type { Term } from './terms.ts';
import type { Tuning } from './tune/tuning.ts';

/** What a game tells the bots about itself, from `games/X/bot`. */
export interface Knowledge extends Opinion {
  /**
   * The evaluation of the greedy bot. It also chooses the move when a search fails. It must not be improved, or it is
   * no longer a fair baseline.
   */
  readonly greedy: Judge;
  /** The parts that add up to `evaluate`, used for explanations. Slower than `evaluate`. */
  terms?(s: unknown, seat: Seat): readonly Term[];
  /**
   * Plays a code for explanations, leaving out what luck or hidden cards then bring, so that nothing is revealed that
   * the seat cannot know. If absent, `rules.apply` is used, which must then never reveal such things in the same
   * step.
   */
  applyKnown?(s: unknown, seat: Seat, code: Code): void;
  /** How many points of the evaluation make the odds of winning e times as high. */
  readonly scale: number;
  /**
   * A number that is the same for all decisions that share one budget and differs in the seat's next turn. It is
   * computed from what is public and what the seat itself knows.
   */
  turn(s: unknown, seat: Seat): number;
  /**
   * The game without moves that are never worth considering. Searches use it at the table and in hints; the baselines
   * do not.
   */
  narrow?(game: AnyGame): AnyGame;
  /**
   * Groups turns by their first decision. Each group has a guaranteed share of the turns that are compared, whatever
   * the evaluation says about them.
   */
  groupOf?(first: Code): number;
  /**
   * How much higher the winning chance of such a turn must be for it to be chosen. Once a match is decided all turns
   * are equally good, and one that brings the end no nearer would be repeated for ever. `noise` is how much the level errs.
   */
  reluctance?(first: Code, root: unknown, noise: number): number;
  /** A fast, sensible move for rollouts. If absent, rollouts take the best of a few random moves by the evaluation. */
  readonly policy?: Policy;
  readonly search: SearchSettings;
  /** What a network needs in order to replace `evaluate` at the leaves of a search. */
  readonly learned?: Learned;
  /** A network's winning chances in a position that is not over. If absent, they come from `evaluate`. */
  readonly valueNetwork?: (sides: Sides) => Value;
  /** The same knowledge without a network. */
  readonly handmade?: Knowledge;
  /** A factor for the evaluation errors of the lower levels: less than 1 in games where every error is expensive. */
  readonly errors?: number;
  /** The weights that `four-crowns tune` may change. */
  readonly tuning?: Tuning;
}

/** What is needed to play a game with a value network. */
export interface Learned {
  readonly inputs: NetInputs;
  readonly search: SearchSettings;
}

/** How an imagined future is played out. */
export interface RolloutSettings {
  /** How many random moves are compared by the evaluation; 1 means random play. */
  readonly sample: number;
  /**
   * The same for moves of other sides. Where they matter little, the time is better spent on the player's own moves.
   */
  readonly others?: number;
  /** How many times the move may pass to another seat before the evaluation decides. Infinity plays to the end. */
  readonly cut: number;
  /** Replaces these settings with more than two sides: a round then has more moves, and the opponents decide more. */
  readonly crowd?: Pick<RolloutSettings, 'sample' | 'cut'>;
  /** How much the margin in the evaluation counts beside victory at the end of a game, from 0 to 1. */
  readonly margin: number;
}

/** Settings for comparing whole turns, found by the beam, in the same imagined futures. */
export interface TurnSearchSettings extends RolloutSettings {
  readonly kind: 'turns';
  /** How many turns are compared, and how wide the beam is that finds them. */
  readonly candidates: number;
  readonly width: number;
  readonly depth: number;
  /**
   * The fraction of the budget spent on finding more turns, if the game can compare the lines of a turn (`grouping`).
   * If absent, the beam goes through the turn once.
   */
  readonly find?: number;
  /** How many rollouts the prior counts as; the prior is the evaluation of the position after the turn. */
  readonly priorVisits: number;
  /** The fraction of the turn's remaining budget that one decision takes. */
  readonly part: number;
}

/** Settings for one tree over the individual decisions of all seats. */
export interface TreeSettings extends RolloutSettings {
  readonly kind: 'tree';
  /** The constant of PUCT, or of UCB1 where moves are not ordered. */
  readonly exploration: number;
  /**
   * The temperature of the softmax that turns evaluations into priors, in units of `scale`. Infinity means no order:
   * every move is tried.
   */
  readonly priorTemperature: number;
  /** Progressive widening: a node visited n times considers `wideningBase + wideningRate * sqrt(n)` moves, best first. */
  readonly wideningBase: number;
  readonly wideningRate: number;
  /** Whether the tree distinguishes the outcomes of chance (`closed`) or not (`open`). */
  readonly chance: 'closed' | 'open';
  readonly part: number;
}

export type SearchSettings = TurnSearchSettings | TreeSettings;
