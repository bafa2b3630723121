import type { WEIGHTS } from './weights.ts';

/**
 * The greedy bot is a baseline, so these do not follow the search's weights. Found by playing several thousand
 * matches against random play, one weight at a time.
 */
export const GREEDY_WEIGHTS: Readonly<typeof WEIGHTS> = {
  /** How strongly the faction with most regions is expected to stay ahead. */
  sharp: 1.1,
  /** What one follower more than the opponents have is worth. */
  lead: 1,
  /** One more complete set, in an invasion. */
  set: 0.9,
  /** A follower towards the next set. */
  part: 0.15,
  /** A card kept for later; winning is worth 1, losing -1. */
  kept: 0.13,
  /** How much of a majority of one, and of each further follower, is expected to last in the last slot. */
  far: 0.35,
  step: 0.5,
  /** The expected instability at which an invasion is as likely as a coronation. */
  shaky: 2.4,
  /** See `patient.ts`. Without it random play won two of three matches against two greedy bots. */
  patience: 0.35,
};
