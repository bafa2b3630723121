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
  if (old === now) return undefined;
  if (old === null || now === null || typeof old !== 'object' || typeof now !== 'object') return [now];
  if (isList(old)) return isList(now) ? diffLists(old, now) : [now];
  return isList(now) ? [now] : diffObjects(old, now);
}

function diffObjects(old: Dict, now: Dict): Patch | undefined {
  let parts: Record<string, Patch> | undefined;
  let kept = 0;
  let changed = 0;
  for (const key in now) {
    const before = old[key];
    const after = now[key];
    if (after === undefined) continue;
    // Assigning it would set the prototype of `parts`.
    if (key === '__proto__') return [now];
    if (before === undefined || !Object.hasOwn(old, key)) {
      (parts ??= {})[key] = [after];
      changed++;
      continue;
    }
    kept++;
    const part = diff(before, after);
    if (part === undefined) continue;
    changed++;
    (parts ??= {})[key] = part;
  }
  for (const key in old) {
    if (old[key] === undefined || (Object.hasOwn(now, key) && now[key] !== undefined)) continue;
    (parts ??= {})[key] = [];
  }
  // Nothing in common, as when one prompt follows another: the whole is shorter.
  return parts !== undefined && kept <= 1 && changed > 1 ? [now] : parts;
}

function diffLists(old: readonly Json[], now: readonly Json[]): Patch | undefined {
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && same(old[head], now[head])) head++;
  if (head === most && old.length === now.length) return undefined;
  let tail = 0;
  while (tail < most - head && same(old[old.length - 1 - tail], now[now.length - 1 - tail])) tail++;
  if (old.length === now.length) return diffItems(old, now, head, now.length - tail);
  if (head + tail === 0 && most < 2) return [now];
  return splices(old, now, head, tail);
}

/** Same length: item by item, unless most have changed. */
function diffItems(old: readonly Json[], now: readonly Json[], from: number, to: number): Patch {
  const parts: Record<string, Patch> = {};
  let replaced = 0;
  for (let i = from; i < to; i++) {
    const part = diff(old[i] ?? null, now[i] ?? null);
    if (part === undefined) continue;
    parts[i] = part;
    if (isList(part) && part.length === 1) replaced++;
  }
  if (replaced > 1 && replaced === now.length) return [now];
  if (replaced < 3) return parts;
  const cut = splices(old, now, from, now.length - to);
  return moved(cut) < replaced ? cut : parts;
}

/** How far ahead a common item is looked for when two lists part. */
const REACH = 12;

/** Runs that differ, one splice each: two pointers that look a little ahead for the next common item. */
function splices(old: readonly Json[], now: readonly Json[], head: number, tail: number): readonly Json[] {
  const cut: Json[] = [];
  const oldEnd = old.length - tail;
  const nowEnd = now.length - tail;
  let i = head;
  let j = head;
  while (i < oldEnd || j < nowEnd) {
    if (i < oldEnd && j < nowEnd && same(old[i], now[j])) {
      i++;
      j++;
      continue;
    }
    const [gone, come] = nextCommon(old, now, i, j, oldEnd, nowEnd);
    cut.push(i, gone, now.slice(j, j + come));
    i += gone;
    j += come;
  }
  return moved(cut) >= now.length ? [now] : cut;
}

/** The nearest pair of equal items; what lies before it leaves and comes. */
function nextCommon(
  old: readonly Json[],
  now: readonly Json[],
  i: number,
  j: number,
  oldEnd: number,
  nowEnd: number,
): readonly [number, number] {
  for (let far = 1; far <= REACH; far++) {
    for (let gone = 0; gone <= far; gone++) {
      const come = far - gone;
      if (i + gone < oldEnd && j + come < nowEnd && same(old[i + gone], now[j + come])) return [gone, come];
    }
  }
  return [oldEnd - i, nowEnd - j];
}

/** Items that a patch of splices carries, and one for each splice. */
function moved(cut: readonly Json[]): number {
  let n = 0;
  for (let k = 2; k < cut.length; k += 3) n += (cut[k] as readonly Json[]).length + 1;
  return n;
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a === null || b === null) return false;
  return typeof a === 'object' && typeof b === 'object' && diff(a, b) === undefined;
}
