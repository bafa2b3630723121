import type { AnyGame, View } from '@four-crowns/core';

/** Who plays with whom: the side number of each seat. */
export interface Sides {
  readonly of: readonly number[];
  readonly count: number;
}

/** Fills `out` with each side's chance to win, adding up to 1. In a solo game it is the player's own chance. */
export type Value = (s: unknown, out: Float64Array) => void;

/** A view contains its options if the game has any. */
export function sidesAt(game: AnyGame, view: View, seats: number): Sides {
  const masks = game.sides(game.parseOptions(view['options'], seats), seats);
  const of = Array.from({ length: seats }, (_, seat) =>
    masks.findIndex((mask) => (mask & (1 << seat)) !== 0),
  );
  return { of, count: masks.length };
}
