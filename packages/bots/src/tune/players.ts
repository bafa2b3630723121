import type { BotKind } from '../bot.ts';
import { TOP_MS } from '../budget.ts';
import { greedyBot } from '../greedy.ts';
import type { Knowledge } from '../knowledge.ts';
import { policyBot } from '../policy.ts';
import { sitThinker } from '../thinker.ts';
import type { Moves, Tuning, Weights } from './tuning.ts';

/** Who plays with weights that are tried out. */
export type Player = (weights: Weights) => BotKind;

/** Takes the turn that looks best: more matches in the same time. */
export function quickPlayer({ judge }: Tuning): Player {
  return (weights) => greedyBot('quick', judge(weights));
}

/** Plays like a rollout. */
export function policyPlayer({ policy }: Moves): Player {
  return (weights) => policyBot('policy', policy(weights));
}

/** What a search knows with other weights of its evaluation. */
export function knownBy({ judge, searching }: Tuning): (weights: Weights) => Partial<Knowledge> {
  return (weights) => searching?.(weights) ?? { evaluate: judge(weights).evaluate };
}

/**
 * Searches like the strongest level: what makes a good end of a turn need not make a good guide for a search. A search
 * that fails ends the tuning: a greedy move in its place would be counted for weights that did not choose it.
 */
export function searchingPlayer(
  knowledge: Knowledge,
  known: (weights: Weights) => Partial<Knowledge>,
  iterations: number,
): Player {
  const thinking = { search: knowledge.search, ms: TOP_MS, noise: 0 };
  return (weights) => {
    const own = { ...knowledge, ...known(weights) };
    return {
      id: 'searching',
      sit: (seating) =>
        sitThinker(own, thinking, { ...seating, allowance: { iterations }, onFailure: rethrow }),
    };
  };
}

function rethrow(error: unknown): never {
  throw error;
}
