import { botsOf } from '@four-crowns/bots';
import type { BotKind, Knowledge } from '@four-crowns/bots';
import { evaluate } from './evaluate.ts';
import { turn } from './turn.ts';

export const knowledge: Knowledge = {
  greedy: { evaluate, width: 6, depth: 7 },
  evaluate,
  scale: 4,
  turn,
  search: {
    kind: 'plans',
    candidates: 8,
    width: 8,
    depth: 7,
    sample: 4,
    cut: 4,
    margin: 0.5,
    trust: 2,
    part: 0.8,
  },
};

/** This game's bots: the baselines, then the levels, weakest first. */
export const bots: readonly BotKind[] = botsOf(knowledge);
