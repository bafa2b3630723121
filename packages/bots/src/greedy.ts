import type { Action } from '@four-crowns/core';
import { bestTurns } from './beam.ts';
import type { Beam } from './beam.ts';
import type { Ask, Bot, BotKind } from './bot.ts';
import { openPlan } from './plan.ts';

/**
 * A game's own evaluation, from `games/X/bot`: how good a position is for `seat`, also in the middle of its turn.
 * Higher is better.
 */
export type Judge = Beam;

/**
 * Plays the turn that looks best at its end: a beam search through the seat's own decisions up to the point where
 * chance or another player acts. Anything later has to be part of the evaluation.
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
