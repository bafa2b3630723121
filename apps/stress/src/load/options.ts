import { parseArgs } from 'node:util';

export const STORES = ['memory', 'sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

/** What a run of `load` does; the defaults are the bars of docs/performance.md. */
export interface LoadOptions {
  readonly json: boolean;
  readonly rounds: number;
  readonly matches: number;
  readonly stores: readonly StoreName[];
  /** Live matches in one process; 0 leaves that part out. */
  readonly many: number;
  /** Seconds that each round at a set pace takes. */
  readonly paceSeconds: number;
  /** Are 50 and 200 matches compared, and memory taken? */
  readonly whole: boolean;
  /** Instead of all else: so many nodes side by side. */
  readonly nodes?: readonly number[];
}

export const USAGE = `four-crowns load: plays real matches of every hosted game over sockets, from a second process
  --json             figures as JSON on the standard output
  --rounds 5         each figure is the median of so many rounds, relay and server in turns
  --matches 100      at once
  --stores memory,sqlite,postgres
  --many 10000       live matches in one process, a move a minute each; 0 leaves it out
  --nodes 1,2,3      instead of all else: so many nodes on one Postgres and one Redis, side by side
  --quick            a minute: one round, 20 matches, no Postgres, no 10,000 matches
`;

/** Throws with a sentence if an option is wrong. */
export function readOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      matches: { type: 'string' },
      stores: { type: 'string' },
      many: { type: 'string' },
      nodes: { type: 'string' },
    },
  });
  const { quick } = values;
  const stores = (values.stores ?? (quick ? 'memory,sqlite' : STORES.join(','))).split(',');
  return {
    json: values.json,
    rounds: count('rounds', values.rounds, quick ? 1 : 5, 1),
    matches: count('matches', values.matches, quick ? 20 : 100, 1),
    stores: stores.map(storeNamed),
    many: count('many', values.many, quick ? 0 : 10_000, 0),
    paceSeconds: quick ? 2 : 5,
    whole: !quick,
    ...(values.nodes === undefined
      ? {}
      : { nodes: values.nodes.split(',').map((text) => count('nodes', text, 1, 1)) }),
  };
}

function count(name: string, text: string | undefined, otherwise: number, least: number): number {
  if (text === undefined) return otherwise;
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < least) {
    throw new Error(`--${name} is "${text}", it must be a whole number from ${least} up.`);
  }
  return n;
}

function storeNamed(name: string): StoreName {
  const store = STORES.find((one) => one === name);
  if (store === undefined) throw new Error(`--stores knows ${STORES.join(', ')}, not "${name}".`);
  return store;
}
