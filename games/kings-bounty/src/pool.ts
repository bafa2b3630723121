/** The undealt top of the deck: cards by kind, their number, and, derived, the kinds that are left as bits. */
import { KINDS } from './data.ts';
import { POOL, POOL_KINDS, POOL_SIZE } from './state.ts';
import type { State } from './state.ts';

/** Kinds in one word of bits. */
export const PER_WORD = KINDS / 2;

export function takeOne(s: State, kind: number): void {
  const { a } = s;
  a[POOL_SIZE]--;
  if (--a[POOL + kind] > 0) return;
  if (kind < PER_WORD) a[POOL_KINDS] &= ~(1 << kind);
  else a[POOL_KINDS + 1] &= ~(1 << (kind - PER_WORD));
}

export function putOne(s: State, kind: number): void {
  const { a } = s;
  a[POOL_SIZE]++;
  a[POOL + kind]++;
  if (kind < PER_WORD) a[POOL_KINDS] |= 1 << kind;
  else a[POOL_KINDS + 1] |= 1 << (kind - PER_WORD);
}

/** KBY-1.4: all of a kind leave the game. */
export function takeAll(s: State, kind: number): void {
  while (s.a[POOL + kind] > 0) takeOne(s, kind);
}

/** The kind of card number `k`, counted from the lowest kind. */
export function nthCard(s: State, k: number): number {
  let left = k;
  let kind = 0;
  while (left >= s.a[POOL + kind]) left -= s.a[POOL + kind++];
  return kind;
}
