import { BadInput, DEALER, rewind, submit, undo, undoable } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { firstDealer, pick, snapshot, table } from './mini.ts';
import type { Plan, Question } from './mini.ts';

const first: Question = { ask: [0] };
const next: Question = { ask: [1] };

/** Plays `[seat, n]` pairs. */
function played(plan: Plan, ...moves: readonly (readonly [number, number])[]): ReturnType<typeof table> {
  const m = table(plan);
  for (const [seat, n] of moves) expect(submit(m, seat, pick(n), firstDealer)).toMatchObject({ ok: true });
  return m;
}

describe('own steps since the last barrier', () => {
  const plan = { questions: [first, first, first, next] };

  test('go back one by one, or several at once', () => {
    const m = played(plan, [0, 1], [0, 2]);
    expect(undoable(m, 0)).toBe(2);
    expect(undo(m, 0)).toEqual({ ok: true, from: 2, to: 3 });
    expect(m.entries.at(-1)).toEqual({ type: 'undo', by: 0, steps: 1 });
    expect(JSON.stringify(m.state)).toBe(JSON.stringify(played(plan, [0, 1]).state));
    submit(m, 0, pick(0), firstDealer);
    undo(m, 0, 2);
    expect(JSON.stringify(m.state)).toBe(JSON.stringify(table(plan).state));
    expect(undoable(m, 0)).toBe(0);
    expect([...m.takenBack]).toEqual([1, 3, 0]);
  });

  test('not more than there are, and no odd number of them', () => {
    const m = played(plan, [0, 1]);
    const before = snapshot(m);
    expect(undo(m, 0, 2)).toEqual({ ok: false, why: 'nothing-to-undo' });
    expect(undo(m, 1)).toEqual({ ok: false, why: 'nothing-to-undo' });
    expect(undo(m, DEALER)).toEqual({ ok: false, why: 'nothing-to-undo' });
    for (const n of [0, -1, 0.5, Number.NaN])
      expect(undo(m, 0, n)).toMatchObject({ ok: false, why: 'malformed' });
    expect(snapshot(m)).toBe(before);
  });

  test('forced answers go with the choice they followed', () => {
    const m = played({ questions: [first, { ask: [0], choices: 1 }, first, next] }, [0, 2]);
    expect(m.line.map((step) => step.auto)).toEqual([false, true]);
    expect(undoable(m, 0)).toBe(1);
    undo(m, 0);
    expect(m.entries.at(-1)).toEqual({ type: 'undo', by: 0, steps: 2 });
    expect(m.line).toEqual([]);
  });
});

describe('undo stops', () => {
  test('where the dealer acted', () => {
    const m = played({ questions: [first, { ask: 'dealer' }, first, next] }, [0, 1]);
    expect(undoable(m, 0)).toBe(0);
    submit(m, 0, pick(0), firstDealer);
    expect(undoable(m, 0)).toBe(0);
  });

  test('where an event reveals', () => {
    const m = played(
      { questions: [first, { ask: [0], reveals: true }, first, next] },
      [0, 1],
      [0, 1],
      [0, 1],
    );
    expect(undoable(m, 0)).toBe(0);
    const n = played(
      { questions: [first, { ask: [0], reveals: true }, first, first, next] },
      [0, 1],
      [0, 1],
      [0, 1],
    );
    expect(undoable(n, 0)).toBe(1);
  });

  test('where another seat is asked', () => {
    const m = played({ questions: [first, next, next] }, [0, 1]);
    expect(undoable(m, 0)).toBe(0);
    expect(undo(m, 0)).toEqual({ ok: false, why: 'nothing-to-undo' });
  });

  test('at the end', () => {
    const m = played({ questions: [first, first] }, [0, 1], [0, 1]);
    expect(undoable(m, 0)).toBe(0);
    expect(undo(m, 0)).toEqual({ ok: false, why: 'over' });
  });

  test('where a group has answered and is asked again', () => {
    const m = played({ questions: [{ ask: [0, 1] }, { ask: [0, 1] }] }, [1, 1], [0, 1]);
    expect(undoable(m, 0)).toBe(0);
    expect(undoable(m, 1)).toBe(0);
  });

  test('where a group has answered and only its last seat is asked again', () => {
    const m = played({ questions: [{ ask: [0, 1] }, next, next] }, [0, 1], [1, 2]);
    expect(undoable(m, 1)).toBe(0);
    expect(undoable(m, 0)).toBe(0);
    const before = snapshot(m);
    expect(undo(m, 0)).toEqual({ ok: false, why: 'nothing-to-undo' });
    expect(snapshot(m)).toBe(before);
  });
});

describe('in a group', () => {
  const plan = { questions: [{ ask: [0, 1, 2] }, first], seats: 3 };

  test("a withdrawn answer leaves the others' where they are", () => {
    const m = played(plan, [0, 1], [2, 2]);
    undo(m, 0);
    expect(m.line.map((step) => step.by)).toEqual([2]);
    expect(JSON.stringify(m.state)).toBe(JSON.stringify(played(plan, [2, 2]).state));
    submit(m, 0, pick(0), firstDealer);
    submit(m, 1, pick(0), firstDealer);
    expect(JSON.stringify(m.state)).toBe(JSON.stringify(played(plan, [0, 0], [1, 0], [2, 2]).state));
  });
});

describe('rewind', () => {
  const plan = { questions: [{ ask: 'dealer' as const }, first, { ask: 'dealer' as const }, next, first] };
  const counting = { draw: (n: number, total: number) => n % total };

  test('goes back beyond any barrier by consent of all, and chance is drawn anew', () => {
    const m = table(plan, counting);
    submit(m, 0, pick(1), counting);
    expect(m.entries).toMatchObject([
      { action: { n: 0 } },
      { action: { n: 1 } },
      { by: DEALER, action: { n: 1 } },
    ]);
    expect(rewind(m, 2, [0, 1], counting)).toEqual({ ok: true, from: 3, to: 5 });
    expect(m.entries.slice(3)).toMatchObject([
      { type: 'rewind', to: 2, consent: [0, 1] },
      { by: DEALER, action: { n: 2 } },
    ]);
    expect(m.dealt).toBe(3);
    expect(undoable(m, 0)).toBe(0);
    expect(submit(m, 1, pick(0), counting)).toMatchObject({ ok: true });
  });

  test('needs everybody who has not resigned', () => {
    const m = table({ ...plan, seats: 3, questions: [...plan.questions, { ask: [2] }] }, counting);
    submit(m, 0, pick(1), counting);
    const before = snapshot(m);
    expect(() => rewind(m, 0, [0, 1], counting)).toThrow(BadInput);
    expect(() => rewind(m, 0, [0, 1], counting)).toThrow('seat 2 has not consented');
    expect(() => rewind(m, 3, [0, 1, 2], counting)).toThrow('the line has 3 steps, 3 cannot be kept');
    expect(() => rewind(m, -1, [0, 1, 2], counting)).toThrow(BadInput);
    expect(() => rewind(m, 0.5, [0, 1, 2], counting)).toThrow(BadInput);
    expect(snapshot(m)).toBe(before);
    expect(() => rewind(m, 0, [0, 1, 2], counting)).not.toThrow();
  });

  test('the consent that is recorded is the seats of the table, each once', () => {
    const m = table(plan, counting);
    submit(m, 0, pick(1), counting);
    rewind(m, 2, [1, 0, 1], counting);
    expect(m.entries.find((e) => e.type === 'rewind')).toMatchObject({ consent: [0, 1] });
    expect(() => rewind(m, 2, [0, 1, 7], counting)).toThrow(BadInput);
  });

  test('not after the end', () => {
    const m = played({ questions: [first] }, [0, 1]);
    expect(rewind(m, 0, [0, 1], firstDealer)).toEqual({ ok: false, why: 'over' });
  });
});
