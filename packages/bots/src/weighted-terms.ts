import type { Seat } from '@four-crowns/core';

type Numbers<K extends string> = Readonly<Record<K, number>>;
type Judged<S> = (s: S, seat: Seat) => number;

/** Weights whose part in the evaluation has one name. */
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
 * The parts of an evaluation that is made from a table of weights: what each group adds when its weights come
 * in, one group after the other, all others still being 0. They add up to the whole whatever the evaluation
 * does with its weights, `rest` being what is there without any and what no group names.
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
