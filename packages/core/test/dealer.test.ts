import { createHash, createHmac } from 'node:crypto';
import {
  canonical,
  codes,
  commitmentOf,
  DEALER,
  dealtCode,
  rngDealer,
  SCHEME,
  seededDealer,
} from '@four-crowns/core';
import type { DealerContext } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { mini } from './mini.ts';

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const context: DealerContext = {
  match: 'match-7',
  game: 'toy',
  options: { rounds: 2, teams: false },
  seats: 2,
  contributions: ['00112233445566778899aabbccddeeff', null],
};

/** The scheme written down once more, with another library: anyone who wants to check a match needs only this. */
function independentDraw(n: number, total: number): { readonly drawn: number; readonly rejected: number } {
  const told =
    '{"contributions":["00112233445566778899aabbccddeeff",null],"game":"toy","match":"match-7",' +
    '"options":{"rounds":2,"teams":false},"scheme":"hmac-sha256/1","seats":2}';
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(told).digest();
  const word = 2n ** 48n;
  for (let rejected = 0; ; rejected++) {
    const h = createHmac('sha256', key).update(`${n}/${rejected}`).digest();
    const x = BigInt(`0x${h.subarray(0, 6).toString('hex')}`);
    if (x < word - (word % BigInt(total))) return { drawn: Number(x % BigInt(total)), rejected };
  }
}

describe('known answers, which must never change', () => {
  // Computed once with Python's hmac and hashlib.
  test('the commitment', () => {
    expect(SCHEME).toBe('hmac-sha256/1');
    expect(commitmentOf('match-7', seed)).toBe(
      'e0bbf808e7c1bbdd18aa9f6a5ff250473f1ff29943a14ac66d3b81ce3fb286c2',
    );
    const text = `{"match":"match-7","scheme":"hmac-sha256/1","seed":"${seed}"}`;
    expect(commitmentOf('match-7', seed)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('the draws', () => {
    const dealer = seededDealer(seed, context);
    const first = (total: number): number[] => Array.from({ length: 12 }, (_, n) => dealer.draw(n, total));
    expect(first(6)).toEqual([1, 3, 3, 1, 1, 2, 5, 0, 5, 5, 2, 2]);
    expect(first(25)).toEqual([4, 19, 8, 11, 21, 15, 19, 5, 22, 10, 20, 21]);
  });

  test('draws that reject', () => {
    const dealer = seededDealer(seed, context);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((n) => dealer.draw(n, 2 ** 47 + 1))).toEqual([
      139_948_351_753_279, 52_640_585_232_995, 63_856_399_722_783, 79_844_589_976_111, 110_114_591_739_421,
      50_676_826_012_828, 60_515_957_097_119, 94_689_463_401_630,
    ]);
  });
});

describe('draws', () => {
  test('are those of the independent scheme, rejections included', () => {
    const dealer = seededDealer(seed, context);
    let rejections = 0;
    for (const total of [1, 2, 3, 7, 52, 1000, 2 ** 32 + 1, 2 ** 47 + 1]) {
      for (let n = 0; n < 60; n++) {
        const { drawn, rejected } = independentDraw(n, total);
        expect(dealer.draw(n, total)).toBe(drawn);
        rejections += rejected;
      }
    }
    expect(rejections).toBeGreaterThan(20);
  });

  test('do not depend on what was drawn before', () => {
    const dealer = seededDealer(seed, context);
    const forwards = [0, 1, 2, 3, 4].map((n) => dealer.draw(n, 1000));
    const backwards = [4, 3, 2, 1, 0].map((n) => dealer.draw(n, 1000));
    expect(backwards.toReversed()).toEqual(forwards);
  });

  test('are even: no face of a die of 6 or of 7 is favoured', () => {
    const dealer = seededDealer(seed, context);
    for (const faces of [6, 7]) {
      const seen = Array.from({ length: faces }, () => 0);
      for (let n = 0; n < 7000; n++) seen[dealer.draw(n, faces)]! += 1;
      const expected = 7000 / faces;
      const chi = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chi).toBeLessThan(25);
    }
  });

  test.each<[string, Partial<DealerContext>]>([
    ['match', { match: 'match-8' }],
    ['game', { game: 'other' }],
    ['options', { options: { rounds: 1, teams: false } }],
    ['seats', { seats: 3 }],
    ['contributions', { contributions: ['00112233445566778899aabbccddeefe', null] }],
    ['a missing contribution', { contributions: [null, null] }],
    ['who contributed', { contributions: [null, '00112233445566778899aabbccddeeff'] }],
  ])('depend on %s', (_name, change) => {
    const draws = (c: DealerContext): string =>
      Array.from({ length: 20 }, (_, n) => seededDealer(seed, c).draw(n, 1000)).join();
    expect(draws({ ...context, ...change })).not.toBe(draws(context));
  });
});

describe('dealtCode', () => {
  const game = mini({ questions: [{ ask: 'dealer', choices: 4 }] });
  const weighted = { ...game, rules: { ...game.rules, weight: (_s: unknown, code: number) => code } };
  const state = game.rules.start({}, 2);

  test('gives each outcome as much room as its weight, in the order of legal', () => {
    const dealt = (drawn: number): number => dealtCode(weighted, state, { draw: () => drawn }, 0, codes());
    expect([0, 1, 2, 3, 4, 5].map(dealt)).toEqual([1, 2, 2, 3, 3, 3]);
  });

  test('asks for a number below the sum of the weights, with the number of the draw', () => {
    const asked: number[][] = [];
    const draw = (n: number, total: number): number => asked.push([n, total]) - 1;
    dealtCode(weighted, state, { draw }, 17, codes());
    expect(asked).toEqual([[17, 6]]);
  });

  test('throws without an outcome, instead of drawing below zero for ever', () => {
    const none = { ...game, rules: { ...game.rules, legal: () => undefined } };
    const draw = (_n: number, total: number): number => {
      if (total === 0) throw new Error('drawn below zero');
      return 0;
    };
    expect(() => dealtCode(none, state, { draw }, 0, codes())).toThrow('there is no outcome to draw');
  });

  test('rngDealer hands the sum on', () => {
    expect(dealtCode(weighted, state, rngDealer({ below: (n) => n - 1 }), 0, codes())).toBe(3);
    expect(DEALER).toBe(30);
    expect(canonical({ b: 1, a: 2 })).toBe('{"a":2,"b":1}');
  });
});
