/**
 * Hands: six ascending words a seat, `kind * 32 + 31 - knownBy`. KBY-4.4: `knownBy` are the other
 * seats that know this card, because they put it under the deck and saw it drawn. Of equal cards
 * in one hand each seat knows a number, so their sets are kept nested: the first is known by all
 * who know at least one, the second by all who know two. Playing takes the first away, which is
 * "one less" for everybody. It is not `min` with what is left: that would tell what nobody saw.
 */
import { HAND_LIMIT } from './data.ts';
import { HAND, HAND_SIZE } from './state.ts';
import type { State } from './state.ts';

const EVERYBODY = 31;

export function handOf(seat: number): number {
  return HAND + seat * HAND_LIMIT;
}

export function kindIn(word: number): number {
  return word >> 5;
}

export function knownByIn(word: number): number {
  return EVERYBODY - (word & EVERYBODY);
}

/** `knownBy` never holds the seat itself. */
export function addCard(s: State, seat: number, kind: number, knownBy: number): void {
  const { a } = s;
  const from = handOf(seat);
  const end = from + a[HAND_SIZE + seat]++;
  let i = from;
  while (i < end && a[i] >> 5 < kind) i++;
  // Along the equal cards: who knows this one too already goes on to the next.
  let carried = knownBy;
  for (; i < end && a[i] >> 5 === kind; i++) {
    const known = knownByIn(a[i]);
    a[i] = kind * 32 + EVERYBODY - (known | carried);
    carried &= known;
  }
  for (let j = end; j > i; j--) a[j] = a[j - 1];
  a[i] = kind * 32 + EVERYBODY - carried;
}

/** The hand holds this kind. */
export function takeCard(s: State, seat: number, kind: number): void {
  const { a } = s;
  let i = handOf(seat);
  while (a[i] >> 5 !== kind) i++;
  removeAt(s, seat, i);
}

export function removeAt(s: State, seat: number, i: number): void {
  const { a } = s;
  const end = handOf(seat) + --a[HAND_SIZE + seat];
  let at = i;
  for (; at < end; at++) a[at] = a[at + 1];
  a[end] = 0;
}

/** KBY-4.4: who returns cards may have returned those the others knew, so they know nothing any more. */
export function forgetHand(s: State, seat: number): void {
  const { a } = s;
  const from = handOf(seat);
  for (let i = from; i < from + a[HAND_SIZE + seat]; i++) a[i] |= EVERYBODY;
}

export function holdsKind(s: State, seat: number, kind: number): boolean {
  const from = handOf(seat);
  for (let i = from; i < from + s.a[HAND_SIZE + seat]; i++) if (s.a[i] >> 5 === kind) return true;
  return false;
}
