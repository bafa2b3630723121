/**
 * What a game tells a value network about a position: numbers, most of them 0 and the others about 1. They are
 * written once a game and used for data, training and play.
 */
export interface NetInputs {
  /** +1 when a number changes its meaning: a network trained on others is refused. */
  readonly version: number;
  /** How many numbers describe the position at large. */
  readonly shared: number;
  /** How many describe one seat. */
  readonly seat: number;
  /** What a seat's numbers may be to a seat that is asked about: its own, a rival's, and where there are teams a partner's. */
  readonly roles: 2 | 3;
  /**
   * Writes the numbers that are not 0 into cleared arrays; those of a seat begin at its number times `seat`. `s` is a
   * state of the true match or an imagined one, so it may hold what a seat cannot know: the search averages over that.
   */
  read(s: unknown, shared: Float32Array, seats: Float32Array): void;
}
