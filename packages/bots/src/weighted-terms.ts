import type { Seat } from '@four-crowns/core';

type Numbers<K extends string> = Readonly<Record<K, number>>;
type Judged<S> = (s: S, seat: Seat) => number;

/** Weights that share one name in the explanation. */
export interface WeightGroup<K extends string> {
  readonly id: string;
  readonly of?: string;
  readonly keys: readonly K[];
}

export interface Part {
  readonly id: string;
  readonly of?: string;
  readonly value: number;
}

/**
 * The parts of an evaluation that is computed from a table of weights. The groups are switched on one after another
 * while all later weights are still 0, and each part is the difference its group makes. So the parts add up to the
 * whole, whatever the evaluation does with its weights; `rest` is what remains without any weights, plus what no
 * group names.
 */
export function partsByWeight<S, K extends string>(
  make: (weights: Numbers<K>) => Judged<S>,
  weights: Numbers<K>,
  groups: readonly WeightGroup<K>[],
): (s: S, seat: Seat) => { readonly rest: number; readonly parts: readonly Part[] } {
  const named = new Set<string>(groups.flatMap(({ keys }) => keys));
  const first: Record<K, number> = { ...weights };
  for (const key in first) if (named.has(key)) first[key] = 0;
  let known: Numbers<K> = first;
  const bare = make(first);
  const judges = groups.map(({ keys }) => {
    const more: Record<K, number> = { ...known };
    for (const key of keys) more[key] = weights[key];
    known = more;
    return make(more);
  });
  return (s, seat) => {
    const rest = bare(s, seat);
    let before = rest;
    const parts = groups.map(({ id, of }, i): Part => {
      const after = judges[i](s, seat);
      const value = after - before;
      before = after;
      return of === undefined ? { id, value } : { id, of, value };
    });
    return { rest, parts };
  };
}
