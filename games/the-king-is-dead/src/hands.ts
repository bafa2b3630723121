/** Hands as words, and what a viewer can tell of them. */
import { BadInput, lowestBit, popcount, readIndex, readList } from '@four-crowns/core';
import type { Rng } from '@four-crowns/core';
import {
  ADVANCED_HAND,
  ASSEMBLE,
  BASIC_HAND,
  CARDS,
  CUNNING_CARDS,
  HAND_SIZE,
  KINDS,
  PLOT,
  SECOND_ASSEMBLE,
} from './data.ts';
import type { Card } from './data.ts';
import { UNSEEN } from './knowledge.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

export function cardsOf(mask: number): Card[] {
  const cards: Card[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if ((mask >> kind) & 1) cards.push(CARDS[kind]);
    if (kind === ASSEMBLE && (mask & SECOND_ASSEMBLE) !== 0) cards.push('assemble');
  }
  return cards;
}

/** A mask from a list of cards; Assemble may be there twice, any other card once. */
export function maskOf(x: unknown, where: string): number {
  let mask = 0;
  for (const card of readList(x, where, KINDS)) {
    const kind = readIndex(CARDS, card, where);
    const bit = kind === ASSEMBLE && (mask >> ASSEMBLE) & 1 ? SECOND_ASSEMBLE : 1 << kind;
    if ((mask & bit) !== 0) throw new BadInput(where, `${CARDS[kind]} is there too often`);
    mask |= bit;
  }
  return mask;
}

/** What was seen played of the cards everybody begins with leaves the rest of them in the hand. */
export function plainHand(s: State, seat: number): number {
  let hand = s.options.advanced ? ADVANCED_HAND : BASIC_HAND;
  for (let i = 0; i < s.a[at.PILE_SIZE + seat]; i++) {
    const kind = s.a[at.PILE + seat * HAND_SIZE + i];
    if (kind === UNSEEN) continue;
    if (kind === ASSEMBLE && (hand & SECOND_ASSEMBLE) !== 0) hand &= ~SECOND_ASSEMBLE;
    else hand &= ~(1 << kind);
  }
  return hand;
}

/** Cunning cards in all piles, as far as they are known. */
export function playedCunning(s: State): number {
  let mask = 0;
  for (let seat = 0; seat < s.players; seat++) {
    for (let i = 0; i < s.a[at.PILE_SIZE + seat]; i++) {
      const kind = s.a[at.PILE + seat * HAND_SIZE + i];
      if (kind !== UNSEEN) mask |= 1 << kind;
    }
  }
  return mask & CUNNING_CARDS;
}

/** TKD-8.5: at the end everybody knows whether somebody held Plot, and who. */
export function isPlotOpen(s: State): boolean {
  return s.options.advanced && s.a[at.STAGE] === at.OVER;
}

export const PLOT_BIT = 1 << PLOT;

/** `n` cards of a mask, all choices alike. */
export function drawFrom(cards: number, n: number, rng: Rng): number {
  let drawn = 0;
  let rest = cards;
  for (let left = n; left > 0; left--) {
    let from = rest;
    for (let k = rng.below(popcount(rest)); k > 0; k--) from &= from - 1;
    const bit = 1 << lowestBit(from);
    drawn |= bit;
    rest &= ~bit;
  }
  return drawn;
}
