import type { Seat } from '@four-crowns/core';

/** How a search judges positions. */
export interface Opinion {
  /** How good a position is for `seat`. It may use more knowledge than the greedy bot does. */
  evaluate(s: unknown, seat: Seat): number;
  /** How to compare the lines of one turn, for games whose turns are too long to examine completely. */
  readonly grouping?: TurnGrouping;
}

/** Compares positions within one turn, from the view of `seat`. */
export interface TurnGrouping {
  /** The same number for positions that count as equal. */
  same(s: unknown, seat: Seat): number;
  /** How good a position is for the seat whose turn it is, where `evaluate` is not suitable. */
  evaluate?(s: unknown, seat: Seat): number;
  /**
   * The same number for positions with equally much left to do in the turn. Only those are compared with each other.
   */
  left(s: unknown, seat: Seat): number;
}
