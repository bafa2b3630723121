import { codes } from '@four-crowns/core';
import type { Action } from '@four-crowns/core';
import type { Ask, BotKind } from './bot.ts';
import { budgetOf, openTurnBudget, TOP_MS } from './budget.ts';
import type { SearchBudget } from './budget.ts';
import type { Knowledge } from './knowledge.ts';
import { randomRollout } from './rollout.ts';
import { sidesAt } from './sides.ts';
import { openStream } from './stream.ts';
import { victory } from './value.ts';

const EXPLORE = 0.7;
/** The fraction of the turn's remaining budget that one decision takes. */
const PART = 0.4;

/**
 * Flat Monte Carlo, the baseline for searches. It tries every choice in imagined worlds with random play to the end,
 * tries promising choices more often (UCB1), and plays the one tried most. It knows nothing about the game except its
 * rules and where a turn ends.
 */
export function flatBot(knowledge: Pick<Knowledge, 'turn'>): BotKind {
  return {
    id: 'flat',
    sit: ({ allowance } = {}) => {
      const turnBudget = openTurnBudget(budgetOf(TOP_MS, allowance));
      return {
        choose(ask) {
          const root = ask.game.imagine(ask.view, ask.rng);
          const budget = turnBudget.open(knowledge.turn(root, ask.seat), PART, ask);
          const action = mostTried(ask, root, budget);
          budget.close();
          return action;
        },
      };
    },
  };
}

function mostTried({ game, view, seat, seats, rng }: Ask, root: unknown, budget: SearchBudget): Action {
  const { rules } = game;
  const arms = codes();
  rules.legal(root, seat, arms);
  const state = rules.clone(root);
  const rollout = randomRollout(game);
  const sides = sidesAt(game, view, seats);
  const value = victory(game, sides);
  const chances = new Float64Array(sides.count);
  const stream = openStream();
  stream.reseed(rng.below(2 ** 31));
  const streams = Array.from({ length: seats }, () => stream);
  const tried = new Int32Array(arms.n);
  const won = new Float64Array(arms.n);
  const shift = rng.below(arms.n);
  for (let n = 0; budget.next(); n++) {
    const arm = n < arms.n ? (n + shift) % arms.n : bestBound(tried, won, Math.log(n));
    rules.copy(root, state);
    rules.resample(state, seat, stream);
    rules.apply(state, seat, arms.at[arm]);
    rollout(state, stream, streams);
    value(state, chances);
    tried[arm]++;
    won[arm] += chances[sides.of[seat]];
  }
  let best = shift;
  for (let i = 0; i < arms.n; i++) {
    const more = tried[i] - tried[best];
    if (more > 0 || (more === 0 && won[i] > won[best])) best = i;
  }
  return game.decode(root, seat, arms.at[best]);
}

function bestBound(tried: Int32Array, won: Float64Array, log: number): number {
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < tried.length; i++) {
    const bound = won[i] / tried[i] + EXPLORE * Math.sqrt(log / tried[i]);
    if (bound > most) {
      most = bound;
      best = i;
    }
  }
  return best;
}
