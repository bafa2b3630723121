import { DEALER, choicesOf, freshFrom, submit, undo, versionOf } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { firstDealer, pick, snapshot, table } from './mini.ts';

const turns = { questions: [{ ask: [0] }, { ask: [0] }, { ask: [1] }, { ask: [0] }] };
const together = { questions: [{ ask: [0, 1, 2] }, { ask: [0] }], seats: 3 };

describe('malformed', () => {
  test.each([-1, 2, 0.5, Number.NaN, Number.POSITIVE_INFINITY, DEALER])(
    'seat %d is not at the table',
    (seat) => {
      const m = table(turns);
      const before = snapshot(m);
      expect(submit(m, seat, pick(1), firstDealer)).toMatchObject({
        ok: false,
        why: 'malformed',
        what: expect.stringMatching(/^seat: /),
      });
      expect(snapshot(m)).toBe(before);
    },
  );

  test.each([undefined, null, 7, 'pick', [], {}, { type: 'pick' }, { type: 'pick', n: 0.5 }])(
    'action %j',
    (raw) => {
      const m = table(turns);
      const before = snapshot(m);
      expect(submit(m, 0, raw, firstDealer)).toMatchObject({
        ok: false,
        why: 'malformed',
        what: expect.stringMatching(/^action: /),
      });
      expect(snapshot(m)).toBe(before);
    },
  );

  test.each([-1, 1, 0.5, Number.NaN])('version %d of a match of 0 entries', (version) => {
    const m = table(turns);
    expect(submit(m, 0, pick(1), firstDealer, version)).toMatchObject({
      ok: false,
      why: 'malformed',
      what: expect.stringMatching(/^version: /),
    });
  });
});

describe('illegal', () => {
  test('a seat that is not asked', () => {
    const m = table(turns);
    const before = snapshot(m);
    expect(submit(m, 1, pick(1), firstDealer)).toEqual({
      ok: false,
      why: 'illegal',
      refusal: { rule: 'M-1.1', facts: { question: 0 } },
    });
    expect(snapshot(m)).toBe(before);
  });

  test('what is not among the choices', () => {
    const m = table(turns);
    const before = snapshot(m);
    expect(submit(m, 0, pick(3), firstDealer)).toMatchObject({
      ok: false,
      why: 'illegal',
      refusal: { rule: 'M-1.2' },
    });
    expect(submit(m, 0, pick(-1), firstDealer)).toMatchObject({ ok: false, why: 'illegal' });
    expect(snapshot(m)).toBe(before);
  });

  test('a second answer to the same question', () => {
    const m = table(together);
    submit(m, 1, pick(0), firstDealer);
    expect(submit(m, 1, pick(2), firstDealer)).toMatchObject({
      ok: false,
      why: 'illegal',
      refusal: { rule: 'M-1.1' },
    });
  });

  test('is judged by what the seat sees: a closed draft shows in no refusal', () => {
    const m = table({ ...turns, drafts: 'closed' });
    const before = submit(m, 1, pick(1), firstDealer);
    submit(m, 0, pick(1), firstDealer);
    expect(submit(m, 1, pick(1), firstDealer)).toEqual(before);
  });
});

describe('stale', () => {
  test('a version of before the last barrier', () => {
    const m = table(turns);
    submit(m, 0, pick(0), firstDealer);
    submit(m, 0, pick(0), firstDealer);
    expect(freshFrom(m, 1)).toBe(2);
    const before = snapshot(m);
    expect(submit(m, 1, pick(0), firstDealer, 1)).toEqual({ ok: false, why: 'stale', version: 2 });
    expect(snapshot(m)).toBe(before);
    expect(submit(m, 1, pick(0), firstDealer, 2)).toMatchObject({ ok: true });
  });

  test("a version of before the seat's own last step or undo", () => {
    const m = table(turns);
    submit(m, 0, pick(0), firstDealer, 0);
    expect(freshFrom(m, 0)).toBe(1);
    expect(submit(m, 0, pick(0), firstDealer, 0)).toMatchObject({ ok: false, why: 'stale', version: 1 });
    undo(m, 0);
    expect(freshFrom(m, 0)).toBe(2);
    expect(submit(m, 0, pick(0), firstDealer, 1)).toMatchObject({ ok: false, why: 'stale', version: 2 });
    expect(submit(m, 0, pick(0), firstDealer, 2)).toMatchObject({ ok: true });
  });

  test('answers given at once never make each other stale', () => {
    const m = table(together);
    expect(submit(m, 2, pick(0), firstDealer, 0)).toEqual({ ok: true, from: 0, to: 1 });
    expect(submit(m, 0, pick(1), firstDealer, 0)).toEqual({ ok: true, from: 1, to: 2 });
    expect(submit(m, 1, pick(2), firstDealer, 0)).toEqual({ ok: true, from: 2, to: 3 });
  });

  test('nor does an undo of another', () => {
    const m = table(together);
    submit(m, 2, pick(0), firstDealer, 0);
    undo(m, 2);
    expect(submit(m, 0, pick(1), firstDealer, 0)).toMatchObject({ ok: true });
  });

  test('what a seat was shown is fresh, also after its undo amid closed answers of others', () => {
    const m = table({ ...together, drafts: 'closed' });
    submit(m, 1, pick(0), firstDealer);
    submit(m, 0, pick(0), firstDealer);
    undo(m, 0);
    expect(versionOf(m, 0)).toBeGreaterThanOrEqual(freshFrom(m, 0));
    expect(submit(m, 0, pick(1), firstDealer, versionOf(m, 0))).toMatchObject({ ok: true });
  });

  test('a stale seat is not told how long a closed draft of another is', () => {
    const plan = {
      questions: [{ ask: [1] }, { ask: [0] }, { ask: [0] }, { ask: [1] }],
      drafts: 'closed',
    } as const;
    const m = table(plan);
    submit(m, 1, pick(0), firstDealer);
    submit(m, 0, pick(0), firstDealer);
    expect(submit(m, 1, pick(0), firstDealer, 0)).toEqual({
      ok: false,
      why: 'stale',
      version: versionOf(m, 1),
    });
  });
});

describe('taken', () => {
  test('what follows by itself comes with it: chance and forced answers', () => {
    const plan = {
      questions: [{ ask: [0] }, { ask: 'dealer' as const }, { ask: [1], choices: 1 }, { ask: [0, 1] }],
    };
    const m = table(plan, firstDealer);
    expect(submit(m, 0, pick(2), { draw: (n, total) => (n === 0 ? total - 1 : 0) })).toEqual({
      ok: true,
      from: 0,
      to: 3,
    });
    expect(m.entries).toMatchObject([
      { type: 'step', by: 0, action: { n: 2 } },
      { type: 'step', by: DEALER, action: { n: 2 } },
      { type: 'step', by: 1, action: { n: 0 }, auto: true },
    ]);
    expect(m.entries.map((e) => 'auto' in e)).toEqual([false, false, true]);
    expect(choicesOf(m, 0)).toEqual([pick(0), pick(1), pick(2)]);
  });

  test('chance and forced answers also come before the first question', () => {
    const m = table({ questions: [{ ask: 'dealer' }, { ask: [0, 1], choices: 1 }, { ask: [1] }] });
    expect(m.entries.map((e) => 'by' in e && e.by)).toEqual([DEALER, 0, 1]);
    expect(m.dealt).toBe(1);
    expect(choicesOf(m, 0)).toEqual([]);
  });
});

test('over: nothing is taken after the end, not even malformed', () => {
  const m = table({ questions: [{ ask: [0] }] });
  submit(m, 0, pick(2), firstDealer);
  expect(m.result).toMatchObject({
    outcome: { places: [[0], [1]], decidedBy: 'sum' },
    scores: [{ label: 'sum', points: [2, 0] }],
  });
  const before = snapshot(m);
  expect(submit(m, 0, pick(1), firstDealer)).toEqual({ ok: false, why: 'over' });
  expect(submit(m, 1, null, firstDealer)).toEqual({ ok: false, why: 'over' });
  expect(choicesOf(m, 0)).toEqual([]);
  expect(snapshot(m)).toBe(before);
});
