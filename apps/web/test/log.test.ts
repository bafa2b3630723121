import type { GameScreen } from '@four-crowns/ui-kit';
import type { Mover, VisibleEntry } from '@four-crowns/core';
import { about } from '../../../games/the-king-is-dead/ui/speak.ts';
import { expect, test } from 'vitest';
import { aboutOf, blocksOf, extended, itemsOf, NO_LOG, sinceLastTurn } from '../src/table/state/log.ts';
import type { LogItem } from '../src/table/state/log.ts';

const step = (version: number, by: Mover, ...types: string[]): VisibleEntry => ({
  version,
  type: 'step',
  by,
  events: types.map((type) => ({ type })),
});
const typesOf = (items: readonly LogItem[]) => items.map((i) => (i.kind === 'event' ? i.event.type : i.kind));

test('what was taken back is gone, and that it was taken back is said', () => {
  const entries: VisibleEntry[] = [
    step(1, 0, 'a'),
    step(2, 0, 'b'),
    step(3, 0, 'c'),
    { version: 4, type: 'undo', by: 0, steps: 2 },
  ];
  expect(typesOf(itemsOf(entries))).toEqual(['a', 'undo']);
  // Only the own steps of the seat: a sealed answer of another one stays.
  const both: VisibleEntry[] = [
    step(1, 0, 'a'),
    step(2, 1, 'b'),
    { version: 3, type: 'undo', by: 0, steps: 1 },
  ];
  expect(typesOf(itemsOf(both))).toEqual(['b', 'undo']);
});

test('going back by consent keeps the first steps of the line and all that was said about others', () => {
  const entries: VisibleEntry[] = [
    step(1, 'chance', 'deal'),
    step(2, 0, 'a'),
    { version: 3, type: 'resign', by: 1 },
    step(4, 0, 'b'),
    { version: 5, type: 'rewind', to: 2, consent: [0, 1] },
    step(6, 'chance', 'deal again'),
  ];
  expect(typesOf(itemsOf(entries))).toEqual(['deal', 'a', 'resign', 'rewind', 'deal again']);
});

test('the mark of a line is whom it is about, not who took the step', () => {
  // Chance gives seat 1 a good in the step of seat 0.
  const entries: VisibleEntry[] = [
    {
      version: 1,
      type: 'step',
      by: 0,
      events: [{ type: 'roll', seat: 0 }, { type: 'aid', seat: 1 }, { type: 'over' }],
    },
    { version: 2, type: 'step', by: 'chance', events: [{ type: 'turn', seat: 1 }] },
    { version: 3, type: 'resign', by: 1 },
  ];
  expect(itemsOf(entries).map((item) => aboutOf(item, {}))).toEqual([0, 1, undefined, 1, 1]);
  // What the Saxons do stands under the human's seat.
  const saxon: VisibleEntry = {
    version: 1,
    type: 'step',
    by: 0,
    events: [{ type: 'play', by: 'saxons', seat: 0 }],
  };
  expect(
    itemsOf([saxon]).map((item) => aboutOf(item, { about: about as Required<GameScreen>['about'] })),
  ).toEqual([undefined]);
});

test('the recap begins after the own last choice; forced answers are none', () => {
  const entries: VisibleEntry[] = [
    step(1, 0, 'mine'),
    { version: 2, type: 'step', by: 0, auto: true, events: [{ type: 'forced' }] },
    step(3, 1, 'theirs'),
    step(4, 'chance', 'card'),
  ];
  expect(typesOf(sinceLastTurn(entries, 0))).toEqual(['forced', 'theirs', 'card']);
  expect(sinceLastTurn(entries, 2)).toEqual([]);
});

test('a log put together from pages and news has every line once, in order', () => {
  const news = extended(NO_LOG, [step(5, 0, 'e'), step(6, 1, 'f')], 0);
  const page = extended(news, [step(1, 0, 'a'), step(5, 0, 'e')], 6);
  expect(page.entries.map((t) => t.version)).toEqual([1, 5, 6]);
  expect(page.upTo).toBe(6);
  expect(extended(page, [step(7, 0, 'g')], 7).entries).toHaveLength(4);
});

test('lines and blocks that did not change are the same objects', () => {
  const entries = Array.from({ length: 90 }, (_, i) => step(i + 1, 0, 'x'));
  const before = blocksOf(itemsOf(entries), []);
  const after = blocksOf(itemsOf([...entries, step(91, 1, 'y')]), before);
  expect(after).toHaveLength(3);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(after[2]).not.toBe(before[2]);
  expect(after[2]?.[0]).toBe(before[2]?.[0]);
});
