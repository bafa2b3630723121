import type { AnyGame, Code, Seat } from '@four-crowns/core';
import type { Judge } from './greedy.ts';
import type { NetInputs } from './net/inputs.ts';
import type { Opinion } from './opinion.ts';
import type { Policy } from './policy.ts';
import type { Sides, Value } from './sides.ts';
import type { Term } from './terms.ts';
import type { Tuning } from './tune/tuning.ts';

/** What a game knows about itself for bots, from `games/X/bot`. */
export interface Knowledge extends Opinion {
  /** The judge of the greedy bot, which must stay an honest yardstick, and of moves when a search fails. */
  readonly greedy: Judge;
  /** The parts that `evaluate` is the sum of, for explanations; slower than it. */
  terms?(s: unknown, seat: Seat): readonly Term[];
  /**
   * Plays a code, for explanations: what luck or hidden cards then bring is left out, so that nothing is told that the
   * seat cannot know. Without it `rules.apply`, which never brings such things in the same step.
   */
  applyKnown?(s: unknown, seat: Seat, code: Code): void;
  /** The evaluation's points that make a seat e times as likely to win. */
  readonly scale: number;
  /**
   * A number that stays the same through all decisions that share one budget and is another one for
   * the seat's next turn: from public facts and the seat's own.
   */
  turn(s: unknown, seat: Seat): number;
  /** The game without moves that are never worth a look: what searches see at the table and in hints, the yardsticks do not. */
  narrow?(game: AnyGame): AnyGame;
  /**
   * Turns that begin with decisions of different groups have places of their own among those compared, whatever the
   * evaluation says of them.
   */
  groupOf?(first: Code): number;
  /**
   * How much more likely to win a turn must be to be chosen: where a match is decided all turns are as good as each
   * other, and one that brings the end no nearer would be played for ever.
   */
  reluctance?(first: Code): number;
  /** A quick sensible move for rollouts; without it the best of a few random ones by the evaluation. */
  readonly policy?: Policy;
  readonly search: SearchSettings;
  /** What a network needs to take the place of `evaluate` where a search stops to look. */
  readonly learned?: Learned;
  /** Who wins from a position that is not over, by a network; without it `evaluate` says so. */
  readonly valueNetwork?: (sides: Sides) => Value;
  /** The same without a network. */
  readonly handmade?: Knowledge;
  /** How large the wrong opinions of the lower levels are here: less than 1 where every one of them costs much. */
  readonly errors?: number;
  /** What `four-crowns tune` may change. */
  readonly tuning?: Tuning;
}

/** How a game is played with a value network. */
export interface Learned {
  readonly inputs: NetInputs;
  readonly search: SearchSettings;
}

/** How an imagined future is played out. */
export interface RolloutSettings {
  /** How many random moves are compared by the evaluation; 1 is random play. */
  readonly sample: number;
  /** The same for the moves of other sides; where they hardly matter, time is better spent on the own ones. */
  readonly others?: number;
  /** How often the move may go over to another seat before the evaluation answers; Infinity for the end of the game. */
  readonly cut: number;
  /** Instead, with more than two sides: a round has more moves in it, and what the others do decides more. */
  readonly crowd?: Pick<RolloutSettings, 'sample' | 'cut'>;
  /** How much the evaluation's margin counts beside victory at the end of a game, 0 to 1. */
  readonly margin: number;
}

/** Whole turns from the beam are compared in the same imagined futures. */
export interface TurnSearchSettings extends RolloutSettings {
  readonly kind: 'turns';
  /** How many turns are compared, and how many lines of play the beam that finds them follows. */
  readonly candidates: number;
  readonly width: number;
  readonly depth: number;
  /**
   * The part of the budget in which the turns are looked for, ever more of them, if the game can compare the lines of
   * a turn; without it the beam goes through the turn once.
   */
  readonly find?: number;
  /** How many rollouts the prior, the evaluation's own opinion of a turn, counts for. */
  readonly priorVisits: number;
  /** The part of what is left of the turn's budget that one decision takes. */
  readonly part: number;
}

/** One tree over the small decisions of all seats. */
export interface TreeSettings extends RolloutSettings {
  readonly kind: 'tree';
  /** The constant of PUCT, or of UCB1 where nothing is ordered. */
  readonly exploration: number;
  /** Of the softmax that makes priors of evaluations, in scales of the evaluation; Infinity orders none and tries all. */
  readonly priorTemperature: number;
  /** Progressive widening: a node visited n times considers `wideningBase + wideningRate * sqrt(n)` moves, best first. */
  readonly wideningBase: number;
  readonly wideningRate: number;
  /** Does the tree tell outcomes of chance apart? */
  readonly chance: 'closed' | 'open';
  readonly part: number;
}

export type SearchSettings = TurnSearchSettings | TreeSettings;
