/** Small parsers for saved states and views: untrusted JSON in, `BadInput` with the place out. */
import { BadInput } from '@four-crowns/core';

export function asObject(x: unknown, where: string): { readonly [key: string]: unknown } {
  if (typeof x === 'object' && x !== null && !Array.isArray(x)) return { ...x };
  throw new BadInput(where, 'must be an object');
}

export function asList(x: unknown, where: string, least: number, most: number): readonly unknown[] {
  if (Array.isArray(x) && x.length >= least && x.length <= most) return x;
  throw new BadInput(where, `must be a list of ${least} to ${most}`);
}

export function within(x: unknown, where: string, least: number, most: number): number {
  if (typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most) return x + 0;
  throw new BadInput(where, `must be a whole number from ${least} to ${most}`);
}
