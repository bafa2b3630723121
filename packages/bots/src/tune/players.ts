import type { BotKind } from '../bot.ts';
import { TOP_MS } from '../budget.ts';
import { greedyBot } from '../greedy.ts';
import type { Knowledge } from '../knowledge.ts';
import { policyBot } from '../policy.ts';
import { sitThinker } from '../thinker.ts';
import type { Moves, Tuning, Weights } from './tuning.ts';

/** Makes a bot that plays with the weights being tried. */
export type Player = (weights: Weights) => BotKind;

/** Takes the turn that looks best. It is fast, so more matches fit into the same time. */
export function quickPlayer({ judge }: Tuning): Player {
  return (weights) => greedyBot('quick', judge(weights));
}

/** Plays like a rollout. */
export function policyPlayer({ policy }: Moves): Player {
  return (weights) => policyBot('policy', policy(weights));
}

/** What a search knows with other weights in its evaluation. */
export function knownBy({ judge, searching }: Tuning): (weights: Weights) => Partial<Knowledge> {
  return (weights) => searching?.(weights) ?? { evaluate: judge(weights).evaluate };
}

/**
 * Searches like the strongest level, because weights that judge the end of a turn well need not guide a search well.
 * A search that fails ends the tuning: otherwise the greedy move would count for weights that did not choose it.
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
