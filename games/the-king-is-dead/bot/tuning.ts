import type { Tuning } from '@four-crowns/bots';
import { patient } from './patient.ts';
import { WEIGHTS } from './weights.ts';

export const tuning: Tuning = {
  weights: WEIGHTS,
  judge: (weights) => ({ evaluate: patient({ ...WEIGHTS, ...weights }), width: 6, depth: 6 }),
  scale: 1,
};
