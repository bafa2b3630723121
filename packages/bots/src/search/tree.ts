import type { Code, Seat } from '@four-crowns/core';

/** Stands for no node or no edge. */
export const NONE = -1;

/**
 * Nodes and edges in typed arrays. A node is a decision of one seat, as far as the tree distinguishes positions. Its
 * edges form a list in ascending order of code, as `legal` lists them.
 */
export interface Tree {
  nodes: number;
  edges: number;
  /** The arrays indexed by node. */
  readonly actor: Int32Array;
  readonly visits: Int32Array;
  readonly firstEdge: Int32Array;
  /** The next node below the same edge, for a different seat. */
  readonly other: Int32Array;
  /** The node below all edges of a node whose answer is sealed, because the seat asked next must not know it. */
  readonly sealed: Int32Array;
  /** The arrays indexed by edge. */
  readonly code: Int32Array;
  readonly next: Int32Array;
  readonly child: Int32Array;
  /** Visits, and the availability count (how often the move was legal). */
  readonly taken: Int32Array;
  readonly available: Int32Array;
  /** Total result for the actor's side. */
  readonly sum: Float64Array;
  /** The prior before normalization: divide by the sum over all legal moves. */
  readonly prior: Float64Array;
  /** The move's position in the order of the priors. */
  readonly rank: Int32Array;
}

export function createTree(nodes: number, edges: number): Tree {
  const ints = (length: number): Int32Array => new Int32Array(length);
  return {
    nodes: 0,
    edges: 0,
    actor: ints(nodes),
    visits: ints(nodes),
    firstEdge: ints(nodes),
    other: ints(nodes),
    sealed: ints(nodes),
    code: ints(edges),
    next: ints(edges),
    child: ints(edges),
    taken: ints(edges),
    available: ints(edges),
    sum: new Float64Array(edges),
    prior: new Float64Array(edges),
    rank: ints(edges),
  };
}

export function isFull(tree: Tree, edges: number): boolean {
  return tree.nodes >= tree.actor.length || tree.edges + edges > tree.code.length;
}

export function addNode(tree: Tree, actor: Seat): number {
  const node = tree.nodes++;
  tree.actor[node] = actor;
  tree.visits[node] = 0;
  tree.firstEdge[node] = NONE;
  tree.other[node] = NONE;
  tree.sealed[node] = NONE;
  return node;
}

/** Adds an edge after `previous`, or as the first of the node's edges. */
export function addEdge(tree: Tree, node: number, previous: number, code: Code): number {
  const edge = tree.edges++;
  tree.code[edge] = code;
  tree.child[edge] = NONE;
  tree.taken[edge] = 0;
  tree.available[edge] = 0;
  tree.sum[edge] = 0;
  tree.prior[edge] = 1;
  tree.rank[edge] = 0;
  if (previous === NONE) {
    tree.next[edge] = tree.firstEdge[node];
    tree.firstEdge[node] = edge;
  } else {
    tree.next[edge] = tree.next[previous];
    tree.next[previous] = edge;
  }
  return edge;
}

export function edgeOf(tree: Tree, node: number, code: Code): number {
  let edge = tree.firstEdge[node];
  while (edge !== NONE && tree.code[edge] !== code) edge = tree.next[edge];
  return edge;
}

/** The node of `actor` in the chain that begins with `first`. */
export function nodeOf(tree: Tree, first: number, actor: Seat): number {
  let node = first;
  while (node !== NONE && tree.actor[node] !== actor) node = tree.other[node];
  return node;
}
