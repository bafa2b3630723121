import { botsOf } from '@four-crowns/bots';
import type { BotKind, Knowledge, TurnSearchSettings } from '@four-crowns/bots';
import { evaluate } from './evaluate.ts';
import { inputs } from './inputs.ts';
import { POLICY_WEIGHTS } from './policy-weights.ts';
import { policyOf } from './policy.ts';
import { terms } from './terms.ts';
import { searching, tuning } from './tuning.ts';
import { turn } from './turn.ts';
import { WEIGHTS } from './weights.ts';

const SEARCH: TurnSearchSettings = {
  kind: 'turns',
  candidates: 120,
  width: 1,
  depth: 20,
  find: 0.5,
  sample: 1,
  cut: 4,
  margin: 0.5,
  priorVisits: 8,
  part: 0.9,
};

export const knowledge: Knowledge = {
  greedy: { evaluate, width: 6, depth: 12 },
  ...searching(WEIGHTS),
  terms,
  scale: 8,
  turn,
  policy: policyOf(POLICY_WEIGHTS),
  search: SEARCH,
  learned: { inputs, search: { ...SEARCH, cut: 2 } },
  errors: 0.5,
  tuning,
};

/** This game's bots: the baselines, then the levels, weakest first. */
export const bots: readonly BotKind[] = botsOf(knowledge);
