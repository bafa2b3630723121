import { DEALER } from '@four-crowns/core';
import type { AnyGame, Code, Seat } from '@four-crowns/core';
import { inContext, must } from './failure.ts';
import type { At } from './failure.ts';
import { tablesOf } from './setting.ts';
import type { Setting } from './setting.ts';
import { askedOf, legalOf, nameOf } from './states.ts';
import { CHECKS, oneIn, stream } from './streams.ts';
import { walk } from './walk.ts';

const POSITIONS = 8;
const MOST_CODES = 100;

/**
 * Checks that `pick` is uniform over `legal`, or for the dealer proportional to weight. It runs a chi-square test
 * over the positions of one match at each table with a fixed seed, so the verdict never varies. Returns how many
 * positions were tested.
 */
export function fairPicks(game: AnyGame, seed = 1): number {
  return tablesOf(game).reduce((tried, table) => tried + fairMatch(game, { ...table, seed }), 0);
}

/** One match of `fairPicks`. */
export function fairMatch(game: AnyGame, setting: Setting): number {
  const at: At = { game, setting, step: 0 };
  const rng = stream(setting.seed, CHECKS);
  let tried = 0;
  inContext(at, 'the game', () =>
    walk(at, (s) => {
      if (game.rules.pick === undefined || tried >= POSITIONS || !oneIn(4, rng)) return;
      for (const seat of askedOf(game.rules.actors(s))) {
        const legal = legalOf(game, s, seat);
        if (legal.length < 2 || legal.length > MOST_CODES) continue;
        checkFair(at, s, seat, legal);
        tried++;
      }
    }),
  );
  return tried;
}

function checkFair(at: At, s: unknown, seat: Seat, legal: readonly Code[]): void {
  const { rules } = at.game;
  const weights = legal.map((code) => (seat === DEALER ? rules.weight(s, code) : 1));
  const total = weights.reduce((a, b) => a + b, 0);
  const least = Math.min(...weights);
  const draws = Math.min(100_000, Math.max(1000, Math.ceil((50 * total) / least)));
  const rng = stream(at.setting.seed, CHECKS + at.step);
  const seen = new Map<Code, number>();
  for (let i = 0; i < draws; i++) {
    const code = rules.pick?.(s, seat, rng) ?? -1;
    seen.set(code, (seen.get(code) ?? 0) + 1);
  }
  let chi = 0;
  legal.forEach((code, i) => {
    const expected = (draws * (weights[i] ?? 0)) / total;
    chi += ((seen.get(code) ?? 0) - expected) ** 2 / expected;
  });
  const free = legal.length - 1;
  // Far above what chance gives (exceeded about once in a million tests), and close to what a single wrong weight
  // gives.
  const bound = free + 5 * Math.sqrt(2 * free) + 15;
  must(at, chi < bound, () => {
    const counts = legal
      .map((code, i) => `${code} (weight ${weights[i]}): ${seen.get(code) ?? 0}`)
      .join(', ');
    return `pick for ${nameOf(seat)} is not fair: chi-square ${chi.toFixed(1)} above ${bound.toFixed(1)}, of ${draws} ${counts}`;
  });
}
