import type { AnyGame } from '@four-crowns/core';
import { askedOf, legalOf } from './states.ts';

/**
 * The number of ways to continue by 1, 2, … `depth` steps, dealer outcomes included, like perft in chess programs.
 * When several seats are asked at once the lowest answers first, because their order does not matter.
 */
export function tally(game: AnyGame, state: unknown, depth: number): number[] {
  const counts = Array.from({ length: depth }, () => 0);
  const scratch = Array.from({ length: Math.max(0, depth - 1) }, () => game.rules.clone(state));
  count(game, state, 0, counts, scratch);
  return counts;
}

function count(game: AnyGame, s: unknown, ply: number, counts: number[], scratch: readonly unknown[]): void {
  const [seat] = askedOf(game.rules.actors(s));
  if (seat === undefined || ply >= counts.length) return;
  const legal = legalOf(game, s, seat);
  counts[ply] = (counts[ply] ?? 0) + legal.length;
  if (ply + 1 === counts.length) return;
  const next = scratch[ply];
  for (const code of legal) {
    game.rules.copy(s, next);
    game.rules.apply(next, seat, code);
    count(game, next, ply + 1, counts, scratch);
  }
}
