import type { Seat } from '@four-crowns/core';

/** What a search thinks of positions. */
export interface Opinion {
  /** How good a position is for `seat`; may know more than the greedy bot does. */
  evaluate(s: unknown, seat: Seat): number;
  /** How the lines of one turn compare, where a turn is too long to look at all of them. */
  readonly grouping?: TurnGrouping;
}

/** Positions within one turn, from the view of `seat`. */
export interface TurnGrouping {
  /** The same number for positions that are as good as the same. */
  same(s: unknown, seat: Seat): number;
  /** How good a position is for the seat whose turn it is, where that is not what `evaluate` says. */
  evaluate?(s: unknown, seat: Seat): number;
  /** The same number for positions with as much left to do in the turn: only those are weighed against each other. */
  left(s: unknown, seat: Seat): number;
}
