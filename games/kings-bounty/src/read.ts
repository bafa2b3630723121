/** Small parsers for saved states and views: untrusted JSON in, `BadInput` with the place out. */
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

/** A list with one entry for each seat. */
export function bySeat(x: unknown, where: string, seats: number): readonly unknown[] {
  const list = asList(x, where, seats);
  if (list.length === seats) return list;
  throw new BadInput(where, `has ${list.length} entries, not one for each of ${seats} seats`);
}

export function within(x: unknown, where: string, least: number, most: number): number {
  if (typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most) return x;
  throw new BadInput(where, `is no whole number from ${least} to ${most}`);
}

export function asSwitch(x: unknown, where: string): number {
  if (typeof x === 'boolean') return x ? 1 : 0;
  throw new BadInput(where, 'is true or false');
}

export function indexIn(list: readonly string[], x: unknown, where: string): number {
  const i = typeof x === 'string' ? list.indexOf(x) : -1;
  if (i >= 0) return i;
  throw new BadInput(where, `${JSON.stringify(x) ?? 'nothing'} is not one of ${list.join(', ')}`);
}

export function seatOrNone(x: unknown, where: string, seats: number): number {
  return x === null ? -1 : within(x, where, 0, seats - 1);
}

/** Bits of the listed seats. */
export function seatMask(x: unknown, where: string, seats: number): number {
  return asList(x, where, seats).reduce<number>(
    (mask, seat) => mask | (1 << within(seat, where, 0, seats - 1)),
    0,
  );
}
