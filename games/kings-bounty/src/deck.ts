/**
 * The deck: a pool that is dealt lazily, and below it, in a queue, the cards that were returned,
 * first returned first drawn. A queue word is `kind + 64 * seat`, the seat being who put it there.
 */
import { CARDS } from './data.ts';
import type { Event } from './events.ts';
import { addCard, forgetHand, takeCard } from './hands.ts';
import { takeOne } from './pool.ts';
import {
  CURRENT,
  deckSize,
  DRAW,
  DRAWS,
  ENDING,
  lastSeat,
  PENDING,
  POOL_SIZE,
  QUEUE,
  QUEUE_HEAD,
  QUEUE_SIZE,
  QUEUE_WRAP,
  RETURN,
  STAGE,
  STREAK,
} from './state.ts';
import type { State } from './state.ts';
import { endTurn } from './turn.ts';

const PER_SEAT = 64;

/** Where entry `i` of the queue lies, the next one to be drawn being 0. */
export function queueAt(s: State, i: number): number {
  return QUEUE + ((s.a[QUEUE_HEAD] + i) & QUEUE_WRAP);
}

export function queueWord(seat: number, kind: number): number {
  return seat * PER_SEAT + kind;
}

export function kindQueued(word: number): number {
  return word % PER_SEAT;
}

export function returnerOf(word: number): number {
  return Math.floor(word / PER_SEAT);
}

/** KBY-4.1: one more card under the deck. */
export function returnCard(s: State, seat: number, kind: number, log: Event[] | undefined): void {
  const { a } = s;
  takeCard(s, seat, kind);
  if (a[PENDING] === 0) forgetHand(s, seat);
  a[queueAt(s, a[QUEUE_SIZE]++)] = queueWord(seat, kind);
  a[PENDING]++;
  a[STAGE] = RETURN;
  log?.push({ type: 'return', seat, secret: { to: 1 << seat, card: CARDS[kind] } });
}

/** KBY-4.3: as many from the top as went under. */
export function endReturn(s: State, seat: number, log: Event[] | undefined): void {
  const { a } = s;
  const cards = a[PENDING];
  a[PENDING] = 0;
  a[STREAK]++;
  log?.push({ type: 'returned', seat, cards });
  drawCards(s, cards, log);
}

/** KBY-2.5, KBY-4.3; none once the last card has been drawn (KBY-4.5). Then the turn is over. */
export function drawCards(s: State, cards: number, log: Event[] | undefined): void {
  if (s.a[ENDING] === 0) s.a[DRAWS] = cards;
  drawOn(s, log);
}

/** The dealer's answer to DRAW. */
export function dealDrawn(s: State, kind: number, log: Event[] | undefined): void {
  s.a[DRAWS]--;
  dealFromPool(s, s.a[CURRENT], kind, log);
  drawOn(s, log);
}

/** A card nobody has known so far; only the drawer learns it. */
export function dealFromPool(s: State, seat: number, kind: number, log: Event[] | undefined): void {
  takeOne(s, kind);
  addCard(s, seat, kind, 0);
  log?.push({ type: 'draw', seat, secret: { to: 1 << seat, card: CARDS[kind] } });
}

/** Chance is asked while the pool lasts; what lies below it is fixed. */
function drawOn(s: State, log: Event[] | undefined): void {
  const { a } = s;
  while (a[DRAWS] > 0) {
    if (a[POOL_SIZE] > 0) {
      a[STAGE] = DRAW;
      return;
    }
    a[DRAWS]--;
    drawQueued(s, a[CURRENT], log);
  }
  // KBY-7.1: only a played card shortens the deck, so it is empty after a draw or not at all.
  const isLastCard = a[ENDING] === 0 && deckSize(s) === 0;
  if (isLastCard) {
    a[ENDING] = 1;
    const last = lastSeat(s);
    const left = a[CURRENT] !== last ? 'turns' : s.options.extraRound ? 'round' : 'nothing';
    log?.push({ type: 'deck-out', of: last, left });
  }
  endTurn(s, isLastCard, log);
}

/** KBY-4.4: who returned this card sees where it goes. */
function drawQueued(s: State, seat: number, log: Event[] | undefined): void {
  const { a } = s;
  const word = a[queueAt(s, 0)];
  a[queueAt(s, 0)] = 0;
  a[QUEUE_HEAD] = (a[QUEUE_HEAD] + 1) & QUEUE_WRAP;
  a[QUEUE_SIZE]--;
  const kind = kindQueued(word);
  const returner = 1 << returnerOf(word);
  addCard(s, seat, kind, returner & ~(1 << seat));
  log?.push({
    type: 'draw',
    seat,
    reveals: true,
    secret: { to: (1 << seat) | returner, card: CARDS[kind] },
  });
}
