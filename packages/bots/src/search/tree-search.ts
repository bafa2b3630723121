import type { Code } from '@four-crowns/core';
import type { Ask } from '../bot.ts';
import type { SearchBudget } from '../budget.ts';
import type { Knowledge, TreeSettings } from '../knowledge.ts';
import { normal } from '../stream.ts';
import { ismctsIteration } from './ismcts.ts';
import { addNode, nodeOf, NONE, createTree } from './tree.ts';
import type { Tree } from './tree.ts';

const MOST_NODES = 1 << 16;
const MOST_EDGES = 1 << 19;
/** A kept tree must leave room for the next decision. */
const KEEP = 0.7;

/**
 * All bots of a thread search in one tree, one after the other: a table each would cost 20 MB a seat.
 * A search that finds that another has run since begins again.
 */
let tree: Tree | undefined;
let owner: symbol | undefined;

/** One search at one seat: keeps its tree from one decision of a turn to the next. */
export type TreeSearch = (ask: Ask, root: unknown, budget: SearchBudget, noise: number) => Code;

export function openTreeSearch(knowledge: Knowledge, settings: TreeSettings): TreeSearch {
  const self = Symbol('search');
  let kept: { readonly seen: string; readonly node: number } | undefined;
  return (ask, root, budget, noise) => {
    tree ??= createTree(MOST_NODES, MOST_EDGES);
    const canKeep = owner === self && tree.edges < KEEP * MOST_EDGES && tree.nodes < KEEP * MOST_NODES;
    owner = self;
    let node = canKeep && kept?.seen === JSON.stringify(ask.view) ? kept.node : NONE;
    if (node === NONE) node = resetTree(tree, ask);
    const iterate = ismctsIteration(tree, ask, root, knowledge, settings, ask.rng.below(2 ** 31));
    // One way at least, so that there is something to choose from.
    do iterate(node);
    while (budget.next());
    const edge = answer(tree, node, noise === 0 ? () => 0 : () => noise * normal(ask.rng));
    kept = expectedNext(tree, edge, ask, root);
    return tree.code[edge];
  };
}

/** The tree and its root after a search that nobody goes on with. */
export function searchedTree(
  ask: Ask,
  root: unknown,
  knowledge: Knowledge,
  settings: TreeSettings,
  budget: SearchBudget,
): { readonly tree: Tree; readonly node: number } {
  tree ??= createTree(MOST_NODES, MOST_EDGES);
  owner = undefined;
  const node = resetTree(tree, ask);
  const iterate = ismctsIteration(tree, ask, root, knowledge, settings, ask.rng.below(2 ** 31));
  do iterate(node);
  while (budget.next());
  return { tree, node };
}

/** Forgets the tree; the answer is its new root. */
function resetTree(t: Tree, { seat }: Ask): number {
  t.nodes = 0;
  t.edges = 0;
  return addNode(t, seat);
}

/** Most often taken; who errs believes wrong values of those often taken. */
function answer(t: Tree, node: number, error: () => number): number {
  let visits = 0;
  for (let e = t.firstEdge[node]; e !== NONE; e = t.next[e]) visits = Math.max(visits, t.taken[e]);
  let best = t.firstEdge[node];
  let most = -Infinity;
  for (let e = t.firstEdge[node]; e !== NONE; e = t.next[e]) {
    if (t.taken[e] === 0) continue;
    const share = t.taken[e] / visits;
    const wrong = error();
    const opinion = wrong === 0 ? share : t.sum[e] / t.taken[e] + wrong - 0.1 * (1 - share);
    if (opinion > most) {
      most = opinion;
      best = e;
    }
  }
  return best;
}

function expectedNext(
  t: Tree,
  edge: number,
  { game, seat }: Ask,
  root: unknown,
): { seen: string; node: number } | undefined {
  const node = nodeOf(t, t.child[edge], seat);
  if (node === NONE) return undefined;
  const next = game.rules.clone(root);
  game.rules.apply(next, seat, t.code[edge]);
  if (game.rules.actors(next) !== 1 << seat) return undefined;
  return { seen: JSON.stringify(game.view(next, seat)), node };
}
