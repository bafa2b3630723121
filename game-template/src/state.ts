import { layout, lowestBit } from '@four-crowns/core';
import { MAX_SEATS } from './data.ts';
import type { Options } from './options.ts';

/** The whole position in one int array, so that copying it is a single memory copy. The offsets are below. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly a: Int32Array;
}

const offsets = layout({
  /** Prizes still to be turned up: bit n is the prize n. */
  LEFT: 1,
  /** The prize being bid for; 0 between two rounds. */
  PRIZE: 1,
  /** What equal bids have added to the prize (GT-3.2). */
  CARRIED: 1,
  /** By seat: the cards in hand, as bits. */
  HAND: MAX_SEATS,
  /** By seat: the card that is face down; 0 for none. */
  BID: MAX_SEATS,
  POINTS: MAX_SEATS,
});
export const { LEFT, PRIZE, CARRIED, HAND, BID, POINTS } = offsets;
const { LENGTH } = offsets;

export type Stage = 'turn-up' | 'bid' | 'show' | 'over';

export function stageOf(s: State): Stage {
  const { a } = s;
  if (a[PRIZE] === 0) return a[LEFT] === 0 ? 'over' : 'turn-up';
  for (let seat = 0; seat < s.seats; seat++) if (a[BID + seat] === 0) return 'bid';
  return 'show';
}

/** GT-1.2, GT-1.3 */
export function start(options: Options, seats: number): State {
  const s = { options, seats, a: new Int32Array(LENGTH) };
  s.a[LEFT] = allCards(options);
  s.a.fill(allCards(options), HAND, HAND + seats);
  return s;
}

export function clone(s: State): State {
  return { options: s.options, seats: s.seats, a: s.a.slice() };
}

export function copy(from: State, to: State): void {
  to.a.set(from.a);
}

export function seatsOf(s: State): number[] {
  return Array.from({ length: s.seats }, (_, seat) => seat);
}

/** The bits of all cards of a player. */
export function allCards({ cards }: Options): number {
  return (1 << (cards + 1)) - 2;
}

export function cardsIn(bits: number): number[] {
  return Array.from({ length: 32 }, (_, card) => card).filter((card) => (bits >> card) & 1);
}

export function sumOf(bits: number): number {
  let sum = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) sum += lowestBit(rest);
  return sum;
}
