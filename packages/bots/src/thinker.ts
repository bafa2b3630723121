import { codes } from '@four-crowns/core';
import type { Action, AnyGame, Code, Seat } from '@four-crowns/core';
import type { Ask, Bot, Seating } from './bot.ts';
import { budgetOf, openTurnBudget } from './budget.ts';
import type { SearchBudget } from './budget.ts';
import { sitGreedy } from './greedy.ts';
import type { Knowledge, SearchSettings } from './knowledge.ts';
import { narrowed } from './narrow.ts';
import { openPlan } from './plan.ts';
import { searchTurns } from './search/turn-search.ts';
import { openTreeSearch } from './search/tree-search.ts';

/** How one level thinks. */
export interface Thinking {
  readonly search: SearchSettings;
  /** Time per turn. */
  readonly ms: number;
  /** The standard deviation of its error in judging a move, as a winning chance. */
  readonly noise: number;
}

/** A bot that searches. If the search fails, it plays the greedy move and reports the failure. */
export function sitThinker(knowledge: Knowledge, thinking: Thinking, seating: Seating = {}): Bot {
  const turnBudget = openTurnBudget(budgetOf(thinking.ms, seating.allowance));
  const plan = openPlan();
  const greedy = sitGreedy(knowledge.greedy);
  const search = searcher(knowledge, thinking);
  const think = (ask: Ask): Action => {
    const planned = plan.later(ask.view);
    if (planned !== undefined) return planned;
    const { game, foreknown } = ask;
    const root =
      foreknown === undefined ? game.imagine(ask.view, ask.rng) : game.rules.clone(foreknown.state);
    // A narrowed game may leave only one move, and a tree has no nodes for forced moves.
    const only = onlyMove(game, root, ask.seat);
    if (only !== undefined) return game.decode(root, ask.seat, only);
    const budget = turnBudget.open(knowledge.turn(root, ask.seat), thinking.search.part, ask);
    try {
      return plan.begin(game, root, ask.seat, search(ask, root, budget));
    } finally {
      budget.close();
    }
  };
  return {
    choose(ask) {
      try {
        return think(narrowed(ask, knowledge));
      } catch (error) {
        seating.onFailure?.(error);
        return greedy.choose(ask);
      }
    },
  };
}

const buffer = codes();

function onlyMove({ rules }: AnyGame, s: unknown, seat: Seat): Code | undefined {
  buffer.n = 0;
  rules.legal(s, seat, buffer);
  return buffer.n === 1 ? buffer.at[0] : undefined;
}

function searcher(
  knowledge: Knowledge,
  { search, noise }: Thinking,
): (ask: Ask, root: unknown, budget: SearchBudget) => readonly Code[] {
  if (search.kind === 'turns') {
    return (ask, root, budget) => searchTurns(ask, root, knowledge, search, budget, noise);
  }
  const searchTree = openTreeSearch(knowledge, search);
  return (ask, root, budget) => [searchTree(ask, root, budget, noise)];
}
