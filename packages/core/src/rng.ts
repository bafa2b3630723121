import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Rng } from './game.ts';

/**
 * The fast generator for simulation, bots and searches; never for a match between people, whose
 * chance comes from `dealer.ts`. The same seed gives the same numbers on every machine.
 */
export function fastRng(seed: number): Rng {
  const source = xoroshiro128plus(mix32(seed));
  return {
    below(n: number): number {
      // Scaling 32 bits: no division, and for the small n of a board game the bias is below 1e-7.
      return Math.floor(((source.next() >>> 0) / 4294967296) * n);
    },
  };
}

/**
 * MurmurHash3's finaliser, a bijection on 32-bit numbers that scatters neighbours. The generator's first number still
 * shows its seed, so without this the seeds 1, 2, 3 would all begin alike.
 */
export function mix32(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
