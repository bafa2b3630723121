import {
  freshFrom,
  knownEntries,
  lengthAt,
  placeOf,
  redactEvent,
  resign,
  rewind,
  submit,
  entriesSince,
  undo,
  versionAt,
  versionOf,
  viewOf,
} from '@four-crowns/core';
import type { GameEvent, Match, Retelling, Viewer } from '@four-crowns/core';
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
  return entriesSince(m, viewer, from).map((t) => `${t.version} ${t.type}${'by' in t ? ` ${t.by}` : ''}`);
}

describe('entriesSince', () => {
  test('events are cut for each viewer, and the action itself is never told', () => {
    const m = table(together);
    submit(m, 0, pick(2), firstDealer);
    expect(entriesSince(m, 0, 0)).toEqual([
      { version: 1, type: 'step', by: 0, events: [{ type: 'picked', seat: 0, secret: { to: 1, n: 2 } }] },
    ]);
    for (const viewer of [1, 'table'] as const) {
      expect(entriesSince(m, viewer, 0)).toEqual([
        { version: 1, type: 'step', by: 0, events: [{ type: 'picked', seat: 0 }] },
      ]);
      expect(JSON.stringify(entriesSince(m, viewer, 0))).not.toContain('action');
    }
  });

  test('only what is new; forced answers are marked', () => {
    const m = table({ questions: [{ ask: [0] }, { ask: [1], choices: 1 }, { ask: [0] }] });
    submit(m, 0, pick(2), firstDealer);
    expect(told(m, 1)).toEqual(['1 step 0', '2 step 1']);
    expect(entriesSince(m, 1, 1)).toMatchObject([{ version: 2, by: 1, auto: true }]);
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
    expect(told(m, 1)).toEqual(['1 step 0', '2 step 0']);
  });

  test('a closed draft that a take-back of all swept away is not told to others either', () => {
    const m = table(drafted);
    for (const n of [0, 0]) submit(m, 0, pick(n), firstDealer);
    submit(m, 1, pick(2), firstDealer);
    expect(told(m, 0)).toEqual(['1 step 0', '2 step 0']);
    rewind(m, 1, [0, 1], firstDealer);
    expect(told(m, 1)).toEqual(['1 step 0', '2 step 0', '3 step 1', '4 rewind']);
    expect(told(m, 0)).toEqual(['1 step 0', '2 step 0', '3 rewind']);
    expect(told(m, 'table')).toEqual(['1 step 0', '2 step 0', '3 rewind']);
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
    expect(told(m, 0)).toEqual(['1 step 0']);
    expect(told(m, 2)).toEqual(['1 step 2']);
    expect(told(m, 1)).toEqual([]);
    submit(m, 1, pick(1), firstDealer);
    // The own step was known before the others'.
    expect(told(m, 0)).toEqual(['1 step 0', '2 step 2', '3 step 1']);
    expect(told(m, 1)).toEqual(['1 step 1', '2 step 2', '3 step 0']);
    for (const viewer of [2, 'table'] as const)
      expect(told(m, viewer)).toEqual(['1 step 2', '2 step 0', '3 step 1']);
  });
});

test('who asks bit by bit is told all that is told at once', () => {
  const plan = { questions: [{ ask: [0, 1, 2] }, { ask: [0] }, { ask: [1] }], seats: 3 };
  for (const drafts of ['open', 'closed'] as const) {
    const m = table({ ...plan, drafts });
    const received: string[][] = [[], [], []];
    const from = [0, 0, 0];
    for (const seat of [2, 0, 1, 0, 1]) {
      submit(m, seat, pick(1), firstDealer);
      for (const viewer of [0, 1, 2]) {
        received[viewer]!.push(...told(m, viewer, from[viewer]));
        from[viewer] = versionOf(m, viewer);
      }
    }
    expect(m.result).toBeDefined();
    for (const viewer of [0, 1, 2]) expect(received[viewer]!.toSorted()).toEqual(told(m, viewer));
  }
});

describe('closed drafts cannot be counted', () => {
  const plan = {
    questions: [{ ask: [0, 1, 2] }, { ask: [0] }, { ask: [1] }],
    seats: 3,
    drafts: 'closed',
  } as const;

  /** The same match, but seat 2 changes its mind so many times before it answers. */
  function play(changes: number): { readonly m: Match; readonly seen: unknown[] } {
    const m = table(plan);
    const seen: unknown[] = [];
    const look = (): void => {
      for (const viewer of [0, 1, 'table'] as const)
        seen.push(versionOf(m, viewer), entriesSince(m, viewer, 0));
      for (const seat of [0, 1]) {
        const tries = Array.from({ length: 12 }, (_, version) =>
          submit(m, seat, pick(9), firstDealer, version),
        );
        seen.push(freshFrom(m, seat), tries, lengthAt(m, seat, versionOf(m, seat)) === m.border.version);
      }
    };
    submit(m, 2, pick(1), firstDealer);
    look();
    for (let i = 0; i < changes; i++) {
      undo(m, 2);
      submit(m, 2, pick(1), firstDealer);
    }
    look();
    submit(m, 0, pick(1), firstDealer);
    look();
    submit(m, 1, pick(2), firstDealer, versionOf(m, 1));
    look();
    submit(m, 0, pick(0), firstDealer);
    look();
    return { m, seen };
  }

  test('however often somebody changes its mind, the others see, are told and may send the same', () => {
    const once = play(0);
    for (const changes of [1, 4]) {
      const more = play(changes);
      expect(more.m.entries.length).toBe(once.m.entries.length + 2 * changes);
      expect(more.seen).toEqual(once.seen);
      // Anyone who did it knows.
      expect(versionOf(more.m, 2)).toBe(versionOf(once.m, 2) + 2 * changes);
    }
  });

  test('what was known once keeps its number, and a version leads back to the barrier it was seen at', () => {
    const { m } = play(2);
    for (const viewer of [0, 1, 2, 'table'] as const) {
      const last = versionOf(m, viewer);
      expect(lengthAt(m, viewer, last)).toBe(m.border.version);
      expect(versionAt(m, viewer, m.border.version)).toBe(last);
      expect(lengthAt(m, viewer, 0)).toBe(0);
      const numbers = knownEntries(m, viewer).map((entry) => placeOf(m, viewer, entry));
      expect(numbers).toEqual(Array.from({ length: last }, (_, i) => i));
    }
    const before = knownEntries(m, 0).slice();
    submit(m, 1, pick(1), firstDealer);
    expect(m.result).toBeDefined();
    expect(knownEntries(m, 0).slice(0, before.length)).toEqual(before);
  });

  test('resigning in the middle of drafts makes them known behind it', () => {
    const m = table({ ...plan, questions: [{ ask: [0, 1] }, { ask: [0] }], seats: 2 });
    submit(m, 0, pick(2), firstDealer);
    undo(m, 0);
    submit(m, 0, pick(1), firstDealer);
    expect(told(m, 1)).toEqual([]);
    resign(m, 1);
    expect(m.result).toBeDefined();
    expect(told(m, 1)).toEqual(['1 resign 1', '2 step 0']);
    expect(told(m, 0)).toEqual(['1 step 0', '2 undo 0', '3 step 0', '4 resign 1']);
  });
});

describe('viewOf', () => {
  test('the whole truth only after the end', () => {
    const m = table({ questions: [{ ask: [0] }] });
    expect(() => viewOf(m, 'all')).toThrow('the viewer "all" sees a match only after its end');
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

describe('retell', () => {
  /** Others' picks are told only while they are the latest of all. */
  function fading(): Match {
    const m = table({ questions: [{ ask: [0] }, { ask: [1] }, { ask: [0] }, { ask: [1] }] });
    const retell = (): Retelling<GameEvent> => ({
      eventsNow: (viewer, steps) =>
        steps.map(({ events }, i) => {
          if (i === steps.length - 1 || events.some((e) => e['seat'] === viewer)) return events;
          return i === 0 ? [] : [{ type: 'faded' }];
        }),
    });
    return { ...m, game: { ...m.game, retell } };
  }

  test('what is covered by now is told in its covered form, and not at all where nothing is left of it', () => {
    const m = fading();
    submit(m, 0, pick(1), firstDealer);
    expect(entriesSince(m, 1, 0)).toMatchObject([
      { version: 1, events: [{ type: 'picked', seat: 0 }, { type: 'resolved' }] },
    ]);
    submit(m, 1, pick(1), firstDealer);
    submit(m, 0, pick(1), firstDealer);
    expect(entriesSince(m, 'table', 0)).toMatchObject([
      { version: 2, by: 1, events: [{ type: 'faded' }] },
      { version: 3, by: 0, events: [{ type: 'picked', seat: 0 }, { type: 'resolved' }] },
    ]);
    // From wherever one asks, it is judged by the whole story.
    expect(entriesSince(m, 'table', 1)).toEqual(entriesSince(m, 'table', 0));
    expect(entriesSince(m, 1, 0).map((t) => t.version)).toEqual([2, 3]);
    expect(entriesSince(m, 0, 0)).toMatchObject([
      { version: 1, events: [{ type: 'picked' }, { type: 'resolved' }] },
      { version: 2, events: [{ type: 'faded' }] },
      { version: 3, events: [{ type: 'picked' }, { type: 'resolved' }] },
    ]);
  });

  test('after the end everything is told as it was', () => {
    const m = fading();
    for (const seat of [0, 1, 0, 1]) submit(m, seat, pick(1), firstDealer);
    expect(m.result).toBeDefined();
    expect(entriesSince(m, 'table', 0).map((t) => t.type === 'step' && t.events[0]?.type)).toEqual(
      Array.from({ length: 4 }, () => 'picked'),
    );
  });
});
