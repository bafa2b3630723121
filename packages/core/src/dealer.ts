import { bytesToHex } from '@noble/hashes/utils.js';
import type { AnyGame } from './any-game.ts';
import { DEALER } from './game.ts';
import type { Code, Codes, Json, Rng } from './game.ts';
import { canonical, hashJson, keyedHash, keyedHasher } from './hash.ts';

/** Decides for chance: draw number `n` of a match is a uniform integer below `total`. */
export interface Dealer {
  draw(n: number, total: number): number;
}

export const SCHEME = 'hmac-sha256/1';

/** Together with the seed this determines every draw. Unlike the seed, all of it is public before the first draw. */
export interface DealerContext {
  readonly match: string;
  readonly game: string;
  readonly options: Json;
  readonly seats: number;
  /** One per seat; null where a seat added nothing. */
  readonly contributions: readonly (string | null)[];
}

/** Published before any seat contributes, which binds the seed to this match. */
export function commitmentOf(match: string, seed: string): string {
  return hashJson({ scheme: SCHEME, match, seed });
}

const WORD = 2 ** 48;

/**
 * The dealer of a real match. Draw n is a keyed hash of n, so no draw depends on which others were
 * computed, or how often. Values that would favour some outcomes are rejected and drawn again.
 */
export function seededDealer(seed: string, context: DealerContext): Dealer {
  const hash = keyedHasher(bytesToHex(keyedHash(seed, canonical({ scheme: SCHEME, ...context }))));
  return {
    draw(n: number, total: number): number {
      const limit = WORD - (WORD % total);
      for (let attempt = 0; ; attempt++) {
        const h = hash(`${n}/${attempt}`);
        let x = 0;
        for (let i = 0; i < 6; i++) x = x * 256 + h[i];
        if (x < limit) return x % total;
      }
    },
  };
}

/** For simulation and tests. */
export function rngDealer(rng: Rng): Dealer {
  return { draw: (_n, total) => rng.below(total) };
}

/** The outcome of draw `n` in this state. Outcomes are in the order of `legal`, each as wide as its weight. */
export function dealtCode(game: AnyGame, s: unknown, dealer: Dealer, n: number, out: Codes): Code {
  out.n = 0;
  game.rules.legal(s, DEALER, out);
  let total = 0;
  for (let i = 0; i < out.n; i++) total += game.rules.weight(s, out.at[i]);
  if (total === 0) throw new Error('there is no outcome to draw');
  let x = dealer.draw(n, total);
  for (let i = 0; i < out.n; i++) {
    x -= game.rules.weight(s, out.at[i]);
    if (x < 0) return out.at[i];
  }
  throw new Error('there is no outcome to draw');
}
