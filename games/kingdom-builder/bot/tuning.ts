import type { Tuning } from '@four-crowns/bots';
import { gold } from '../src/scoring.ts';
import { prospects } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/** Players that look at fewer lines than the greedy bot: more matches tell more than better ones. */
export const tuning: Tuning = {
  weights: WEIGHTS,
  judge: (weights) => ({ evaluate: prospects({ ...WEIGHTS, ...weights }), width: 2, depth: 12 }),
  scale: 12,
  points: gold,
};
