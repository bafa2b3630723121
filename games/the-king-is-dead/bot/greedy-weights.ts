import type { WEIGHTS } from './weights.ts';

/**
 * The greedy bot is a yardstick, so these do not follow the search's. Found by playing some thousand matches against
 * random play, one weight at a time.
 */
export const GREEDY_WEIGHTS: Readonly<typeof WEIGHTS> = {
  /** How sharply the faction with most regions is expected to stay ahead. */
  sharp: 1.1,
  /** What one follower more than the others is worth. */
  lead: 1,
  /** A complete set more, in an invasion. */
  set: 0.9,
  /** A follower towards the next set. */
  part: 0.15,
  /** A card kept for later; the value of winning is 1, of losing -1. */
  kept: 0.13,
  /** How much of a majority of one in the last slot is expected to last, and of each further follower. */
  far: 0.35,
  step: 0.5,
  /** Expected instability that makes an invasion as likely as a coronation. */
  shaky: 2.4,
  /** See `patient.ts`. Without it random play won two of three matches against two greedy bots. */
  patience: 0.35,
};
