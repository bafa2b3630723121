import type { Action, AnyGame, Code, ScoreLine, Seat } from '@four-crowns/core';
import type { Ask } from './bot.ts';
import { openTurnBudget } from './budget.ts';
import type { Budget, SearchBudget } from './budget.ts';
import { finalScores } from './final-scores.ts';
import type { Ending } from './final-scores.ts';
import type { Knowledge } from './knowledge.ts';
import { narrowed } from './narrow.ts';
import { rankTurns } from './search/turn-search.ts';
import type { Ranked } from './search/turn-search.ts';
import { rankMoves } from './search/rank-moves.ts';
import { compared, reasonsOf, withPassed } from './terms.ts';
import type { Reason } from './terms.ts';

/** A suggested turn. It is plain data, so it can be sent. */
export type Candidate = {
  /** The action to play now, then the rest of the turn up to the point where chance or another player acts. */
  readonly actions: readonly Action[];
  /** The winning chance of the seat's side: a blend of what the search expects and how often the playouts were won. */
  readonly chance: number;
  /** The expected score sheet at the end. */
  readonly scores: readonly ScoreLine[];
  /** What the turn changes in the evaluation, the most important change first. */
  readonly reasons: readonly Reason[];
};

/** The best candidate first. */
export type Hint = { readonly candidates: readonly Candidate[] };

/** For a hint at a table: enough for a good answer without a long wait. */
export const HINT_ITERATIONS = 800;

const MOST = 3;
/** Moves of the tree that are considered for these: several may be the start of the same turn in another order. */
const MOVES = 3 * MOST;
const MOST_REASONS = 6;
/** The fraction of the budget spent on finding candidates; the rest plays them out to the end. */
const SEARCH = 0.7;
/**
 * Tree iterations that count as one iteration of the budget: each is cheap, and a few hundred are too few to rely on.
 */
const WAYS = 10;
/**
 * Changes up to this part of `scale` are called small. Even where the winning chance is most sensitive to points,
 * such a change moves it by at most 2.5 percentage points.
 */
export const LITTLE = 0.1;
/** After half this many playouts, their results weigh as much as the search does. */
const ENOUGH = 60;

/** Uses only the view, so the same view, generator and iterations give the same hint. */
export function hintFor(asked: Ask, knowledge: Knowledge, budget: Budget): Hint {
  const ask = narrowed(asked, knowledge);
  const root = ask.game.imagine(ask.view, ask.rng);
  const ways = knowledge.search.kind === 'tree' ? WAYS : 1;
  const found = withoutDoubles(
    ask,
    root,
    search(ask, root, knowledge, meterOf(ask, budget, SEARCH, ways)),
  ).slice(0, MOST);
  const paths = found.map(({ path }) => path);
  const endings = finalScores(ask, root, knowledge, paths, meterOf(ask, budget, 1 - SEARCH));
  const reasons = compared(paths.map((path) => reasonsFor(ask, root, knowledge, path)));
  const candidates = found.map(({ path, chance }, i): Candidate => ({
    actions: actionsOf(ask, root, path),
    chance: blended(chance, endings[i]),
    scores: endings[i].scores,
    reasons: reasons[i].slice(0, MOST_REASONS),
  }));
  return { candidates: candidates.toSorted((a, b) => b.chance - a.chance) };
}

/** Keeps the best of the turns that lead to the same position. */
function withoutDoubles({ game, seat }: Ask, root: unknown, found: readonly Ranked[]): readonly Ranked[] {
  const ends = new Set<string>();
  return found.filter(({ path }) => {
    const end = JSON.stringify(game.save(endOf(game, seat, root, path)));
    if (ends.has(end)) return false;
    ends.add(end);
    return true;
  });
}

/** Where `path` leads from `root`. */
function endOf(game: AnyGame, seat: Seat, root: unknown, path: readonly Code[]): unknown {
  const state = game.rules.clone(root);
  for (const code of path) game.rules.apply(state, seat, code);
  return state;
}

/** Plays a code without revealing more than a hint may: see `Knowledge.applyKnown`. */
export function applyKnown(
  { rules }: AnyGame,
  knowledge: Knowledge,
  state: unknown,
  seat: Seat,
  code: Code,
): void {
  if (knowledge.applyKnown === undefined) rules.apply(state, seat, code);
  else knowledge.applyKnown(state, seat, code);
}

/** With few playouts the search dominates; with many, both count equally. */
function blended(expected: number, { won, rounds }: Ending): number {
  return expected + Math.min(0.5, rounds / ENOUGH) * (won - expected);
}

function meterOf(ask: Ask, budget: Budget, share: number, ways = 1): SearchBudget {
  const part =
    'ms' in budget
      ? { ms: budget.ms * share }
      : { iterations: Math.max(1, Math.round(budget.iterations * share * ways)) };
  return openTurnBudget(part).open(0, 1, ask);
}

function search(ask: Ask, root: unknown, knowledge: Knowledge, budget: SearchBudget): readonly Ranked[] {
  const { search: settings } = knowledge;
  return settings.kind === 'turns'
    ? rankTurns(ask, root, knowledge, settings, budget, 0, MOST)
    : rankMoves(ask, root, knowledge, settings, budget, MOVES);
}

function actionsOf({ game, seat }: Ask, root: unknown, path: readonly Code[]): readonly Action[] {
  const state = game.rules.clone(root);
  return path.map((code) => {
    const action = game.decode(state, seat, code);
    game.rules.apply(state, seat, code);
    return action;
  });
}

function reasonsFor(
  { game, seat }: Ask,
  root: unknown,
  knowledge: Knowledge,
  path: readonly Code[],
): readonly Reason[] {
  const state = game.rules.clone(root);
  const before = knowledge.terms?.(state, seat) ?? [];
  let after = before;
  for (const code of path) {
    applyKnown(game, knowledge, state, seat, code);
    after = withPassed(after, knowledge.terms?.(state, seat) ?? []);
  }
  return reasonsOf(before, after, LITTLE * knowledge.scale);
}
