import type { Action, AnyGame, Rng, Seat, View } from '@four-crowns/core';
import type { Allowance } from './budget.ts';
import type { Foreknown } from './luck.ts';

/**
 * What a bot is asked: to choose one of `choices`. It gets the view of its seat and never the state. A bot that
 * thinks ahead calls `game.imagine(view, rng)`, so it cannot know more than a human player.
 */
export interface Ask {
  readonly game: AnyGame;
  readonly view: View;
  readonly seat: Seat;
  readonly seats: number;
  /** Everything the seat may do now, in the order of `legal`. There are always at least two. */
  readonly choices: readonly Action[];
  /** The only source of randomness: the same questions with the same generator give the same answers. */
  readonly rng: Rng;
  /** Time left for the rest of this turn. A bot uses less than this if its own budget is smaller. */
  readonly ms?: number;
  /** Polled every few iterations. Once it returns true, the bot answers with the best move found so far. */
  readonly stop?: () => boolean;
  /** Given only to a clairvoyant bot. */
  readonly foreknown?: Foreknown;
}

/**
 * A bot at one seat of one match. It belongs to that seat, so it may keep what it found (a plan, a tree) from one
 * decision of a turn to the next. It must not depend on that, because after an undo, a restart or a change of bots
 * the next view can be any view.
 */
export interface Bot {
  choose(ask: Ask): Action | Promise<Action>;
  /** Draws uniformly from `choices` with one `rng.below`, so a playout can skip building its view and choices. */
  readonly uniform?: true;
}

/** Settings with which a bot takes its seat. */
export interface Seating {
  /** Replaces the kind's own budget. */
  readonly allowance?: Allowance;
  /** Called when a search fails; the bot has then played the greedy move. */
  readonly onFailure?: (error: unknown) => void;
}

/** A kind of bot, as listed when a table is set up. */
export interface BotKind {
  readonly id: string;
  /** Knows what no player may know. It measures how much luck matters and never plays at a table. */
  readonly clairvoyant?: true;
  sit(seating?: Seating): Bot;
}
