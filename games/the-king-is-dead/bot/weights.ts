/**
 * The weights of the search's evaluation; see `greedy-weights.ts`. `sharp` and `patience` were found by duels of
 * searches at 0.04 s per turn, 160 to 300 matches each (docs/bots.md, Tuning). Keeping cards for the last struggles
 * is worth far more than a search sees, and leading in the middle of the game says less than it seems to.
 */
export const WEIGHTS = {
  sharp: 0.7,
  lead: 1,
  set: 0.9,
  part: 0.15,
  kept: 0.13,
  far: 0.35,
  step: 0.5,
  shaky: 2.4,
  patience: 1.2,
};
