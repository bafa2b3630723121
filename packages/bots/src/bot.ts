import type { Action, AnyGame, Rng, Seat, View } from '@four-crowns/core';
import type { Allowance } from './budget.ts';
import type { Foreknown } from './luck.ts';

/**
 * What a bot is asked: choose one of `choices`. It is given the view of its seat and never a state;
 * a bot that thinks ahead calls `game.imagine(view, rng)` and so cannot know more than a person.
 */
export interface Ask {
  readonly game: AnyGame;
  readonly view: View;
  readonly seat: Seat;
  readonly seats: number;
  /** Everything the seat may do now, in the order of `legal`; at least two. */
  readonly choices: readonly Action[];
  /** The only source of chance: the same asks with the same generator give the same answers. */
  readonly rng: Rng;
  /** Time left for the rest of this turn; a bot that thinks takes less where its own budget is smaller. */
  readonly ms?: number;
  /** Looked at every few iterations: once it says yes, the bot answers with the best it has found. */
  readonly stop?: () => boolean;
  /** Only for a clairvoyant kind. */
  readonly foreknown?: Foreknown;
}

/**
 * A bot at one seat of one match. It is made for that seat, so it may keep what it found (a plan, a
 * tree) from one small decision of a turn to the next. It must not rely on it: a take-back, a restart
 * or another bot before it may lead to any view.
 */
export interface Bot {
  choose(ask: Ask): Action | Promise<Action>;
  /** Draws uniformly from `choices` with one `rng.below`, so a playout need not show it anything. */
  readonly uniform?: true;
}

/** How a bot takes its seat. */
export interface Seating {
  /** Instead of the kind's own budget. */
  readonly allowance?: Allowance;
  /** Told when a search fails; the bot has then played the greedy move. */
  readonly onFailure?: (error: unknown) => void;
}

/** A kind of bot as a table lists it. */
export interface BotKind {
  readonly id: string;
  /** Knows what no player may: a yardstick for playouts, never at a table. */
  readonly clairvoyant?: true;
  sit(seating?: Seating): Bot;
}
