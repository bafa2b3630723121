import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Rng } from './game.ts';

/**
 * The fast generator for simulation, bots and searches; never for a match between people, whose
 * chance comes from `dealer.ts`. The same seed gives the same numbers on every machine.
 */
export function fastRng(seed: number): Rng {
  const source = xoroshiro128plus(seed | 0);
  return {
    below(n: number): number {
      // Multiply-shift on 32 bits: no division, and for the small n of a board game the bias is below 1e-7.
      return Math.floor(((source.next() >>> 0) / 4294967296) * n);
    },
  };
}
