import { redactEvent, rewind, submit, tellSince, undo, versionOf, viewOf } from '@four-crowns/core';
import type { GameEvent, Match, Viewer } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { firstDealer, pick, table } from './mini.ts';

const secret: GameEvent = { type: 'draw', seat: 1, secret: { to: 0b110, card: 'king' } };

describe('redactEvent', () => {
  test.each<[Viewer, boolean]>([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
    ['table', false],
    ['all', true],
  ])('%s: the secret stays %s', (viewer, stays) => {
    expect(redactEvent(secret, viewer)).toEqual(stays ? secret : { type: 'draw', seat: 1 });
  });

  test('what has no secret stays, and what reveals stays known to', () => {
    const open: GameEvent = { type: 'roll', die: 6, reveals: true };
    expect(redactEvent(open, 'table')).toEqual(open);
    expect(redactEvent({ ...open, secret: { to: 1 } }, 'table')).toEqual(open);
  });
});

const together = { questions: [{ ask: [0, 1] }, { ask: [0] }, { ask: [1] }] };
const drafted = {
  questions: [{ ask: [0] }, { ask: [0] }, { ask: [1] }, { ask: [1] }],
  drafts: 'closed',
} as const;

/** Who did what, and at which version. */
function told(m: Match, viewer: Viewer, from = 0): string[] {
  return tellSince(m, viewer, from).map((t) => `${t.version} ${t.type}${'by' in t ? ` ${t.by}` : ''}`);
}

describe('tellSince', () => {
  test('events are cut for each viewer, and the action itself is never told', () => {
    const m = table(together);
    submit(m, 0, pick(2), firstDealer);
    expect(tellSince(m, 0, 0)).toEqual([
      { version: 1, type: 'step', by: 0, events: [{ type: 'picked', seat: 0, secret: { to: 1, n: 2 } }] },
    ]);
    for (const viewer of [1, 'table'] as const) {
      expect(tellSince(m, viewer, 0)).toEqual([
        { version: 1, type: 'step', by: 0, events: [{ type: 'picked', seat: 0 }] },
      ]);
      expect(JSON.stringify(tellSince(m, viewer, 0))).not.toContain('action');
    }
  });

  test('only what is new; forced answers are marked', () => {
    const m = table({ questions: [{ ask: [0] }, { ask: [1], choices: 1 }, { ask: [0] }] });
    submit(m, 0, pick(2), firstDealer);
    expect(told(m, 1)).toEqual(['1 step 0', '2 step 1']);
    expect(tellSince(m, 1, 1)).toMatchObject([{ version: 2, by: 1, auto: true }]);
    expect(told(m, 1, 2)).toEqual([]);
  });

  test('open drafts and their undo are told to everybody', () => {
    const m = table({ ...drafted, drafts: 'open' });
    submit(m, 0, pick(2), firstDealer);
    undo(m, 0);
    expect(told(m, 1)).toEqual(['1 step 0', '2 undo 0']);
    expect(versionOf(m, 1)).toBe(2);
  });

  test('a closed draft is told to its seat at once, to others at the barrier', () => {
    const m = table(drafted);
    submit(m, 0, pick(2), firstDealer);
    expect(told(m, 0)).toEqual(['1 step 0']);
    for (const viewer of [1, 'table'] as const) {
      expect(told(m, viewer)).toEqual([]);
      expect(versionOf(m, viewer)).toBe(0);
    }
    submit(m, 0, pick(1), firstDealer);
    for (const viewer of [0, 1, 'table'] as const) {
      expect(told(m, viewer)).toEqual(['1 step 0', '2 step 0']);
      expect(versionOf(m, viewer)).toBe(2);
    }
  });

  test('a closed draft that was taken back is never told to others, nor that it was', () => {
    const m = table(drafted);
    submit(m, 0, pick(2), firstDealer);
    undo(m, 0);
    expect(told(m, 1)).toEqual([]);
    expect(versionOf(m, 1)).toBe(0);
    submit(m, 0, pick(0), firstDealer);
    submit(m, 0, pick(1), firstDealer);
    expect(told(m, 0)).toEqual(['1 step 0', '2 undo 0', '3 step 0', '4 step 0']);
    expect(told(m, 1)).toEqual(['3 step 0', '4 step 0']);
  });

  test('a closed draft that a take-back of all swept away is not told to others either', () => {
    const m = table(drafted);
    for (const n of [0, 0]) submit(m, 0, pick(n), firstDealer);
    submit(m, 1, pick(2), firstDealer);
    expect(told(m, 0)).toEqual(['1 step 0', '2 step 0']);
    rewind(m, 1, [0, 1], firstDealer);
    expect(told(m, 1)).toEqual(['1 step 0', '2 step 0', '3 step 1', '4 rewind']);
    expect(told(m, 0)).toEqual(['1 step 0', '2 step 0', '4 rewind']);
    expect(told(m, 'table')).toEqual(['1 step 0', '2 step 0', '4 rewind']);
  });

  test('of closed answers given at once each seat is told its own', () => {
    const m = table({
      ...together,
      questions: [{ ask: [0, 1, 2] }, { ask: [0] }, { ask: [1] }],
      seats: 3,
      drafts: 'closed',
    });
    submit(m, 2, pick(1), firstDealer);
    submit(m, 0, pick(1), firstDealer);
    expect(told(m, 0)).toEqual(['2 step 0']);
    expect(told(m, 2)).toEqual(['1 step 2']);
    expect(told(m, 1)).toEqual([]);
    submit(m, 1, pick(1), firstDealer);
    for (const viewer of [0, 1, 2, 'table'] as const)
      expect(told(m, viewer)).toEqual(['1 step 2', '2 step 0', '3 step 1']);
  });
});

test('who asks bit by bit is told all that is told at once', () => {
  const plan = { questions: [{ ask: [0, 1, 2] }, { ask: [0] }, { ask: [1] }], seats: 3 };
  for (const drafts of ['open', 'closed'] as const) {
    const m = table({ ...plan, drafts });
    const heard: string[][] = [[], [], []];
    const from = [0, 0, 0];
    for (const seat of [2, 0, 1, 0, 1]) {
      submit(m, seat, pick(1), firstDealer);
      for (const viewer of [0, 1, 2]) {
        heard[viewer]!.push(...told(m, viewer, from[viewer]));
        from[viewer] = versionOf(m, viewer);
      }
    }
    expect(m.result).toBeDefined();
    for (const viewer of [0, 1, 2]) expect(heard[viewer]!.toSorted()).toEqual(told(m, viewer));
  }
});

describe('viewOf', () => {
  test('the whole truth only after the end', () => {
    const m = table({ questions: [{ ask: [0] }] });
    expect(() => viewOf(m, 'all')).toThrow('the whole truth only after the end');
    submit(m, 0, pick(1), firstDealer);
    expect(viewOf(m, 'all')).toMatchObject({ viewer: 'all', answers: [[1, 'none']] });
  });

  test('where drafts are closed, others see the table as it was at the last barrier', () => {
    const m = table(drafted);
    const before = viewOf(m, 1);
    submit(m, 0, pick(2), firstDealer);
    expect(viewOf(m, 1)).toEqual(before);
    expect(viewOf(m, 'table')).toEqual({ ...before, viewer: 'table' });
    expect(viewOf(m, 0)).toMatchObject({
      asked: 1,
      answers: [[2, 'none'], expect.anything(), expect.anything(), expect.anything()],
    });
    submit(m, 0, pick(1), firstDealer);
    expect(viewOf(m, 1)).toMatchObject({ asked: 2 });
  });

  test('where they are open, everybody sees them, without what is sealed', () => {
    const m = table(together);
    submit(m, 0, pick(2), firstDealer);
    expect(viewOf(m, 1)).toMatchObject({
      asked: 0,
      answers: [['hidden', 'none'], expect.anything(), expect.anything()],
    });
    expect(viewOf(m, 0)).toMatchObject({ answers: [[2, 'none'], expect.anything(), expect.anything()] });
  });
});
