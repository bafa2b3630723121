import type { Action } from '@four-crowns/core';
import { bestTurns } from './beam.ts';
import type { Beam } from './beam.ts';
import type { Ask, Bot, BotKind } from './bot.ts';
import { openPlan } from './plan.ts';

/** A game's own judgement, from `games/X/bot`: how good a position is for `seat`, also within its turn; higher is better. */
export type Judge = Beam;

/**
 * Plays the turn that looks best when it is over: a beam search through the seat's own decisions up
 * to the point where chance or somebody else comes in. What may come after is the judge's business.
 */
export function greedyBot(id: string, judge: Judge): BotKind {
  return { id, sit: () => sitGreedy(judge) };
}

export function sitGreedy(judge: Judge): Bot & { choose(ask: Ask): Action } {
  const plan = openPlan();
  return {
    choose(ask) {
      const next = plan.next(ask.view);
      if (next !== undefined) return next;
      const root = ask.game.imagine(ask.view, ask.rng);
      const [best] = bestTurns(ask.game, root, ask.seat, ask.rng, judge, 1);
      return plan.begin(ask.game, root, ask.seat, best.path);
    },
  };
}
