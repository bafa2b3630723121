import { codes } from '@four-crowns/core';
import type { Code } from '@four-crowns/core';
import { bestTurns } from '../beam.ts';
import type { Ask } from '../bot.ts';
import type { SearchBudget } from '../budget.ts';
import type { Knowledge, TreeSettings } from '../knowledge.ts';
import type { Ranked } from './turn-search.ts';
import { searchedTree } from './tree-search.ts';
import { nodeOf, NONE } from './tree.ts';
import type { Tree } from './tree.ts';

/** Where the tree has few visits, a beam of this width finds the rest of a turn. */
const WIDTH = 4;
const DEPTH = 8;

/** A move's winning chance is trusted if it has at least this fraction of the visits of the most visited move. */
const KNOWN = 0.25;

const buffer = codes();

/** The most visited moves of the tree, best first, each with the rest of its turn as the tree would play it. */
export function rankMoves(
  ask: Ask,
  root: unknown,
  knowledge: Knowledge,
  settings: TreeSettings,
  budget: SearchBudget,
  most: number,
): readonly Ranked[] {
  const { tree, node } = searchedTree(ask, root, knowledge, settings, budget);
  const chance = (edge: number): number => tree.sum[edge] / tree.taken[edge];
  const edges = edgesOf(tree, node).toSorted((a, b) => tree.taken[b] - tree.taken[a]);
  const isKnown = (edge: number): boolean => tree.taken[edge] >= KNOWN * tree.taken[edges[0]];
  return edges
    .slice(0, most)
    .toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a)) || chance(b) - chance(a))
    .map((edge) => ({
      path: turnBehind(tree, edge, ask, root, knowledge),
      chance: chance(edge),
    }));
}

function edgesOf(t: Tree, node: number): number[] {
  const edges: number[] = [];
  for (let e = t.firstEdge[node]; e !== NONE; e = t.next[e]) if (t.taken[e] > 0) edges.push(e);
  return edges;
}

/** The rest of the turn, up to the point where chance or another player acts. */
function turnBehind(t: Tree, first: number, ask: Ask, root: unknown, knowledge: Knowledge): readonly Code[] {
  const { game, seat, rng } = ask;
  const { rules } = game;
  const state = rules.clone(root);
  const path: Code[] = [t.code[first]];
  rules.apply(state, seat, path[0]);
  let edge = first;
  while (rules.actors(state) === 1 << seat) {
    buffer.n = 0;
    rules.legal(state, seat, buffer);
    // The tree has no nodes for forced moves.
    let code = buffer.at[0];
    if (buffer.n > 1) {
      const legal = new Set(buffer.at.slice(0, buffer.n));
      const [next] = edgesOf(t, nodeOf(t, t.child[edge], seat))
        .filter((e) => legal.has(t.code[e]))
        .toSorted((a, b) => t.taken[b] - t.taken[a]);
      if (next === undefined) {
        const beam = { evaluate: knowledge.evaluate, width: WIDTH, depth: DEPTH };
        return [...path, ...bestTurns(game, state, seat, rng, beam, 1)[0].path];
      }
      edge = next;
      code = t.code[next];
    }
    path.push(code);
    rules.apply(state, seat, code);
  }
  return path;
}
