import { BadInput } from '@four-crowns/core';

export function object(x: unknown, where: string): { readonly [key: string]: unknown } {
  if (typeof x === 'object' && x !== null && !Array.isArray(x))
    return x as { readonly [key: string]: unknown };
  throw new BadInput(where, 'is no object');
}

export function list(x: unknown, where: string, length: number): readonly unknown[] {
  if (Array.isArray(x) && x.length === length) return x;
  throw new BadInput(where, `is no list of ${length}`);
}

export function whole(x: unknown, where: string, least: number, most: number): number {
  if (typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most) return x;
  throw new BadInput(where, `is no whole number from ${least} to ${most}`);
}

export function oneOf<T extends string>(x: unknown, where: string, words: readonly T[]): T {
  const word = words.find((w) => w === x);
  if (word === undefined) throw new BadInput(where, `is none of ${words.join(', ')}`);
  return word;
}
