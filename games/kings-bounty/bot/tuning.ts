import type { Tuning } from '@four-crowns/bots';
import { evaluator } from './evaluate.ts';
import { WEIGHTS } from './weights.ts';

export const tuning: Tuning = {
  weights: WEIGHTS,
  judge: (weights) => ({ evaluate: evaluator({ ...WEIGHTS, ...weights }), width: 3, depth: 7 }),
  scale: 4,
};
