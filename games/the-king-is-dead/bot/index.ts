import { botsOf } from '@four-crowns/bots';
import type { BotKind, Knowledge, TreeSettings } from '@four-crowns/bots';
import { GREEDY_WEIGHTS } from './greedy-weights.ts';
import { patient } from './patient.ts';
import { inputs } from './inputs.ts';
import { terms } from './terms.ts';
import { tuning } from './tuning.ts';
import { turn } from './turn.ts';
import { WEIGHTS } from './weights.ts';

const SEARCH: TreeSettings = {
  kind: 'tree',
  sample: 1,
  cut: 4,
  margin: 0,
  exploration: 1,
  priorTemperature: 0.5,
  wideningBase: 4,
  wideningRate: 1,
  chance: 'closed',
  part: 0.5,
};

export const knowledge: Knowledge = {
  greedy: { evaluate: patient(GREEDY_WEIGHTS), width: 12, depth: 6 },
  evaluate: patient(WEIGHTS),
  terms,
  scale: 1,
  turn,
  search: SEARCH,
  learned: { inputs, search: { ...SEARCH, cut: 2 } },
  tuning,
};

/** This game's bots: the baselines, then the levels, weakest first. */
export const bots: readonly BotKind[] = botsOf(knowledge);
