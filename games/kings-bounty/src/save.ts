import { BadInput } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { check } from './check.ts';
import { CARDS, HAND_LIMIT, TITLES } from './data.ts';
import type { Card, Title } from './data.ts';
import { kindQueued, queueAt, queueWord, returnerOf } from './deck.ts';
import { addCard, handOf, kindIn, knownByIn } from './hands.ts';
import { positionOf, stateFrom, takeFromPool } from './position.ts';
import type { Position } from './position.ts';
import { asList, asObject, bySeat, indexIn, seatMask, within } from './read.ts';
import { HAND_SIZE, PRIVATE, QUEUE_SIZE } from './state.ts';
import type { State } from './state.ts';
import { seatsOf } from './turn.ts';

export const STATE_VERSION = 1;

/** Room for every card of the box. */
const MOST_QUEUED = 84;

/** A saved state: the open position, and what is hidden. The pool is what lies nowhere else. */
export type Saved = Position & {
  readonly hands: readonly (readonly { readonly card: Card; readonly knownBy: readonly number[] }[])[];
  /** The bottom of the deck, next card first, with who returned it. */
  readonly queue: readonly { readonly seat: number; readonly card: Card }[];
  readonly privateTitles: readonly (Title | null)[];
};

export function save(s: State): Saved {
  const { a } = s;
  return {
    ...positionOf(s),
    hands: seatsOf(s).map((seat) =>
      Array.from(a.subarray(handOf(seat), handOf(seat) + a[HAND_SIZE + seat]), (word) => ({
        card: CARDS[kindIn(word)],
        knownBy: seatsOf(s).filter((other) => (knownByIn(word) >> other) & 1),
      })),
    ),
    queue: Array.from({ length: a[QUEUE_SIZE] }, (_, i) => {
      const word = a[queueAt(s, i)];
      return { seat: returnerOf(word), card: CARDS[kindQueued(word)] };
    }),
    privateTitles: seatsOf(s).map((seat) => (a[PRIVATE + seat] < 0 ? null : TITLES[a[PRIVATE + seat]])),
  };
}

export function load(saved: Json, stateVersion: number): State {
  if (stateVersion !== STATE_VERSION) {
    throw new BadInput('stateVersion', `${stateVersion} is unknown, ${STATE_VERSION} is known`);
  }
  const o = asObject(saved, 'state');
  const s = stateFrom(saved);
  const { a } = s;
  bySeat(o['hands'], 'hands', s.seats).forEach((hand, seat) => {
    asList(hand, `hands[${seat}]`, HAND_LIMIT).forEach((entry, i) => {
      const where = `hands[${seat}][${i}]`;
      const held = asObject(entry, where);
      const kind = indexIn(CARDS, held['card'], `${where}.card`);
      takeFromPool(s, kind, where);
      addCard(s, seat, kind, seatMask(held['knownBy'], `${where}.knownBy`, s.seats));
    });
  });
  asList(o['queue'], 'queue', MOST_QUEUED).forEach((entry, i) => {
    const queued = asObject(entry, `queue[${i}]`);
    const kind = indexIn(CARDS, queued['card'], `queue[${i}].card`);
    takeFromPool(s, kind, `queue[${i}]`);
    a[queueAt(s, a[QUEUE_SIZE]++)] = queueWord(
      within(queued['seat'], `queue[${i}].seat`, 0, s.seats - 1),
      kind,
    );
  });
  bySeat(o['privateTitles'], 'privateTitles', s.seats).forEach((title, seat) => {
    if (title !== null) a[PRIVATE + seat] = indexIn(TITLES, title, `privateTitles[${seat}]`);
  });
  check(s);
  return s;
}
