import { codes, DEALER } from '@four-crowns/core';
import type { Rng, Seat } from '@four-crowns/core';
import type { Ask } from '../bot.ts';
import { dealt, DEALER_MASK, firstOf } from '../chance.ts';
import type { Knowledge, TreeSettings } from '../knowledge.ts';
import { rolloutOf } from '../rollout.ts';
import { sidesAt } from '../sides.ts';
import { openStream } from '../stream.ts';
import { judgement } from '../value.ts';
import { chooser } from './choose-edge.ts';
import { addEdge, addNode, edgeOf, isFull, nodeOf, NONE } from './tree.ts';
import type { Tree } from './tree.ts';

/** The most decisions on one path through the tree; below that only rollouts follow. */
const DEEPEST = 512;

/** One iteration: determinization, selection down the tree, rollout, and backing up the result. */
export type Iteration = (rootNode: number) => void;

/** `root` is copied and never changed. All randomness of the search comes from `seed`. */
export function ismctsIteration(
  tree: Tree,
  ask: Ask,
  root: unknown,
  knowledge: Knowledge,
  settings: TreeSettings,
  seed: number,
): Iteration {
  const { game, seat, seats } = ask;
  const { rules } = game;
  const sides = sidesAt(game, ask.view, seats);
  const state = rules.clone(root);
  const scratch = rules.clone(root);
  const rollout = rolloutOf(game, knowledge, settings, scratch, sides, sides.of[seat]);
  const value = judgement(game, knowledge, settings.margin, sides);
  const chances = new Float64Array(sides.count);
  const chance: Rng = seeded(seed);
  const choice: Rng = seeded(~seed);
  const choices = Array.from({ length: seats }, () => choice);
  const out = codes();
  const choose = chooser(tree, game, knowledge, settings, scratch);
  const pathEdge = new Int32Array(DEEPEST);
  const pathSide = new Int32Array(DEEPEST);
  const isClosed = settings.chance === 'closed';

  return (rootNode) => {
    rules.copy(root, state);
    rules.resample(state, seat, chance);
    let length = 0;
    let node = rootNode;
    // Where the next node is attached: below an edge, or (if NONE) below a sealed answer.
    let link = NONE;
    for (let mask = rules.actors(state); mask !== 0 && length < DEEPEST; mask = rules.actors(state)) {
      if (mask === DEALER_MASK) {
        const outcome = dealt(game, state, chance, out);
        rules.apply(state, DEALER, outcome);
        if (!isClosed) continue;
        const at = under(tree, link, DEALER);
        if (at === NONE) break;
        let edge = edgeOf(tree, at, outcome);
        if (edge === NONE) {
          if (isFull(tree, 1)) break;
          edge = addEdge(tree, at, NONE, outcome);
        }
        link = edge;
        continue;
      }
      const isRoot = link === NONE;
      // At the root the asked seat answers first, because it cannot see what others answer at the same time.
      const actor: Seat = isRoot ? seat : firstOf(mask);
      out.n = 0;
      rules.legal(state, actor, out);
      if (out.n === 1 && !isRoot) {
        rules.apply(state, actor, out.at[0]);
        continue;
      }
      if (!isRoot) {
        const before = tree.nodes;
        node = under(tree, link, actor);
        if (node === NONE || tree.nodes !== before) break;
      }
      if (isFull(tree, out.n)) break;
      tree.visits[node]++;
      const edge = choose(state, node, actor, out, choice);
      pathEdge[length] = edge;
      pathSide[length++] = sides.of[actor];
      rules.apply(state, actor, tree.code[edge]);
      const isSealed = (rules.actors(state) & mask & ~(1 << actor)) !== 0;
      link = isSealed ? NONE - 1 - node : edge;
    }
    rollout(state, chance, choices);
    value(state, chances);
    for (let i = 0; i < length; i++) {
      tree.taken[pathEdge[i]]++;
      tree.sum[pathEdge[i]] += chances[pathSide[i]];
    }
  };
}

function seeded(seed: number): Rng {
  const stream = openStream();
  stream.reseed(seed);
  return stream;
}

/** The node of `actor` below `link`, created if necessary; NONE if the tree is full. */
function under(tree: Tree, link: number, actor: Seat): number {
  const isSealed = link < NONE;
  const at = isSealed ? NONE - 1 - link : link;
  const first = isSealed ? tree.sealed[at] : tree.child[at];
  const found = nodeOf(tree, first, actor);
  if (found !== NONE || isFull(tree, 0)) return found;
  const node = addNode(tree, actor);
  tree.other[node] = first;
  if (isSealed) tree.sealed[at] = node;
  else tree.child[at] = node;
  return node;
}
