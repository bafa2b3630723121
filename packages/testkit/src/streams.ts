import { fastRng, mix32 } from '@four-crowns/core';
import type { Rng } from '@four-crowns/core';

/** Independent streams of one seed: the path of a match must not change with what is checked on it. */
export const PATH = 0;
export const CHECKS = 1;
export const SECRETS = 2;
export const RECORD = 3;
export const POOL = 4;

/** Neighbouring seeds start the fast generator almost alike, so they are mixed and its first draws dropped. */
export function stream(seed: number, use: number): Rng {
  const rng = fastRng(mix32(seed ^ Math.imul(use + 1, 0x9e3779b9)));
  for (let i = 0; i < 4; i++) rng.below(2);
  return rng;
}

/** True once in `n` times. */
export function oneIn(n: number, rng: Rng): boolean {
  return rng.below(n) === 0;
}

export function anyOf<T>(items: readonly T[], rng: Rng): T {
  if (items.length === 0) throw new Error('nothing to choose from');
  return items[rng.below(items.length)] as T;
}

/** At most `n` of them, each equally likely, in a random order. */
export function someOf<T>(items: readonly T[], n: number, rng: Rng): T[] {
  const rest = [...items];
  const some: T[] = [];
  while (rest.length > 0 && some.length < n) some.push(...rest.splice(rng.below(rest.length), 1));
  return some;
}
