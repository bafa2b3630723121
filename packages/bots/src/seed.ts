import { hashText, mix32 } from '@four-crowns/core';

/** A 32-bit seed from a text, the same on every machine. */
export function seedOf(text: string): number {
  return Number.parseInt(hashText(text).slice(0, 8), 16) | 0;
}

/**
 * A separate seed for each game and stream. The mixing is a bijection of the sum, so no two games of one simulation
 * share a seed until 2^32 have been played.
 */
export function mixSeed(seed: number, n: number): number {
  return mix32(seed + Math.imul(n, 0x9e3779b1));
}
