/** How good a position is for a seat, by what it can see: it never looks at face-down cards of other seats. */
import { popcount } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { BID, CARRIED, HAND, LEFT, POINTS, PRIZE, sumOf } from '../src/state.ts';
import type { State } from '../src/state.ts';

export function evaluate(s: State, seat: Seat): number {
  return leadOf(s, seat) + chanceOf(s, seat) * worthOf(s) + handWorth(s, seat);
}

/** The lead over the best other player, in points. */
export function leadOf({ a, seats }: State, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, a[POINTS + other]);
  return a[POINTS + seat] - best;
}

export function worthOf({ a }: State): number {
  return a[PRIZE] === 0 ? 0 : a[PRIZE] + a[CARRIED];
}

/** The chance that the seat's bid is the only highest one, if the others bid any card they have; 0 without a bid. */
export function chanceOf({ a, seats }: State, seat: Seat): number {
  const bid = a[BID + seat];
  if (bid === 0) return 0;
  let chance = 1;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const held = heldBy(a, other);
    chance *= popcount(held & ((1 << bid) - 1)) / popcount(held);
  }
  return chance;
}

/** What the cards in hand may still win: the remaining prizes are divided by the strength of the hands. */
export function handWorth({ a, seats }: State, seat: Seat): number {
  let all = 0;
  for (let other = 0; other < seats; other++) all += sumOf(heldBy(a, other));
  return all === 0 ? 0 : (2 * sumOf(a[LEFT]) * sumOf(a[HAND + seat])) / all;
}

/** Nobody else knows which of these cards is face down. */
function heldBy(a: Int32Array, seat: Seat): number {
  return a[HAND + seat] | (a[BID + seat] === 0 ? 0 : 1 << a[BID + seat]);
}
