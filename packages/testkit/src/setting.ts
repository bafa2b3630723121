import type { AnyGame, Json } from '@four-crowns/core';

/** What one random match is played with; `seed` determines its every choice and every sampled check. */
export interface Setting {
  readonly seats: number;
  readonly options: Json;
  readonly seed: number;
}

export interface Table {
  readonly seats: number;
  readonly options: Json;
}

/** Every seat count combined with every option mix. */
export function tablesOf(game: AnyGame): readonly Table[] {
  return game.seatCounts.flatMap((seats) => game.optionMixes(seats).map((options) => ({ seats, options })));
}
