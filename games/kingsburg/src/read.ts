/** Untrusted JSON, value by value; each throws `BadInput`. */
import { BadInput } from '@four-crowns/core';

export type Loose = { readonly [key: string]: unknown };

export function asObject(x: unknown, where: string): Loose {
  if (typeof x === 'object' && x !== null && !Array.isArray(x)) return x as Loose;
  throw new BadInput(where, 'is no object');
}

export function asList(x: unknown, where: string, most: number): readonly unknown[] {
  if (Array.isArray(x) && x.length <= most) return x;
  throw new BadInput(where, `is no list of at most ${most}`);
}

export function within(x: unknown, where: string, least: number, most: number): number {
  if (typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most) return x;
  throw new BadInput(where, `is no whole number from ${least} to ${most}`);
}

export function indexIn(list: readonly string[], x: unknown, where: string): number {
  const i = typeof x === 'string' ? list.indexOf(x) : -1;
  if (i >= 0) return i;
  throw new BadInput(where, `${JSON.stringify(x) ?? 'nothing'} is not one of ${list.join(', ')}`);
}

export function isTrue(x: unknown, where: string): boolean {
  if (typeof x === 'boolean') return x;
  throw new BadInput(where, 'is neither true nor false');
}

export function seatOrNone(x: unknown, where: string, seats: number): number {
  return x === null ? -1 : within(x, where, 0, seats - 1);
}

/** A list of seats as bits. */
export function seatBits(x: unknown, where: string, seats: number): number {
  return asList(x, where, seats).reduce<number>(
    (bits, seat) => bits | (1 << within(seat, where, 0, seats - 1)),
    0,
  );
}

export function bitsIn(list: readonly string[], x: unknown, where: string): number {
  return asList(x, where, list.length).reduce<number>(
    (bits, name) => bits | (1 << indexIn(list, name, where)),
    0,
  );
}
