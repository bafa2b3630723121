import {
  checkStateVersion,
  readBySeat,
  readIndex,
  readIndexOrNone,
  readInteger,
  readList,
  readObject,
  readSeatMask,
} from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { check } from './check.ts';
import { CARDS, HAND_LIMIT, TITLES } from './data.ts';
import type { Card, Title } from './data.ts';
import { kindQueued, queueAt, queueWord, returnerOf } from './deck.ts';
import { addCard, handOf, kindIn, knownByIn } from './hands.ts';
import { positionOf, stateFrom, takeFromPool } from './position.ts';
import type { Position } from './position.ts';
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
  checkStateVersion(stateVersion, STATE_VERSION);
  const o = readObject(saved, 'state');
  const s = stateFrom(saved);
  const { a } = s;
  readBySeat(o['hands'], 'hands', s.seats, (hand, seat, place) => {
    readList(hand, place, HAND_LIMIT).forEach((entry, i) => {
      const where = `${place}[${i}]`;
      const held = readObject(entry, where);
      const kind = readIndex(CARDS, held['card'], `${where}.card`);
      takeFromPool(s, kind, where);
      addCard(s, seat, kind, readSeatMask(held['knownBy'], `${where}.knownBy`, s.seats));
    });
  });
  readList(o['queue'], 'queue', MOST_QUEUED).forEach((entry, i) => {
    const queued = readObject(entry, `queue[${i}]`);
    const kind = readIndex(CARDS, queued['card'], `queue[${i}].card`);
    takeFromPool(s, kind, `queue[${i}]`);
    a[queueAt(s, a[QUEUE_SIZE]++)] = queueWord(
      readInteger(queued['seat'], `queue[${i}].seat`, 0, s.seats - 1),
      kind,
    );
  });
  readBySeat(o['privateTitles'], 'privateTitles', s.seats, (title, seat, where) => {
    a[PRIVATE + seat] = readIndexOrNone(TITLES, title, where);
  });
  check(s);
  return s;
}
