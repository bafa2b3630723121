import type { Json } from '@four-crowns/core';

/** The value as the receiver of a message gets it. */
export function throughJson<T>(x: T): T {
  return JSON.parse(JSON.stringify(x)) as T;
}

/** The path at which `x` holds something that JSON would drop or change, or undefined if `x` is plain data. */
export function notJson(x: unknown, path = ''): string | undefined {
  if (x === null || typeof x === 'boolean' || typeof x === 'string') return undefined;
  if (typeof x === 'number') return Number.isFinite(x) && !Object.is(x, -0) ? undefined : `${path} is ${x}`;
  if (typeof x !== 'object') return `${path} is ${typeof x}`;
  if (Array.isArray(x)) {
    for (let i = 0; i < x.length; i++) {
      const bad = notJson(x[i], `${path}[${i}]`);
      if (bad !== undefined) return bad;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(x) !== Object.prototype) return `${path} is no plain object`;
  for (const [key, value] of Object.entries(x)) {
    const bad = notJson(value, `${path}.${key}`);
    if (bad !== undefined) return bad;
  }
  return undefined;
}

/** Equality as JSON. The same code writes keys in the same order, so comparing two texts is usually enough. */
export function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || difference(throughJson(a), throughJson(b)) === undefined;
}

/** The first place where two values differ, with both values, or undefined if they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  ) {
    return `${path === '' ? 'value' : path}: ${short(a)} against ${short(b)}`;
  }
  const left = a as { readonly [key: string]: unknown };
  const right = b as { readonly [key: string]: unknown };
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const step = Array.isArray(a) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = difference(left[key], right[key], step);
    if (found !== undefined) return found;
  }
  return undefined;
}

function short(x: unknown): string {
  const text = JSON.stringify(x) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

export function isData(x: unknown): x is { readonly [key: string]: Json } {
  return typeof x === 'object' && x !== null && !Array.isArray(x) && notJson(x) === undefined;
}
