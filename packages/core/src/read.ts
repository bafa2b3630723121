/** Readers for values of untrusted JSON: saved states, views, records. Each throws `BadInput` with the path. */
import { BadInput } from './bad-input.ts';
import type { Json } from './json.ts';

export type UnknownObject = { readonly [key: string]: unknown };

export function isObject(x: Json | undefined): x is { readonly [key: string]: Json };
export function isObject(x: unknown): x is UnknownObject;
export function isObject(x: unknown): x is UnknownObject {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

export function isInteger(x: unknown, least: number, most: number): x is number {
  return typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most;
}

export function readObject(x: unknown, where: string): UnknownObject {
  if (isObject(x)) return x;
  throw new BadInput(where, 'must be an object');
}

export function readList(x: unknown, where: string, most: number): readonly unknown[] {
  if (Array.isArray(x) && x.length <= most) return x;
  throw new BadInput(where, `must be a list of at most ${most}`);
}

/** A list with one entry for every seat, read entry by entry. */
export function readBySeat<T>(
  x: unknown,
  where: string,
  seats: number,
  read: (entry: unknown, seat: number, where: string) => T,
): T[] {
  if (!Array.isArray(x) || x.length !== seats) {
    throw new BadInput(where, `must be a list with one entry for each of ${seats} seats`);
  }
  return x.map((entry: unknown, seat) => read(entry, seat, `${where}[${seat}]`));
}

export function readInteger(x: unknown, where: string, least: number, most: number): number {
  if (isInteger(x, least, most)) return x;
  throw new BadInput(where, `must be a whole number from ${least} to ${most}`);
}

export function readText(x: unknown, where: string, most: number): string {
  if (typeof x === 'string' && x.length <= most) return x;
  throw new BadInput(where, `must be text of at most ${most} characters`);
}

export function readBoolean(x: unknown, where: string): boolean {
  if (typeof x === 'boolean') return x;
  throw new BadInput(where, 'must be true or false');
}

/** The index of a name in a list. */
export function readIndex(list: readonly string[], x: unknown, where: string): number {
  const i = typeof x === 'string' ? list.indexOf(x) : -1;
  if (i >= 0) return i;
  throw new BadInput(where, `must be one of ${list.join(', ')}`);
}

/** `null` is -1. */
export function readIndexOrNone(list: readonly string[], x: unknown, where: string): number {
  return x === null ? -1 : readIndex(list, x, where);
}

/** `null` is -1. */
export function readSeatOrNone(x: unknown, where: string, seats: number): number {
  return x === null ? -1 : readInteger(x, where, 0, seats - 1);
}

/** A list of seats, as bits. */
export function readSeatMask(x: unknown, where: string, seats: number): number {
  return readList(x, where, seats).reduce<number>(
    (mask, seat) => mask | (1 << readInteger(seat, where, 0, seats - 1)),
    0,
  );
}

/** A list of names, as bits by their index in `list`. */
export function readNameMask(list: readonly string[], x: unknown, where: string): number {
  return readList(x, where, list.length).reduce<number>(
    (mask, name) => mask | (1 << readIndex(list, name, where)),
    0,
  );
}

export function readViewer(x: unknown, where: string, seats: number): number | 'table' | 'all' {
  if (x === 'table' || x === 'all' || isInteger(x, 0, seats - 1)) return x;
  throw new BadInput(where, `must be "table", "all" or a seat from 0 to ${seats - 1}`);
}

/** The first check in each game's `load`. */
export function checkStateVersion(version: number, known: number): void {
  if (version !== known) throw new BadInput('stateVersion', `${version} is unknown, ${known} is known`);
}
