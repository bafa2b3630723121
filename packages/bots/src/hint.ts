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

/** A turn worth playing. Plain data, so it can be sent. */
export type Candidate = {
  /** To be played now, and how the turn would go on up to where chance or somebody else comes in. */
  readonly actions: readonly Action[];
  /** For the seat's side to win: between what the search expects and how often the futures played out were won. */
  readonly chance: number;
  /** What the sheet is expected to say at the end. */
  readonly scores: readonly ScoreLine[];
  /** What the turn changes in the evaluation, the weightiest first. */
  readonly reasons: readonly Reason[];
};

/** The best candidate first. */
export type Hint = { readonly candidates: readonly Candidate[] };

/** Of a hint at a table: enough for a good answer that nobody waits long for. */
export const HINT_ITERATIONS = 800;

const MOST = 3;
/** Moves of a tree that are looked at for them: several may begin the same turn in another order. */
const MOVES = 3 * MOST;
const MOST_REASONS = 6;
/** The part of the budget that finds the candidates; the rest plays them out to the end. */
const SEARCH = 0.7;
/** Ways through a tree that one iteration stands for: each costs little, and a few hundred are a poor guide. */
const WAYS = 10;
/**
 * The part of `scale` up to which a change is little: where a chance depends most on points, that many move it by
 * at most 2.5 in a hundred.
 */
export const LITTLE = 0.1;
/** Twice the futures after which how they ended counts as much as the search. */
const ENOUGH = 60;

/** From the view alone: the same view, generator and iterations give the same hint. */
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

/** Of turns that lead to the same position the best one. */
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

/** As far as a hint may tell of it: see `Knowledge.applyKnown`. */
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

/** Few futures say little; of many, what the search expects and what came of them count alike. */
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
