import type { Code, Seat } from '@four-crowns/core';

/** No node, no edge. */
export const NONE = -1;

/**
 * Nodes and edges in typed arrays. A node is a decision of one seat as far as the tree tells
 * positions apart; its edges hang in a list with their codes ascending, as `legal` gives them.
 */
export interface Tree {
  nodes: number;
  edges: number;
  /** By node. */
  readonly actor: Int32Array;
  readonly visits: Int32Array;
  readonly firstEdge: Int32Array;
  /** Another node behind the same edge, where somebody else is asked. */
  readonly other: Int32Array;
  /** Behind all edges of a node whose answer is sealed: who is asked next must not know it. */
  readonly sealed: Int32Array;
  /** By edge. */
  readonly code: Int32Array;
  readonly next: Int32Array;
  readonly child: Int32Array;
  /** Visits, and the availability count: how often it could have been taken. */
  readonly taken: Int32Array;
  readonly available: Int32Array;
  /** Of the actor's side. */
  readonly sum: Float64Array;
  /** How much the game's ordering thinks of it, to be divided by the sum of all that can be taken. */
  readonly prior: Float64Array;
  /** Its place in that ordering. */
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

/** Behind `previous`, or first of the node's edges. */
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

/** The node of `actor` in a chain of nodes that begins with `first`. */
export function nodeOf(tree: Tree, first: number, actor: Seat): number {
  let node = first;
  while (node !== NONE && tree.actor[node] !== actor) node = tree.other[node];
  return node;
}
