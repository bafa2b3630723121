import type { AnyGame } from '@four-crowns/core';
import { playedLine } from './matches.ts';
import { tablesOf } from './setting.ts';
import type { Setting } from './setting.ts';

export interface Budget {
  /** If absent: one match at every table. */
  readonly matches?: number | undefined;
  /** The seed of the first match; each further match adds one. */
  readonly seed?: number | undefined;
}

/** What was played: seeds `seed` to `seed + matches - 1`. */
export interface Report {
  readonly matches: number;
  readonly steps: number;
  readonly seed: number;
  readonly seconds: number;
}

/**
 * Calls `match` for all tables in turn; it returns its number of steps. The seed of a match determines its table, so
 * one seed of a long run can be played alone.
 */
export function runMatches(game: AnyGame, budget: Budget, match: (setting: Setting) => number): Report {
  const tables = tablesOf(game);
  const { matches = tables.length, seed = 1 } = budget;
  const from = performance.now();
  let steps = 0;
  for (let played = 0; played < matches; played++) {
    const table = tables.at((seed + played - 1) % tables.length);
    if (table === undefined) throw new Error(`${game.id} has no seat counts or no option mixes`);
    steps += match({ ...table, seed: seed + played });
  }
  return { matches, steps, seed, seconds: (performance.now() - from) / 1000 };
}

export function reportLine({ matches, seed, seconds, steps }: Report): string {
  return playedLine(matches, seed, seconds, `${steps} steps`);
}
