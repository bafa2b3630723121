/**
 * What the search's evaluation counts with; see `greedy-weights.ts`, and `patient.ts` for the last one. What the
 * tuner found played worse in long searches (docs/bots.md, Tuning).
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
