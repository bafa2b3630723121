import { seedOf } from '@four-crowns/bots';
import {
  commit,
  contribute,
  contributionsOf,
  fastRng,
  hashText,
  openMatch,
  seededDealer,
  settle,
} from '@four-crowns/core';
import type { AnyGame, Dealer, Json, Match, Rng } from '@four-crowns/core';

/** A match whose chance can be verified afterwards, and what it takes to go on with it. */
export interface FairMatch {
  readonly match: Match;
  readonly dealer: Dealer;
  readonly seed: string;
  /** One generator a seat, for bots. */
  readonly rngs: readonly Rng[];
}

/**
 * Everything secret comes from `words` by hashing, so the same words give the same match: seed,
 * match id and contributions are hashes of different texts and say nothing of each other.
 */
export function openFairMatch(game: AnyGame, options: Json, seats: number, words: string): FairMatch {
  const part = (name: string): string => hashText(`four-crowns ${name}\n${words}`);
  const id = part('match').slice(0, 16);
  const seed = part('seed');
  const match = openMatch(game, id, options, seats);
  commit(match, seed);
  const rngs: Rng[] = [];
  for (let seat = 0; seat < seats; seat++) {
    contribute(match, seat, part(`contribution of seat ${seat}`).slice(0, 32));
    rngs.push(fastRng(seedOf(part(`bot at seat ${seat}`))));
  }
  const context = { match: id, game: game.id, options, seats, contributions: contributionsOf(match) };
  const dealer = seededDealer(seed, context);
  settle(match, dealer);
  return { match, dealer, seed, rngs };
}
