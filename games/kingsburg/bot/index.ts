import { botsOf } from '@four-crowns/bots';
import type { BotKind, Knowledge, TreeSettings } from '@four-crowns/bots';
import { evaluator } from './evaluate.ts';
import { GREEDY_WEIGHTS } from './greedy-weights.ts';
import { inputs } from './inputs.ts';
import { withoutIdlePasses } from './no-idle-pass.ts';
import { terms } from './terms.ts';
import { tuning } from './tuning.ts';
import { applyKnown, turn } from './turn.ts';
import { WEIGHTS } from './weights.ts';

const SEARCH: TreeSettings = {
  kind: 'tree',
  sample: 1,
  cut: 4,
  margin: 0.5,
  exploration: 1,
  priorTemperature: 0.3,
  wideningBase: 4,
  wideningRate: 1,
  chance: 'closed',
  part: 0.4,
};

export const knowledge: Knowledge = {
  greedy: { evaluate: evaluator(GREEDY_WEIGHTS), width: 6, depth: 12 },
  evaluate: evaluator(WEIGHTS),
  terms,
  applyKnown,
  scale: 5,
  turn,
  narrow: withoutIdlePasses,
  search: SEARCH,
  learned: { inputs, search: { ...SEARCH, cut: 0 } },
  errors: 0.7,
  tuning,
};

/** This game's bots: the baselines, then the levels, weakest first. */
export const bots: readonly BotKind[] = botsOf(knowledge);
