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
/** A tree is only reused if it is filled to less than this, which leaves room for the next decision. */
const KEEP = 0.7;

/**
 * All bots of a thread take turns with one tree, because a tree of its own would cost each seat 20 MB. A search
 * starts over if another one has used the tree since.
 */
let tree: Tree | undefined;
let owner: symbol | undefined;

/** A search for one seat, which keeps its tree from one decision of a turn to the next. */
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
    // At least one iteration, so that there is a move to choose.
    do iterate(node);
    while (budget.next());
    const edge = answer(tree, node, noise === 0 ? () => 0 : () => noise * normal(ask.rng));
    kept = expectedNext(tree, edge, ask, root);
    return tree.code[edge];
  };
}

/** The tree and its root after a search that will not be continued. */
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

/** Clears the tree and returns the new root. */
function resetTree(t: Tree, { seat }: Ask): number {
  t.nodes = 0;
  t.edges = 0;
  return addNode(t, seat);
}

/** The most visited move. A level that makes errors misjudges the well visited moves. */
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
