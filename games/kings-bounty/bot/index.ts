import { botsOf } from '@four-crowns/bots';
import type { BotKind, Knowledge, TurnSearchSettings } from '@four-crowns/bots';
import { evaluator } from './evaluate.ts';
import { GREEDY_WEIGHTS } from './greedy-weights.ts';
import { inputs } from './inputs.ts';
import { policyOf } from './policy.ts';
import { terms } from './terms.ts';
import { tuning } from './tuning.ts';
import { applyKnown, groupOf, reluctance, turn } from './turn.ts';
import { WEIGHTS } from './weights.ts';

const SEARCH: TurnSearchSettings = {
  kind: 'turns',
  candidates: 16,
  width: 8,
  depth: 7,
  sample: 4,
  cut: 8,
  crowd: { sample: 8, cut: 12 },
  margin: 0.5,
  priorVisits: 2,
  part: 0.8,
};

export const knowledge: Knowledge = {
  greedy: { evaluate: evaluator(GREEDY_WEIGHTS), width: 6, depth: 7 },
  evaluate: evaluator(WEIGHTS),
  terms,
  applyKnown,
  scale: 4,
  turn,
  groupOf,
  reluctance,
  policy: policyOf(WEIGHTS),
  search: SEARCH,
  learned: { inputs, search: { ...SEARCH, cut: 0, crowd: { sample: 1, cut: 0 } } },
  errors: 0.5,
  tuning,
};

export { exploits } from './exploits.ts';

/** This game's bots: the baselines, then the levels, weakest first. */
export const bots: readonly BotKind[] = botsOf(knowledge);
