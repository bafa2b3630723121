/**
 * How a game describes a position to a value network: numbers that are mostly 0 and otherwise about 1. Written once
 * per game and used for data, training and play.
 */
export interface NetInputs {
  /** Increase this when the meaning of a number changes; a network trained on another version is refused. */
  readonly version: number;
  /** How many numbers describe the position as a whole. */
  readonly shared: number;
  /** How many describe one seat. */
  readonly seat: number;
  /** How seats are related to the one being judged: own and rival, plus partner in a game with teams. */
  readonly roles: 2 | 3;
  /**
   * Writes the numbers that are not 0 into cleared arrays; those of a seat begin at `seat` times its index. `s` may
   * be the true state or an imagined one, so it may contain what a seat cannot know; the search averages over that.
   */
  read(s: unknown, shared: Float32Array, seats: Float32Array): void;
}
