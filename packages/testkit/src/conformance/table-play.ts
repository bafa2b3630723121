import {
  commit,
  contribute,
  contributionsOf,
  hashText,
  openMatch,
  seededDealer,
  settle,
} from '@four-crowns/core';
import type { AnyGame, Dealer, Match, Rng } from '@four-crowns/core';
import type { Setting } from '../setting.ts';
import { oneIn } from '../streams.ts';

/**
 * A match opened the way a server opens it: committed chance, contributions from some seats, dealt up to the first
 * question.
 */
export interface Opened {
  readonly m: Match;
  readonly dealer: Dealer;
  readonly secret: string;
}

export function openTable(game: AnyGame, setting: Setting, rng: Rng): Opened {
  const { seats, options, seed } = setting;
  const m = openMatch(game, `test ${seed}`, options, seats);
  const secret = hashText(`secret ${seed}`);
  commit(m, secret);
  for (let seat = 0; seat < seats; seat++) {
    if (!oneIn(3, rng)) contribute(m, seat, hashText(`nonce ${seed} ${seat}`).slice(0, 32));
  }
  const context = { match: m.id, game: game.id, options, seats, contributions: contributionsOf(m) };
  const dealer = seededDealer(secret, context);
  settle(m, dealer);
  return { m, dealer, secret };
}
