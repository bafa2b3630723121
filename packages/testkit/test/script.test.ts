import { DEALER, openMatch, rngDealer, settle } from '@four-crowns/core';
import { playScript, scriptedDealer } from '@four-crowns/testkit';
import type { Script } from '@four-crowns/testkit';
import { describe, expect, test } from 'vitest';
import { toy } from './toy.ts';

const deal: Script = ['page', 'king', 'queen', 'king'].map(
  (card) => [DEALER, { type: 'deal', card }] as const,
);
const bids: Script = [
  [0, { type: 'bid', bid: 2 }],
  [1, { type: 'bid', bid: 1 }],
];

describe('playScript', () => {
  test('runs seats and dealer and returns the match', () => {
    const m = playScript(toy, {}, 2, [
      ...deal,
      ...bids,
      [DEALER, { type: 'roll', die: 2 }],
      [0, { type: 'play', card: 'queen' }],
    ]);
    expect(toy.view(m.state as never, 0)).toMatchObject({
      die: 2,
      hands: [
        { size: 1, cards: ['page'] },
        { size: 2, cards: 'hidden' },
      ],
      bidPoints: [1, 0],
      playPoints: [3, 0],
    });
  });

  test('a refused action throws with the line, the rule, the facts and what would be legal', () => {
    const script: Script = [
      ...deal,
      ...bids,
      [DEALER, { type: 'roll', die: 2 }],
      [0, { type: 'play', card: 'page' }],
    ];
    expect(() => playScript(toy, {}, 2, script)).toThrow(
      'script line 8: seat 0 {"type":"play","card":"page"} is refused: T-3.3 {"card":"page","die":2}; ' +
        'it may {"type":"play","card":"queen"}, {"type":"peek"}, {"type":"end"}',
    );
    expect(() => playScript(toy, {}, 2, [...deal, [1, { type: 'end' }]])).toThrow(
      /T-2\.2 .*; it may \{"type":"bid","bid":0\}/,
    );
    expect(() =>
      playScript(toy, {}, 2, [...deal, [0, { type: 'bid', bid: 0 }], [0, { type: 'bid', bid: 1 }]]),
    ).toThrow(/script line 6: .* T-2\.2 \{\}; seat 1 is asked/);
    expect(() => playScript(toy, {}, 2, [...deal, [0, { type: 'dance' }]])).toThrow(
      /action: unknown or ill-formed/,
    );
  });

  test('an outcome that is missing, impossible or never asked for throws', () => {
    expect(() => playScript(toy, {}, 2, deal.slice(0, 3))).toThrow(
      /the script has no outcome for draw 3; possible: \{"type":"deal","card":"page"\}, /,
    );
    expect(() => playScript(toy, {}, 2, [[DEALER, { type: 'roll', die: 1 }]])).toThrow(
      /draw 0 cannot be \{"type":"roll","die":1\}; possible: \{"type":"deal"/,
    );
    expect(() => playScript(toy, {}, 2, [...deal, [DEALER, { type: 'roll', die: 1 }]])).toThrow(
      'the script deals 1 outcomes that nobody asked for',
    );
  });

  test('what the script does not name may be left to another dealer', () => {
    const m = playScript(toy, {}, 2, deal.slice(0, 1), rngDealer({ below: (n) => n - 1 }));
    expect(toy.view(m.state as never, 'all').hands).toEqual([
      { size: 2, cards: ['page', 'king'] },
      { size: 2, cards: ['king', 'king'] },
    ]);
  });
});

test('scriptedDealer takes codes too', () => {
  const m = openMatch(toy, 'test', toy.parseOptions({}, 2), 2);
  const dealer = scriptedDealer(m, [33, 33, 33, 33]);
  settle(m, dealer);
  expect(dealer.left()).toBe(0);
  expect(toy.view(m.state as never, 1).hands[1]).toEqual({ size: 2, cards: ['king', 'king'] });
});
