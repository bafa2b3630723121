import { BadInput } from '@four-crowns/core';

export function list(x: unknown, where: string, length: number): readonly unknown[] {
  if (Array.isArray(x) && x.length === length) return x;
  throw new BadInput(where, `must be a list of ${length}`);
}

export function oneOf<T extends string>(x: unknown, where: string, words: readonly T[]): T {
  const word = words.find((w) => w === x);
  if (word === undefined) throw new BadInput(where, `must be one of ${words.join(', ')}`);
  return word;
}
