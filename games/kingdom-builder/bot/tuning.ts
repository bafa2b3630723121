import type { Opinion, Tuning } from '@four-crowns/bots';
import { gold } from '../src/scoring.ts';
import { left } from './left.ts';
import { againstOthers, prospects } from './prospects.ts';
import type { Weights } from './prospects.ts';
import { POLICY_WEIGHTS } from './policy-weights.ts';
import { policyOf } from './policy.ts';
import { same } from './same.ts';
import { WEIGHTS } from './weights.ts';

/** What the search uses with these weights. */
export function searching(w: Weights): Opinion {
  return { evaluate: prospects(w), grouping: { same, left, evaluate: againstOthers(w) } };
}

/** The players look at fewer lines than the greedy bot, because more matches say more than better ones. */
export const tuning: Tuning = {
  weights: WEIGHTS,
  judge: (weights) => ({ evaluate: againstOthers({ ...WEIGHTS, ...weights }), width: 2, depth: 12 }),
  searching: (weights) => searching({ ...WEIGHTS, ...weights }),
  scale: 12,
  points: gold,
  moves: {
    weights: POLICY_WEIGHTS,
    policy: (weights) => policyOf({ ...POLICY_WEIGHTS, ...weights }),
  },
};
