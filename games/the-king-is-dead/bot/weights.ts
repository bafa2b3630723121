/**
 * What the search's evaluation counts with; see `greedy-weights.ts`. `sharp` and `patience` were found by duels of
 * searches at 0.04 s a turn, 160 to 300 matches each (docs/bots.md, Tuning): to keep cards for the last struggles is worth
 * far more than a look ahead sees, and who leads in the middle of the game says less than it seems to.
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
