/** What dice at court and in hand are worth. */
import { lowestBit } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { COLOURED, COURT_SIZE, DICE, GIFTS, STABLE } from '../src/data.ts';
import { openTo } from '../src/phases/influence.ts';
import { cell, HAND, has, HELPER, ownerOf, PASSED, ROLLED, TAKEN } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** What the weights depend on, computed once per position. */
export interface Prices {
  good: number;
  token: number;
  soldier: number;
  /** Knowing the enemy is useful as long as it is possible to react. */
  peek: number;
}

/** A discount, because others may take the advisor first. */
const IN_HAND = 0.7;
const SWAP = 0.5;

/** What an advisor's help is worth. */
export function giftWorth(s: State, seat: Seat, advisor: number, prices: Prices): number {
  const gift = GIFTS[advisor - 1];
  if (gift.swap) return SWAP * prices.good;
  const named = gift.gold + gift.wood + gift.stone;
  const either = gift.either.length === 0 ? 0 : advisor === 4 ? 1 : 2;
  const soldiers = gift.soldiers > 0 && has(s, seat, STABLE) ? gift.soldiers + 1 : gift.soldiers;
  const worth =
    (named + either + 1.1 * gift.any) * prices.good +
    gift.plusTwo * prices.token +
    soldiers * prices.soldier +
    gift.points -
    gift.price +
    (gift.peek ? prices.peek : 0);
  return gift.optional ? Math.max(0, worth) : worth;
}

/** The worth of placed dice that wait for the advisor's help. */
export function placedWorth(s: State, seat: Seat, prices: Prices): number {
  const { a } = s;
  let sum = 0;
  for (let rest = (a[TAKEN] >> (a[HELPER] + 1)) << (a[HELPER] + 1); rest !== 0; rest &= rest - 1) {
    const advisor = lowestBit(rest);
    for (let which = 0; which < 2; which++) {
      const group = a[cell(advisor, which)];
      if (group !== 0 && ownerOf(group) === seat) sum += giftWorth(s, seat, advisor, prices);
    }
  }
  return sum;
}

const SUMS = new Int32Array(1 << DICE);
const BEST = new Float64Array(1 << DICE);

/** The best way to distribute the dice in hand over open advisors, if nobody else came in between. */
export function handWorth(s: State, seat: Seat, prices: Prices): number {
  const { a } = s;
  const hand = a[HAND + seat];
  if (((a[PASSED] >> seat) & 1) === 1 || hand === 0) return 0;
  const open = openTo(s, seat);
  for (let dice = 1; dice <= hand; dice++) {
    if ((dice & ~hand) !== 0) continue;
    const low = dice & -dice;
    SUMS[dice] = SUMS[dice ^ low] + a[ROLLED + seat * DICE + lowestBit(dice)];
    // Leave out the lowest die, or combine it with any of the others.
    let best = BEST[dice ^ low];
    for (let group = dice; group !== 0; group = (group - 1) & dice) {
      if ((group & low) === 0 || (group & ((1 << COLOURED) - 1)) === 0) continue;
      const sum = SUMS[group];
      if (sum > COURT_SIZE || ((open >> sum) & 1) === 0) continue;
      best = Math.max(best, giftWorth(s, seat, sum, prices) + BEST[dice ^ group]);
    }
    BEST[dice] = best;
  }
  return IN_HAND * BEST[hand];
}
