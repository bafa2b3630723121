import type { Json } from '@four-crowns/core';
import { isList } from './patch.ts';
import type { Patch } from './patch.ts';

type Dict = { readonly [key: string]: Json };

/**
 * What leads from `old` to `now`; undefined if they are equal. It knows no game: lists of the same
 * length are compared item by item, others by what is common at both ends, which fits how tables
 * change (something is added to or taken from a sorted list, a number goes up or down).
 */
export function diff(old: Json, now: Json): Patch | undefined {
  const text = diffText(old, now);
  return text === '' ? undefined : (JSON.parse(text) as Patch);
}

/**
 * The same as JSON text, empty if nothing has changed. A server makes two of these a move and sends
 * them as they are; objects in between would cost more than the comparison.
 */
export function diffText(old: Json, now: Json): string {
  if (old === now) return '';
  if (old === null || now === null || typeof old !== 'object' || typeof now !== 'object') return set(now);
  if (isList(old)) return isList(now) ? diffLists(old, now) : set(now);
  return isList(now) ? set(now) : diffObjects(old, now);
}

function diffObjects(old: Dict, now: Dict): string {
  let parts = '';
  let kept = 0;
  let changed = 0;
  for (const key in now) {
    const after = now[key];
    const before = old[key];
    if (after === undefined) continue;
    // Found on the prototype, or set there by whoever applies the patch: not worth a way of its own.
    if (key === '__proto__') return set(now);
    if (before === undefined || typeof before === 'function') {
      parts += `${parts === '' ? '{' : ','}${name(key)}${set(after)}`;
      changed++;
      continue;
    }
    kept++;
    if (before === after) continue;
    const part = diffText(before, after);
    if (part === '') continue;
    parts += `${parts === '' ? '{' : ','}${name(key)}${part}`;
    changed++;
  }
  for (const key in old) {
    if (now[key] !== undefined || old[key] === undefined) continue;
    parts += `${parts === '' ? '{' : ','}${name(key)}[]`;
  }
  if (parts === '') return '';
  // Nothing in common, as when one prompt follows another: the whole is shorter.
  return kept <= 1 && changed > 1 ? set(now) : `${parts}}`;
}

function diffLists(old: readonly Json[], now: readonly Json[]): string {
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && same(old[head], now[head])) head++;
  if (head === most && old.length === now.length) return '';
  let tail = 0;
  while (tail < most - head && same(old[old.length - 1 - tail], now[now.length - 1 - tail])) tail++;
  if (old.length === now.length) return diffItems(old, now, head, now.length - tail);
  if (head + tail === 0 && most < 2) return set(now);
  return splices(old, now, head, tail) ?? set(now);
}

/** Same length: item by item, unless most have changed. */
function diffItems(old: readonly Json[], now: readonly Json[], from: number, to: number): string {
  let parts = '';
  let replaced = 0;
  for (let i = from; i < to; i++) {
    const part = diffText(old[i] ?? null, now[i] ?? null);
    if (part === '') continue;
    parts += `${parts === '' ? '{' : ','}"${i}":${part}`;
    if (isPlain(now[i])) replaced++;
  }
  if (replaced > 1 && replaced === now.length) return set(now);
  if (replaced >= 3) {
    const cut = splices(old, now, from, now.length - to);
    if (cut !== undefined && cut.length < parts.length) return cut;
  }
  return `${parts}}`;
}

function isPlain(x: Json | undefined): boolean {
  return typeof x !== 'object' || x === null;
}

/** How far ahead a common item is looked for when two lists part. */
const REACH = 12;

/** Runs that differ, one splice each; undefined if the whole list would be shorter. */
function splices(old: readonly Json[], now: readonly Json[], head: number, tail: number): string | undefined {
  const oldEnd = old.length - tail;
  const nowEnd = now.length - tail;
  let cut = '';
  let carried = 0;
  let i = head;
  let j = head;
  while (i < oldEnd || j < nowEnd) {
    if (i < oldEnd && j < nowEnd && same(old[i], now[j])) {
      i++;
      j++;
      continue;
    }
    const ahead = nextCommon(old, now, i, j, oldEnd, nowEnd);
    const gone = ahead < 0 ? oldEnd - i : Math.floor(ahead / SPAN);
    const come = ahead < 0 ? nowEnd - j : ahead % SPAN;
    cut += `${cut === '' ? '[' : ','}${i},${gone},${JSON.stringify(now.slice(j, j + come))}`;
    carried += come + 1;
    i += gone;
    j += come;
  }
  return carried >= now.length ? undefined : `${cut}]`;
}

const SPAN = 64;

/** The nearest pair of equal items, as how many leave and how many come before it; -1 if there is none near. */
function nextCommon(
  old: readonly Json[],
  now: readonly Json[],
  i: number,
  j: number,
  oldEnd: number,
  nowEnd: number,
): number {
  for (let far = 1; far <= REACH; far++) {
    for (let gone = 0; gone <= far; gone++) {
      const come = far - gone;
      if (i + gone < oldEnd && j + come < nowEnd && same(old[i + gone], now[j + come])) return gone * SPAN + come;
    }
  }
  return -1;
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return diffText(a, b) === '';
}

/** Keys come from a few words of a game's data, so their text is made once. */
const NAMES = new Map<string, string>();
const MOST_NAMES = 4096;

function name(key: string): string {
  let text = NAMES.get(key);
  if (text === undefined) {
    text = `${JSON.stringify(key)}:`;
    if (NAMES.size < MOST_NAMES) NAMES.set(key, text);
  }
  return text;
}

function set(value: Json): string {
  return typeof value === 'number' ? `[${value}]` : `[${JSON.stringify(value)}]`;
}
