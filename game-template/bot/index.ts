import { popcount } from '@four-crowns/core';
import { botsOf } from '@four-crowns/bots';
import type { BotKind, Knowledge } from '@four-crowns/bots';
import { LEFT } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { evaluate } from './evaluate.ts';
import { terms } from './terms.ts';

export const knowledge: Knowledge = {
  greedy: { evaluate, width: 13, depth: 1 },
  evaluate,
  terms,
  scale: 8,
  // A player makes exactly one bid per round.
  turn: (s: State) => popcount(s.a[LEFT]),
  search: {
    kind: 'tree',
    sample: 4,
    // A match is short, so rollouts go to its end.
    cut: Infinity,
    margin: 0.2,
    exploration: 1,
    priorTemperature: 0.5,
    wideningBase: 4,
    wideningRate: 1,
    chance: 'closed',
    part: 1,
  },
};

/** This game's bots: the baselines, then the levels, weakest first. */
export const bots: readonly BotKind[] = botsOf(knowledge);
