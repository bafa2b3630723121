import type { AnyGame, View } from '@four-crowns/core';

/** Who plays with whom: for each seat the number of its side. */
export interface Sides {
  readonly of: readonly number[];
  readonly count: number;
}

/** Fills `out` with each side's chance to win, the sum being 1; alone at the table it is one's own. */
export type Value = (s: unknown, out: Float64Array) => void;

/** A view names its options where the game has any. */
export function sidesAt(game: AnyGame, view: View, seats: number): Sides {
  const masks = game.sides(game.parseOptions(view['options'], seats), seats);
  const of = Array.from({ length: seats }, (_, seat) =>
    masks.findIndex((mask) => (mask & (1 << seat)) !== 0),
  );
  return { of, count: masks.length };
}
