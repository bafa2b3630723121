import { botsOf } from '@four-crowns/bots';
import type { BotKind, Knowledge } from '@four-crowns/bots';
import { evaluate } from './evaluate.ts';
import { turn } from './turn.ts';

export const knowledge: Knowledge = {
  greedy: { evaluate, width: 6, depth: 12 },
  evaluate,
  scale: 8,
  turn,
  search: {
    kind: 'plans',
    candidates: 16,
    width: 8,
    depth: 12,
    sample: 4,
    cut: 4,
    margin: 0.5,
    trust: 2,
    part: 0.8,
  },
};

/** This game's bots: the baselines, then the levels, weakest first. */
export const bots: readonly BotKind[] = botsOf(knowledge);
