import type { AnyGame } from '@four-crowns/core';
import { tablesOf } from './setting.ts';
import type { Setting } from './setting.ts';

/** A number of matches, or as many as `seconds` allow, but at least one at every table. */
export interface Budget {
  readonly matches?: number | undefined;
  readonly seconds?: number | undefined;
  /** Of the first match; each further match adds one. */
  readonly seed?: number | undefined;
}

/** Seeds `seed` to `seed + matches - 1` were played. */
export interface Report {
  readonly matches: number;
  readonly steps: number;
  readonly seed: number;
  readonly seconds: number;
}

/** Plays `match` over all tables in turn; it returns its number of steps. */
export function runMatches(game: AnyGame, budget: Budget, match: (setting: Setting) => number): Report {
  const tables = tablesOf(game);
  const seed = budget.seed ?? 1;
  const from = performance.now();
  const until = from + 1000 * (budget.seconds ?? 5);
  let steps = 0;
  let matches = 0;
  const goesOn = (): boolean =>
    budget.matches !== undefined
      ? matches < budget.matches
      : matches < tables.length || performance.now() < until;
  while (goesOn()) {
    const table = tables[matches % tables.length];
    if (table === undefined) throw new Error(`${game.id} has no seat counts or no option mixes`);
    steps += match({ ...table, seed: seed + matches });
    matches++;
  }
  return { matches, steps, seed, seconds: (performance.now() - from) / 1000 };
}

export function reportLine(report: Report): string {
  const last = report.seed + report.matches - 1;
  const rate = Math.round((60 * report.matches) / Math.max(report.seconds, 0.001));
  return (
    `${report.matches} matches, seeds ${report.seed} to ${last}, ${report.steps} steps, ` +
    `${report.seconds.toFixed(1)} s (${rate} matches a minute)`
  );
}
