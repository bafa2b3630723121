import { parseRecord, rankOf, recordOf, resign, reveal, submit, undo, verify } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { fairTable, SEED } from './finished.ts';
import { firstDealer, pick, snapshot, table } from './mini.ts';

const turns = [{ ask: [0] }, { ask: [1] }, { ask: [0] }];

describe('of two', () => {
  test('the other wins at once, with the scores of the moment', () => {
    const m = table({ questions: turns });
    submit(m, 0, pick(2), firstDealer);
    expect(resign(m, 0)).toEqual({ ok: true, from: 1, to: 2 });
    expect(m.result).toMatchObject({
      outcome: { places: [[1], [0]], decidedBy: 'resigned' },
      scores: [{ label: 'sum', points: [2, 0] }],
    });
    expect(submit(m, 1, pick(0), firstDealer)).toEqual({ ok: false, why: 'over' });
    expect(undo(m, 0)).toEqual({ ok: false, why: 'over' });
    expect(resign(m, 1)).toEqual({ ok: false, why: 'over' });
  });

  test('a seat that is not there cannot', () => {
    const m = table({ questions: turns });
    const before = snapshot(m);
    for (const seat of [-1, 2, 0.5, 30])
      expect(resign(m, seat)).toMatchObject({ ok: false, why: 'malformed' });
    expect(snapshot(m)).toBe(before);
  });
});

describe('of more', () => {
  const plan = { questions: [{ ask: [0] }, { ask: [1] }, { ask: [2] }], seats: 3 };

  test('the match goes on, and who resigned is placed last whatever the score', () => {
    const m = table(plan);
    submit(m, 0, pick(2), firstDealer);
    resign(m, 0);
    expect(m.result).toBeUndefined();
    expect(resign(m, 0)).toEqual({ ok: false, why: 'over' });
    submit(m, 1, pick(0), firstDealer);
    submit(m, 2, pick(1), firstDealer);
    // Why the winner is ahead of the second is not lost because somebody has left.
    expect(m.result?.outcome).toEqual({
      places: [[2], [1], [0]],
      decidedBy: 'sum',
      parted: ['sum', 'resigned'],
    });
  });

  test('where a match ends by resigning, that is what decided', () => {
    const m = table(plan);
    submit(m, 0, pick(2), firstDealer);
    resign(m, 0);
    resign(m, 2);
    expect(m.result?.outcome).toEqual({
      places: [[1], [2], [0]],
      decidedBy: 'resigned',
      parted: ['resigned', 'resigned'],
    });
  });

  test('who resigns later is placed higher', () => {
    const m = table(plan);
    resign(m, 1);
    resign(m, 0);
    expect(m.result?.outcome).toMatchObject({ places: [[2], [0], [1]], decidedBy: 'resigned' });
  });

  test('ties among the others stay ties', () => {
    const m = table(plan);
    resign(m, 1);
    for (const seat of [0, 1, 2]) submit(m, seat, pick(1), firstDealer);
    expect(m.result?.outcome.places).toEqual([[0, 2], [1]]);
    // Two share the first place, so the next one is the third.
    expect(m.result?.ranks).toEqual([1, 3]);
    expect([0, 1, 2].map((seat) => rankOf(m.result!, seat))).toEqual([1, 3, 1]);
  });
});

describe('in teams', () => {
  const plan = { questions: [{ ask: [0, 1, 2, 3] }], seats: 4, sides: [0b0101, 0b1010] };

  test('a side is out when all its seats have resigned', () => {
    const m = table(plan);
    resign(m, 0);
    expect(m.result).toBeUndefined();
    resign(m, 2);
    expect(m.result?.outcome).toMatchObject({
      places: [
        [1, 3],
        [0, 2],
      ],
      decidedBy: 'resigned',
    });
  });

  test('one partner who resigns does not lose the match for the other', () => {
    const m = table(plan);
    resign(m, 0);
    for (const seat of [0, 1, 2, 3]) submit(m, seat, pick(seat === 2 ? 2 : 0), firstDealer);
    expect(m.result?.outcome.places).toEqual([
      [0, 2],
      [1, 3],
    ]);
    // A team counts once.
    expect(m.result?.ranks).toEqual([1, 2]);
  });
});

test('alone: resigning is a defeat, not a victory', () => {
  const m = table({ questions: [{ ask: [0] }], seats: 1 });
  resign(m, 0);
  expect(m.result?.outcome).toMatchObject({ places: [[], [0]], decidedBy: 'resigned' });
  expect(rankOf(m.result!, 0)).toBe(2);
});

test('a match that ends by resigning, with an undo before it, verifies', () => {
  const { game, m, dealer } = fairTable({
    questions: [{ ask: 'dealer' }, { ask: [0] }, { ask: [0] }, { ask: [1] }],
  });
  submit(m, 0, pick(1), dealer);
  undo(m, 0);
  submit(m, 0, pick(2), dealer);
  resign(m, 0);
  reveal(m, SEED);
  expect(verify(game, parseRecord(JSON.stringify(recordOf(m))))).toMatchObject({ ok: true });
});
