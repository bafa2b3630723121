import { parseTrusted } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { isList } from './patch.ts';
import type { Patch } from './patch.ts';

type Dict = { readonly [key: string]: Json };

/**
 * Patches between objects that several viewers share, so that each is computed only once. A memo is valid for one
 * version of one match.
 */
export type DiffMemo = { readonly old: Json; readonly now: Json; readonly patch: string }[];

/** The patch from `old` to `now`; undefined if they are equal. */
export function diff(old: Json, now: Json): Patch | undefined {
  const patch = diffText(old, now);
  return patch === '' ? undefined : parseTrusted<Patch>(patch);
}

/**
 * The same as JSON, the only form that the server needs; empty if they are equal. It knows nothing about
 * games: lists of the same length are compared item by item, others by the items common to both ends. That
 * suits how tables change: something is added to or removed from a sorted list, a number goes up or down.
 */
export function diffText(old: Json, now: Json, memo?: DiffMemo): string {
  if (old === now) return '';
  if (old === null || now === null || typeof old !== 'object' || typeof now !== 'object') return set(now);
  if (isList(old)) return isList(now) ? diffLists(old, now) : set(now);
  return isList(now) ? set(now) : diffObjects(old, now, memo);
}

/** The patch that replaces a part with `now`. */
function set(now: Json): string {
  if (typeof now === 'number') return SMALL[now] ?? `[${now}]`;
  if (typeof now === 'string') return wordsOf(now).set;
  return `[${JSON.stringify(now)}]`;
}

const SMALL: readonly string[] = Array.from({ length: 256 }, (_, n) => `[${n}]`);

function diffObjects(old: Dict, now: Dict, memo: DiffMemo | undefined): string {
  let parts = '';
  let kept = 0;
  let changed = 0;
  for (const key in now) {
    const before = old[key];
    const after = now[key];
    if (after === undefined) continue;
    if (before === after) {
      kept++;
      continue;
    }
    // Assigning this key would set the prototype of the patched object.
    if (key === '__proto__') {
      if (!isSameObject(old, now)) return set(now);
      kept++;
      continue;
    }
    const isNew = before === undefined || !Object.hasOwn(old, key);
    const part = isNew
      ? set(after)
      : memo === undefined
        ? diffText(before, after)
        : once(before, after, memo);
    if (!isNew) kept++;
    if (part === '') continue;
    changed++;
    const words = wordsOf(key);
    parts = parts === '' ? words.first + part : parts + words.next + part;
  }
  if (sizeOf(old) > kept) {
    for (const key in old) {
      if (old[key] === undefined || (now[key] !== undefined && Object.hasOwn(now, key))) continue;
      parts += `${parts === '' ? wordsOf(key).first : wordsOf(key).next}[]`;
    }
  }
  if (parts === '') return '';
  // With nothing in common, as when one prompt follows another, sending the whole is shorter.
  return kept <= 1 && changed > 1 ? set(now) : `${parts}}`;
}

function once(old: Json, now: Json, memo: DiffMemo): string {
  if (now === null || typeof now !== 'object') return diffText(old, now);
  // There are only a handful, so a linear search is quicker than a map.
  for (const known of memo) if (known.now === now && known.old === old) return known.patch;
  const patch = diffText(old, now, memo);
  memo.push({ old, now, patch });
  return patch;
}

function sizeOf(x: Dict): number {
  let n = 0;
  for (const _ in x) n++;
  return n;
}

/** The name of a field or a thing, in each form that a patch needs. */
interface Words {
  /** As the first key of an object, and as a later one. */
  readonly first: string;
  readonly next: string;
  /** As the new value of a part. */
  readonly set: string;
}

/** Names are few and recur; long texts, such as those people write, are not cached. */
const MOST_NAMES = 4000;
const LONGEST_NAME = 40;
const names = new Map<string, Words>();

function wordsOf(name: string): Words {
  const known = names.get(name);
  if (known !== undefined) return known;
  const quoted = JSON.stringify(name);
  const made = { first: `{${quoted}:`, next: `,${quoted}:`, set: `[${quoted}]` };
  if (names.size < MOST_NAMES && name.length <= LONGEST_NAME) names.set(name, made);
  return made;
}

function diffLists(old: readonly Json[], now: readonly Json[]): string {
  if (old.length === now.length) return diffItems(old, now);
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && isSame(old[head], now[head])) head++;
  let tail = 0;
  while (tail < most - head && isSame(old[old.length - 1 - tail], now[now.length - 1 - tail])) tail++;
  if (head + tail === 0 && most < 2) return set(now);
  return splices(old, now, head, tail).text;
}

/** Same length: item by item, unless most have changed. */
function diffItems(old: readonly Json[], now: readonly Json[]): string {
  let parts = '';
  let replaced = 0;
  let from = -1;
  let to = 0;
  for (let i = 0; i < now.length; i++) {
    const before = old[i] ?? null;
    const after = now[i] ?? null;
    if (before === after) continue;
    const part = diffText(before, after);
    if (part === '') continue;
    if (from < 0) from = i;
    to = i + 1;
    if (isWhole(part, after)) replaced++;
    const words = wordsOf(String(i));
    parts = parts === '' ? words.first + part : parts + words.next + part;
  }
  if (parts === '') return '';
  if (replaced > 1 && replaced === now.length) return set(now);
  if (replaced < 3) return `${parts}}`;
  const cut = splices(old, now, from, now.length - to);
  return cut.moved < replaced ? cut.text : `${parts}}`;
}

/** Does the patch set the whole item? Splices begin with a number, patches of parts with a brace. */
function isWhole(part: string, now: Json): boolean {
  if (now === null || typeof now !== 'object') return true;
  return isList(now) ? part.startsWith('[[') : part.startsWith('[');
}

/** How far ahead to look for a common item where two lists diverge. */
const REACH = 12;

/** `moved`: the number of items in the splices, plus one for each splice. */
interface Splices {
  readonly text: string;
  readonly moved: number;
}

/** One splice for each run that differs. Two pointers look a little ahead for the next common item. */
function splices(old: readonly Json[], now: readonly Json[], head: number, tail: number): Splices {
  let text = '';
  let moved = 0;
  const oldEnd = old.length - tail;
  const nowEnd = now.length - tail;
  let i = head;
  let j = head;
  while (i < oldEnd || j < nowEnd) {
    if (i < oldEnd && j < nowEnd && isSame(old[i], now[j])) {
      i++;
      j++;
      continue;
    }
    const common = nextCommon(old, now, i, j, oldEnd, nowEnd);
    const gone = common < 0 ? oldEnd - i : Math.floor(common / SPAN);
    const come = common < 0 ? nowEnd - j : common % SPAN;
    const only = now[j];
    const items =
      come === 1 && typeof only === 'string' ? wordsOf(only).set : JSON.stringify(now.slice(j, j + come));
    text += `${text === '' ? '[' : ','}${i},${gone},${items}`;
    moved += come + 1;
    i += gone;
    j += come;
  }
  return moved >= now.length ? { text: set(now), moved } : { text: `${text}]`, moved };
}

const SPAN = REACH + 1;

/** The nearest pair of equal items, as `gone * SPAN + come`: how many old items go and new ones come before it. */
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
      if (i + gone < oldEnd && j + come < nowEnd && isSame(old[i + gone], now[j + come])) {
        return gone * SPAN + come;
      }
    }
  }
  return -1;
}

function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isList(a)) return isList(b) && isSameList(a, b);
  return !isList(b) && isSameObject(a, b);
}

function isSameObject(a: Dict, b: Dict): boolean {
  let n = 0;
  for (const key in a) {
    if (a[key] === undefined) continue;
    if (!Object.hasOwn(b, key) || !isSame(a[key], b[key])) return false;
    n++;
  }
  for (const key in b) if (b[key] !== undefined) n--;
  return n === 0;
}

function isSameList(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}
