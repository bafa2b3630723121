import type { Rng, Viewer } from '@four-crowns/core';
import { STAFF_RAT, TITLES, VANDAL } from './data.ts';
import { queueAt, queueWord, kindQueued, returnerOf } from './deck.ts';
import { addCard, handOf, kindIn, knownByIn, removeAt } from './hands.ts';
import { nthCard, putOne, takeOne } from './pool.ts';
import { isTitleLeft } from './setup.ts';
import { HAND_SIZE, LAST_HERO, LAST_MONSTER, MAX_SEATS, POOL_SIZE, PRIVATE, QUEUE_SIZE } from './state.ts';
import type { State } from './state.ts';
import { isShown } from './titles.ts';

/** By seat: the `knownBy` of the cards taken out of a hand, to be given to the new ones. */
const KNOWN = new Int32Array(MAX_SEATS * 6);
const TAKEN = new Int32Array(MAX_SEATS);

/**
 * Hidden hands, others' returned cards and the pool are one heap to the viewer: all of it is dealt
 * again. What others know moves with the places, so that their knowledge stays true.
 */
export function resample(s: State, viewer: Viewer, rng: Rng): void {
  if (viewer === 'all') return;
  const seat = viewer === 'table' ? -1 : viewer;
  takeHidden(s, seat);
  const { a } = s;
  for (let other = 0; other < s.seats; other++) {
    for (let i = 0; i < TAKEN[other]; i++) addCard(s, other, drawAny(s, rng), KNOWN[other * 6 + i]);
  }
  for (let i = 0; i < a[QUEUE_SIZE]; i++) {
    const returner = returnerOf(a[queueAt(s, i)]);
    if (returner !== seat) a[queueAt(s, i)] = queueWord(returner, drawAny(s, rng));
  }
  dealTitles(s, seat, rng);
}

/** Into the pool with all that the seat (-1 for the table) has not seen. */
function takeHidden(s: State, seat: number): void {
  const { a } = s;
  for (let other = 0; other < s.seats; other++) {
    TAKEN[other] = 0;
    if (other === seat) continue;
    for (let i = handOf(other) + a[HAND_SIZE + other] - 1; i >= handOf(other); i--) {
      const known = knownByIn(a[i]);
      if (seat >= 0 && ((known >> seat) & 1) === 1) continue;
      KNOWN[other * 6 + TAKEN[other]++] = known;
      putOne(s, kindIn(a[i]));
      removeAt(s, other, i);
    }
  }
  for (let i = 0; i < a[QUEUE_SIZE]; i++) {
    const word = a[queueAt(s, i)];
    if (returnerOf(word) === seat) continue;
    putOne(s, kindQueued(word));
  }
}

function drawAny(s: State, rng: Rng): number {
  const kind = nthCard(s, rng.below(s.a[POOL_SIZE]));
  takeOne(s, kind);
  return kind;
}

/** KBY-5.4: a title that would have been turned up by now is in nobody's hand. */
export function mayBeHidden(s: State, title: number): boolean {
  if (title === VANDAL) return s.a[LAST_MONSTER] < 0;
  return title !== STAFF_RAT || s.a[LAST_HERO] < 0;
}

const HIDDEN = -2;

function dealTitles(s: State, seat: number, rng: Rng): void {
  const { a } = s;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && a[PRIVATE + other] >= 0 && !isShown(s, other)) a[PRIVATE + other] = HIDDEN;
  }
  for (let other = 0; other < s.seats; other++) {
    // Drawing again what cannot be is uniform over the rest.
    while (a[PRIVATE + other] === HIDDEN) {
      const title = rng.below(TITLES.length);
      if (isTitleLeft(s, title) && mayBeHidden(s, title)) a[PRIVATE + other] = title;
    }
  }
}
