import type { Rng } from '@four-crowns/core';

/** A generator that can be reseeded, so that a search need not create a new one for every iteration. */
export interface Stream extends Rng {
  reseed(seed: number): void;
}

/** Mulberry32: one word of state, good enough for rollouts and very fast. */
export function openStream(): Stream {
  let state = 0;
  return {
    reseed(seed) {
      state = seed | 0;
    },
    below(n) {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
    },
  };
}

/** One stream per seat. */
export function openStreams(seats: number): readonly Stream[] {
  return Array.from({ length: seats }, openStream);
}

/** Approximately normal with mean 0 and standard deviation 1: the sum of twelve uniform numbers. */
export function normal(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.below(1 << 20) / (1 << 20);
  return sum;
}
