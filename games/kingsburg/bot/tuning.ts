import type { Tuning } from '@four-crowns/bots';
import type { Seat } from '@four-crowns/core';
import { POINTS } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { evaluator } from './evaluate.ts';
import { WEIGHTS } from './weights.ts';

export const tuning: Tuning = {
  weights: WEIGHTS,
  judge: (weights) => ({ evaluate: evaluator({ ...WEIGHTS, ...weights }), width: 3, depth: 12 }),
  scale: 5,
  points: (s: State, seat: Seat) => s.a[POINTS + seat],
};
