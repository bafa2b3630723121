import type { Ask } from '../bot.ts';
import type { Knowledge, TreeSettings } from '../knowledge.ts';
import { ismctsIteration } from './ismcts.ts';
import { addNode, createTree } from './tree.ts';

const NODES = 1 << 15;
const EDGES = 1 << 19;

const SETTINGS: TreeSettings = {
  kind: 'tree',
  sample: 1,
  cut: Infinity,
  margin: 0,
  exploration: 0.7,
  priorTemperature: Infinity,
  wideningBase: Infinity,
  wideningRate: 0,
  chance: 'closed',
  part: 1,
};

const NOTHING: Knowledge = {
  greedy: { evaluate: () => 0, width: 1, depth: 1 },
  evaluate: () => 0,
  scale: 1,
  turn: () => 0,
  search: SETTINGS,
};

/** A search that knows only the rules. */
export interface PlainSearch {
  /** One iteration with a rollout to the end of the game. */
  iterate(): void;
  /** Clears the tree. */
  reset(): void;
}

/** `bench` compares this with playouts from the same position. */
export function plainSearch(ask: Ask): PlainSearch {
  const tree = createTree(NODES, EDGES);
  const root = ask.game.imagine(ask.view, ask.rng);
  const iterate = ismctsIteration(tree, ask, root, NOTHING, SETTINGS, ask.rng.below(2 ** 31));
  let node = addNode(tree, ask.seat);
  return {
    iterate: () => iterate(node),
    reset() {
      tree.nodes = 0;
      tree.edges = 0;
      node = addNode(tree, ask.seat);
    },
  };
}
