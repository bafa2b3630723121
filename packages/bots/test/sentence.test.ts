import { describe, expect, test } from 'vitest';
import { reasonsOf } from '../src/index.ts';
import type { Knowledge, Term } from '../src/index.ts';
import { sentenceOf, sentencesOf } from '../src/sentence.ts';
import type { Speaker } from '../src/sentence.ts';
import { checkSentences } from '../src/testing/check-sentences.ts';
import { knowing, tree } from './stones-knowledge.ts';
import { anyStones, ownPoints } from './stones.ts';

type Terms = (points: number) => readonly Term[];

function withTerms(terms: Terms): Knowledge {
  return { ...knowing(tree), terms: (s: never, seat) => terms(ownPoints(s, seat)) };
}

/** Seven points are a ten minus three ones: gains and losses in one turn. */
const tens: Terms = (points) => [
  { id: 'tens', value: 10 * Math.round(points / 10) },
  { id: 'ones', value: points - 10 * Math.round(points / 10) },
];
const spending =
  (price: number): Terms =>
  (points) => [{ id: 'hand', value: -price * points, isPrice: true }];
const budget = { seeds: [1, 2, 3, 4, 5, 6], every: 2 };

/** Changes the sentences of real hints; each change must be detected. */
function planted(change: (text: string) => string): typeof sentencesOf {
  return (turns, speaker) => sentencesOf(turns, speaker).map(change);
}

describe('the check of sentences', () => {
  test('finds nothing wrong in what is said of real hints', () => {
    const { sentences, frames } = checkSentences(anyStones, withTerms(tens), budget);
    expect(sentences).toBe(frames.gains + frames.both + frames.losses + frames.none);
    expect(frames.gains).toBeGreaterThan(10);
    expect(frames.both).toBeGreaterThan(5);
  });

  test.each([
    ['reasons that are hushed up', () => '<frame.none> ', /it has reasons/],
    ['a price where something is gained', (text: string) => `<frame.losses> ${text}`, /something is gained/],
    [
      'a loss before a gain',
      (text: string) => text.replace(/<frame\.both> (.*) \| (.*)/i, '<frame.both> $2 | $1'),
      /a gain follows a loss/,
    ],
    [
      'gains in the wrong order',
      (text: string) => text.replace(/(\[terms\.\w+\.up \]) and (\[terms\.\w+\.up \])/i, '$2 and $1'),
      /should be/,
    ],
    [
      'a lesser gain in place of the first',
      (text: string) => text.replace(/^\[terms\.\w+\.up \] and /i, ''),
      /should be/,
    ],
  ])('finds %s', (_what, change, complaint) => {
    expect(() => checkSentences(anyStones, withTerms(tens), budget, planted(change))).toThrow(complaint);
  });

  test('finds a difference that is not little, and a little one that is made much of', () => {
    const swapped = planted((text) =>
      text.replace(/frame\.(none|unnamed)/i, (_, frame: string) =>
        frame === 'none' ? 'frame.unnamed' : 'frame.none',
      ),
    );
    expect(checkSentences(anyStones, withTerms(spending(1)), budget).frames.unnamed).toBeGreaterThan(10);
    expect(() => checkSentences(anyStones, withTerms(spending(1)), budget, swapped)).toThrow(
      /is more than 0\.4/,
    );
    expect(checkSentences(anyStones, withTerms(spending(0.01)), budget).frames.none).toBeGreaterThan(10);
    expect(() => checkSentences(anyStones, withTerms(spending(0.01)), budget, swapped)).toThrow(
      /is at most 0\.4/,
    );
  });
});

const speaker: Speaker = {
  lang: 'en',
  say: (key, { gains = '', losses = '' }) => [key, gains, losses].filter((word) => word !== '').join(' '),
  has: () => false,
  name: (_id, of) => of,
};

test('a turn without reasons makes little difference only if no part changes by much, prices too', () => {
  const hand = (value: number): Term => ({ id: 'hand', value, isPrice: true });
  expect(reasonsOf([hand(5)], [hand(4.7)], 0.4)).toEqual([]);
  const spent = reasonsOf([hand(5)], [hand(4)], 0.4);
  expect(spent).toEqual([{ id: 'unnamed', change: -1, apart: 0, facts: {} }]);
  expect(sentenceOf(spent, speaker)).toBe('Frame.unnamed.');
  expect(sentenceOf([], speaker)).toBe('Frame.none.');
  // Two large parts that cancel each other out are not a small difference either.
  const both = [hand(5), { id: 'stock', value: 1, isCounted: true } as const];
  expect(reasonsOf(both, [hand(3), { id: 'stock', value: 3, isCounted: true }], 0.4)).toMatchObject([
    { id: 'unnamed', change: 0 },
  ]);
});

test('the gain that sets a turn apart comes first, however light, if it is a tenth of the weightiest', () => {
  const gain = (id: string, change: number, apart: number) => ({ id, change, apart, facts: {} });
  expect(sentenceOf([gain('a', 10, 0), gain('b', 4, 0), gain('c', 0.5, 1.5)], speaker)).toBe(
    'Terms.c.up and terms.a.up.',
  );
  expect(sentenceOf([gain('a', 10, 0), gain('b', 4, 0), gain('c', 0.5, 0.9)], speaker)).toBe(
    'Terms.a.up and terms.b.up.',
  );
});
