import { BadInput, popcount } from '@four-crowns/core';
import { allCards, BID, CARRIED, HAND, LEFT, POINTS, PRIZE, seatsOf, sumOf } from './state.ts';
import type { State } from './state.ts';

/** Throws if the position is impossible. */
export function check(s: State): void {
  const { a } = s;
  const all = allCards(s.options);
  const left = a[LEFT] | (a[PRIZE] === 0 ? 0 : 1 << a[PRIZE]);
  must((left & ~all) === 0 && ((a[LEFT] >> a[PRIZE]) & 1) === 0, 'the prizes do not fit the game');
  for (const seat of seatsOf(s)) {
    const hand = a[HAND + seat];
    const bid = a[BID + seat];
    must((hand & ~all) === 0 && bid <= s.options.cards, `seat ${seat} holds cards of another game`);
    // GT-2.4: one card per round, each of them once.
    must(
      popcount(hand) + (bid === 0 ? 0 : 1) === popcount(left),
      `seat ${seat} has too many or too few cards`,
    );
    must(bid === 0 || a[PRIZE] > 0, `seat ${seat} has bid for nothing`);
  }
  checkPoints(s, all & ~left);
}

/** GT-3.1, GT-3.2: the points must be those of the prizes that are gone. */
function checkPoints({ a, seats, options }: State, gone: number): void {
  let points = a[CARRIED];
  for (let seat = 0; seat < seats; seat++) points += a[POINTS + seat];
  const isAll = options.ties === 'carry' && a[LEFT] + a[PRIZE] > 0;
  must(isAll ? points === sumOf(gone) : points <= sumOf(gone), 'the points do not fit the prizes');
}

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new BadInput('game-template', what);
}
