import type { Action, AnyGame, Rng, Seat, View } from '@four-crowns/core';

/**
 * What a bot is asked: choose one of `choices`. It is given the view of its seat and never a state;
 * whoever wants to think ahead calls `game.imagine(view, rng)` and so cannot know more than a person.
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
  /** Time left for the rest of this turn; without it a bot does a fixed amount of work. */
  readonly ms?: number;
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

/** A kind of bot as a table lists it. */
export interface BotKind {
  readonly id: string;
  sit(): Bot;
}
