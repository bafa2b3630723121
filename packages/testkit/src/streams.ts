import { fastRng, mix32 } from '@four-crowns/core';
import type { Rng } from '@four-crowns/core';

/**
 * Independent random streams from one seed, so that the course of a match does not depend on what is checked along
 * the way.
 */
export const PATH = 0;
export const CHECKS = 1;
export const SECRETS = 2;
export const RECORD = 3;
export const POOL = 4;

/** The fast generator starts similarly for neighbouring seeds, so they are mixed and its first draws dropped. */
export function stream(seed: number, use: number): Rng {
  const rng = fastRng(mix32(seed ^ Math.imul(use + 1, 0x9e3779b9)));
  for (let i = 0; i < 4; i++) rng.below(2);
  return rng;
}

/** True with probability 1/n. */
export function oneIn(n: number, rng: Rng): boolean {
  return rng.below(n) === 0;
}

export function anyOf<T>(items: readonly T[], rng: Rng): T {
  if (items.length === 0) throw new Error('must choose from at least one item');
  return items[rng.below(items.length)] as T;
}

/** At most `n` of the items in random order, each with the same probability. */
export function someOf<T>(items: readonly T[], n: number, rng: Rng): T[] {
  const rest = [...items];
  const some: T[] = [];
  while (rest.length > 0 && some.length < n) some.push(...rest.splice(rng.below(rest.length), 1));
  return some;
}
