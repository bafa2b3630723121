/**
 * What the search's evaluation counts with; see `greedy-weights.ts`. What the tuner found played worse in long
 * searches (docs/bots.md, Tuning). Of a patience of 0, 0.5 and 0.8, tried in some twenty matches each, 0.5 did best
 * against flat Monte Carlo.
 */
export const WEIGHTS = {
  sharp: 1.1,
  lead: 1,
  set: 0.9,
  part: 0.15,
  kept: 0.13,
  far: 0.35,
  step: 0.5,
  shaky: 2.4,
  patience: 0.5,
};
