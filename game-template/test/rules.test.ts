import { choicesOf, submit, entriesSince, undo } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { bid, play, seen } from './playing.ts';

const dealer = { draw: () => 0 };
const SEVEN = { cards: 7 };
/** Three players with seven cards. The last round, for 3 points plus what is carried over, is played automatically. */
const WHOLE = ['7: 7 6 5', '6: 6 7 4', '5: 5 4 7', '4: 4 5 6', '3: 3 2 1', '2: 2 3 3'];

function refusal(m: ReturnType<typeof play>, seat: number, action: unknown): unknown {
  const answer = submit(m, seat, action, dealer);
  return answer.ok ? 'taken' : answer.why === 'illegal' ? answer.refusal : answer.why;
}

describe('set-up', () => {
  test('GT-1.1 a prize brings as many points as its number', () => {
    expect(seen(play(['10: 9 4', '3: 1 2'])).points).toEqual([10, 3]);
  });

  test('GT-1.2 every player has the cards 1 to 13', () => {
    const thirteen = Array.from({ length: 13 }, (_, i) => i + 1);
    expect(seen(play(['5: - - -'])).hands).toEqual([thirteen, thirteen, thirteen]);
  });

  test('GT-1.3 the prizes are 1 to 13 as well', () => {
    expect(seen(play(['5: - -'])).left).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  test('GT-1.4 nobody chooses a prize', () => {
    expect(refusal(play(['5: - -']), 0, { type: 'turn-up', prize: 13 })).toEqual({
      rule: 'GT-1.4',
      facts: {},
    });
    expect(refusal(play(['5: - -']), 0, { type: 'show' })).toEqual({ rule: 'GT-1.4', facts: {} });
  });

  test('GT-1.5 a card that lies face down is seen by its player alone', () => {
    const m = play(['5: 8 - -']);
    expect([0, 1, 'table' as const].map((viewer) => seen(m, viewer).bids)).toEqual([
      [8, null, null],
      ['hidden', null, null],
      ['hidden', null, null],
    ]);
    expect(seen(m, 1).hands[0]).toContain(8);
    expect(JSON.stringify(entriesSince(m, 1, 0))).not.toContain('8');
  });
});

describe('the round', () => {
  test('GT-2.1 the prize is worth its number, and what was carried over', () => {
    expect(seen(play(['10: - -']), 0).prompt).toEqual({ type: 'bid', worth: 10 });
    expect(seen(play(['10: 9 9', '3: - -']), 0).prompt).toEqual({ type: 'bid', worth: 13 });
  });

  test('GT-2.2 all bid at the same time, in any order', () => {
    const m = play(['5: - - -']);
    expect([0, 1, 2].map((seat) => choicesOf(m, seat).length)).toEqual([13, 13, 13]);
    for (const [seat, card] of [
      [2, 3],
      [0, 9],
      [1, 4],
    ] as const) {
      expect(submit(m, seat, bid(card), dealer).ok).toBe(true);
    }
    expect(seen(m).points).toEqual([5, 0, 0]);
  });

  test('GT-2.3 one bid each, which can be taken back until all have bid', () => {
    const m = play(['5: 8 - -']);
    expect(refusal(m, 0, bid(9))).toEqual({ rule: 'GT-2.3', facts: {} });
    expect(undo(m, 0)).toMatchObject({ ok: true });
    expect(submit(m, 0, bid(9), dealer).ok).toBe(true);
    expect(submit(m, 1, bid(1), dealer).ok).toBe(true);
    expect(submit(m, 2, bid(2), dealer).ok).toBe(true);
    expect(undo(m, 2)).toMatchObject({ ok: false, why: 'nothing-to-undo' });
  });

  test('GT-2.4 every card once, and the last one by itself', () => {
    const m = play(['10: 9 4', '3: - -'], { cards: 10 });
    const facts = { cards: 10 };
    expect(refusal(m, 0, bid(9))).toEqual({ rule: 'GT-2.4', facts: { ...facts, card: 9, why: 'played' } });
    expect(refusal(m, 0, bid(12))).toEqual({ rule: 'GT-2.4', facts: { ...facts, card: 12, why: 'absent' } });
    expect(seen(play(WHOLE, SEVEN)).hands).toEqual([[], [], []]);
  });
});

describe('winning', () => {
  test('GT-3.1 the highest bid gets the prize, and all bids are out of the game', () => {
    const { points, hands } = seen(play(['10: 9 4 12']));
    expect(points).toEqual([0, 0, 10]);
    expect(
      hands.map((hand, seat) => [9, 4, 12].filter((card) => !hand.includes(card))[0] === [9, 4, 12][seat]),
    ).toEqual([true, true, true]);
  });

  test('GT-3.2 equal highest bids carry the prize over', () => {
    expect(seen(play(['10: 9 9 4']))).toMatchObject({ points: [0, 0, 0], carried: 10 });
    expect(seen(play(['10: 9 9 4', '3: 1 2 3']))).toMatchObject({ points: [0, 0, 13], carried: 0 });
  });

  test('GT-3.3 the game ends with the last prize', () => {
    const m = play(WHOLE, SEVEN);
    expect(m.result).toBeDefined();
    expect(seen(m, 0).prompt).toEqual({ type: 'over' });
    const { rules } = game;
    expect(rules.actors(m.state as ReturnType<typeof rules.start>)).toBe(0);
    expect(game.whyNot(m.state as ReturnType<typeof rules.start>, 0, bid(1))).toEqual({
      rule: 'GT-3.3',
      facts: {},
    });
  });

  test('GT-3.4 the most points win, equals share their place', () => {
    const m = play(WHOLE, SEVEN);
    expect(seen(m).points).toEqual([10, 6, 12]);
    expect(m.result?.outcome).toEqual({
      places: [[2], [0], [1]],
      decidedBy: 'points',
      parted: ['points', 'points'],
    });
    const even = ['7: 7 7', '6: 6 6', '5: 5 5', '4: 4 4', '3: 3 3', '2: 2 2'];
    expect(play(even, SEVEN).result?.outcome).toMatchObject({ places: [[0, 1]], decidedBy: 'shared' });
  });
});

describe('options', () => {
  test('GT-4.1 ten or seven cards and prizes', () => {
    for (const cards of [10, 7]) {
      const { hands, left } = seen(play(['5: - -'], { cards }));
      expect([hands[0]?.length, hands[1]?.at(-1), left.length]).toEqual([cards, cards, cards - 1]);
    }
    expect(() => game.parseOptions({ cards: 8 }, 2)).toThrow('options.cards');
  });

  test('GT-4.2 without carrying over nobody gets the prize', () => {
    const m = play(['10: 9 9 4', '3: 1 2 3'], { ties: 'discard' });
    expect(seen(m)).toMatchObject({ points: [0, 0, 3], carried: 0 });
  });
});
