import { codes } from '@four-crowns/core';
import type { AnyGame, Codes, Rng, Seat } from '@four-crowns/core';
import type { Knowledge, TreeSettings } from '../knowledge.ts';
import { addEdge, NONE } from './tree.ts';
import type { Tree } from './tree.ts';

/** Chooses the edge of a node that an iteration takes. `out` holds the legal codes in this iteration's world. */
export type Choose = (s: unknown, node: number, actor: Seat, out: Codes, rng: Rng) => number;

/** How much less than the tried moves an untried one is assumed to be worth. */
const UNTRIED = 0.05;

export function chooser(
  tree: Tree,
  game: AnyGame,
  knowledge: Knowledge,
  settings: TreeSettings,
  scratch: unknown,
): Choose {
  const { exploration, priorTemperature, wideningBase, wideningRate } = settings;
  const isOrdered = priorTemperature !== Infinity;
  const capacity = codes().at.length;
  /** The edges that are legal in this world. */
  const open = new Int32Array(capacity);
  const values = new Float64Array(capacity);

  function listEdges(s: unknown, node: number, actor: Seat, out: Codes): void {
    const isNew = tree.firstEdge[node] === NONE;
    let previous = NONE;
    let edge = tree.firstEdge[node];
    for (let i = 0; i < out.n; i++) {
      const code = out.at[i];
      while (edge !== NONE && tree.code[edge] < code) {
        previous = edge;
        edge = tree.next[edge];
      }
      if (edge === NONE || tree.code[edge] !== code) {
        edge = addEdge(tree, node, previous, code);
        // A move that was not legal in the first world ranks after all those that were.
        if (!isNew && isOrdered) tree.rank[edge] = out.n;
      }
      open[i] = edge;
      tree.available[edge]++;
    }
    if (isNew && isOrdered) order(s, actor, out.n);
  }

  function order(s: unknown, actor: Seat, n: number): void {
    let most = -Infinity;
    for (let i = 0; i < n; i++) {
      game.rules.copy(s, scratch);
      game.rules.apply(scratch, actor, tree.code[open[i]]);
      values[i] = knowledge.evaluate(scratch, actor);
      most = Math.max(most, values[i]);
    }
    for (let i = 0; i < n; i++) {
      let rank = 0;
      for (let j = 0; j < n; j++) if (values[j] > values[i] || (values[j] === values[i] && j < i)) rank++;
      tree.rank[open[i]] = rank;
      tree.prior[open[i]] = Math.exp((values[i] - most) / (priorTemperature * knowledge.scale));
    }
  }

  /** UCB1 with the availability count instead of the parent's visits. Untried moves come first, in random order. */
  function byBound(n: number, rng: Rng): number {
    let untried = 0;
    for (let i = 0; i < n; i++) if (tree.taken[open[i]] === 0) untried++;
    if (untried > 0) {
      let skip = rng.below(untried);
      for (let i = 0; i < n; i++) if (tree.taken[open[i]] === 0 && skip-- === 0) return open[i];
    }
    let best = open[0];
    let most = -Infinity;
    for (let i = 0; i < n; i++) {
      const edge = open[i];
      const taken = tree.taken[edge];
      const bound = tree.sum[edge] / taken + exploration * Math.sqrt(Math.log(tree.available[edge]) / taken);
      if (bound > most) {
        most = bound;
        best = edge;
      }
    }
    return best;
  }

  /** PUCT over the moves that progressive widening allows so far. The priors come from the game's evaluation. */
  function byOrder(n: number, visits: number): number {
    let priors = 0;
    let sum = 0;
    let taken = 0;
    for (let i = 0; i < n; i++) {
      priors += tree.prior[open[i]];
      sum += tree.sum[open[i]];
      taken += tree.taken[open[i]];
    }
    const untried = taken === 0 ? 0 : sum / taken - UNTRIED;
    const allowed = wideningBase + wideningRate * Math.sqrt(visits);
    let best = NONE;
    let most = -Infinity;
    let first = open[0];
    for (let i = 0; i < n; i++) {
      const edge = open[i];
      if (tree.rank[edge] < tree.rank[first]) first = edge;
      if (tree.rank[edge] >= allowed) continue;
      const tries = tree.taken[edge];
      const mean = tries === 0 ? untried : tree.sum[edge] / tries;
      const bonus =
        (exploration * (tree.prior[edge] / priors) * Math.sqrt(tree.available[edge])) / (1 + tries);
      if (mean + bonus > most) {
        most = mean + bonus;
        best = edge;
      }
    }
    return best === NONE ? first : best;
  }

  return (s, node, actor, out, rng) => {
    listEdges(s, node, actor, out);
    return isOrdered ? byOrder(out.n, tree.visits[node]) : byBound(out.n, rng);
  };
}
