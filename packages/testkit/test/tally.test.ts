import { DEALER, rngDealer } from '@four-crowns/core';
import { playScript, tally } from '@four-crowns/testkit';
import { expect, test } from 'vitest';
import { toy } from './toy.ts';

test('the deal, the bids and the die: 4 cards four times, 3 bids twice, 3 faces', () => {
  const state = toy.rules.start({ rounds: 1, teams: false }, 2);
  expect(tally(toy, state, 7)).toEqual([4, 16, 64, 256, 256 * 3, 256 * 9, 256 * 27]);
});

test('a match that ends has no further leaves', () => {
  const m = playScript(
    toy,
    {},
    2,
    [
      ...['page', 'king', 'page', 'king'].map((card) => [DEALER, { type: 'deal', card }] as const),
      [0, { type: 'bid', bid: 0 }],
      [1, { type: 'bid', bid: 1 }],
      [DEALER, { type: 'roll', die: 3 }],
      [0, { type: 'peek' }],
      [DEALER, { type: 'deal', card: 'queen' }],
      [0, { type: 'end' }],
    ],
    rngDealer({ below: () => 0 }),
  );
  // Seat 1 holds two kings: play (then play, peek or end), peek, or end, which ends the match.
  expect(tally(toy, m.state, 3)).toEqual([3, 5, 6]);
  expect(tally(toy, m.state, 1)).toEqual([3]);
});

test('the state is left alone', () => {
  const state = toy.rules.start({ rounds: 1, teams: false }, 2);
  const before = JSON.stringify(toy.save(state));
  tally(toy, state, 5);
  expect(JSON.stringify(toy.save(state))).toBe(before);
});
