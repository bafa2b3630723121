import { codes, DEALER, fastRng } from '@four-crowns/core';
import type { Action } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { hintFor, partsByWeight, reasonsOf, sentencesOf } from '../src/index.ts';
import type { Ask, Knowledge, Reason, Speaker, Term } from '../src/index.ts';
import { sentenceOf } from '../src/sentence.ts';
import { withPassed } from '../src/terms.ts';
import { checkHints } from '../src/testing/check-hints.ts';
import type { Truth } from '../src/testing/check-hints.ts';
import { ownPoints, stones } from './stones.ts';

/** Stones pays points; here every player with the most of them wins. */
function payoffs(s: { readonly points: readonly number[] }, out: Float64Array): void {
  const winners = s.points.filter((p) => p === Math.max(...s.points)).length;
  s.points.forEach((p, seat) => {
    out[seat] = p === Math.max(...s.points) ? 1 / winners : 0;
  });
}
const game = { ...stones, rules: { ...stones.rules, payoffs } };

const base = { sample: 2, cut: 4, margin: 0.5, part: 0.8 };
const plans = { ...base, kind: 'turns', candidates: 6, width: 4, depth: 8, priorVisits: 1 } as const;
const tree = {
  ...base,
  kind: 'tree',
  exploration: 1,
  priorTemperature: 2,
  wideningBase: 4,
  wideningRate: 1,
  chance: 'closed',
} as const;

function knowing(search: Knowledge['search']): Knowledge {
  const terms = (s: { points: number[] }, seat: number): Term[] => [
    { id: 'points', value: ownPoints(s as never, seat), facts: { n: ownPoints(s as never, seat) } },
  ];
  const greedy = { evaluate: ownPoints, width: 4, depth: 8 };
  return { greedy, evaluate: ownPoints, scale: 4, turn: () => 0, search, terms };
}

/** Seat 0 before its first two stones; the nine counts double. */
function opening(seed: number): Ask {
  const s = game.rules.start(game.parseOptions(undefined, 2), 2);
  game.rules.apply(s, DEALER, 9);
  const out = codes();
  game.rules.legal(s, 0, out);
  const choices = Array.from(out.at.subarray(0, out.n), (code): Action => game.decode(s, 0, code));
  return { game, view: game.view(s, 0), seat: 0, seats: 2, choices, rng: fastRng(seed) };
}

test('an iteration of a tree, which costs little, goes more ways than one', () => {
  let worlds = 0;
  const resample: typeof game.rules.resample = (s, seat, rng) => {
    worlds++;
    game.rules.resample(s, seat, rng);
  };
  const counted = { ...game, rules: { ...game.rules, resample } };
  hintFor({ ...opening(1), game: counted }, knowing(tree), { iterations: 20 });
  expect(worlds).toBeGreaterThan(100);
});

describe.each([
  ['whole turns', plans],
  ['a tree', tree],
] as const)('a hint from %s', (_name, search) => {
  const hint = hintFor(opening(1), knowing(search), { iterations: 400 });

  test('names up to three different turns, the best one first', () => {
    expect(hint.candidates).toHaveLength(3);
    expect(new Set(hint.candidates.map(({ actions }) => JSON.stringify(actions))).size).toBe(3);
    const [best] = hint.candidates;
    // 18 for the nine, and the eight beside it.
    expect(best?.actions.map((a) => a['stone']).toSorted()).toEqual([8, 9]);
    expect(best?.reasons[0]).toMatchObject({ id: 'points', change: 26, facts: { n: 26, nMore: 26 } });
  });

  test('gives chances and the sheet expected at the end', () => {
    for (const { chance, scores } of hint.candidates) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(scores.map(({ label }) => label)).toEqual(['stones']);
      // All stones are taken in the end: 45, and each player's lucky ones twice.
      const [own = 0, other = 0] = scores[0]?.points ?? [];
      expect(own + other).toBeGreaterThanOrEqual(45);
    }
    expect(hint.candidates[0]?.scores[0]?.points[0]).toBeGreaterThan(26);
  });

  test('is the same for the same seed and iterations', () => {
    expect(hintFor(opening(1), knowing(search), { iterations: 400 })).toEqual(hint);
  });
});

describe('reasons', () => {
  const at = (n: number): Term => ({ id: 'rows', value: n, facts: { n } });

  test('are what changes, the weightiest first, and no price that is paid', () => {
    const tavern = (n: number): Term => ({ id: 'tile', of: 'tavern', value: 8 * n, facts: { n } });
    const before: Term[] = [
      at(3),
      { id: 'same', value: 2 },
      { id: 'stock', value: 9, isPrice: true },
      tavern(0),
    ];
    const after: Term[] = [
      at(4),
      { id: 'same', value: 2 },
      { id: 'stock', value: 1, isPrice: true },
      tavern(1),
    ];
    expect(reasonsOf(before, after)).toEqual([
      { id: 'tile', of: 'tavern', change: 8, apart: 0, facts: { n: 1, nBefore: 0, nMore: 1 } },
      { id: 'rows', change: 1, apart: 0, facts: { n: 4, nBefore: 3, nMore: 1 } },
    ]);
  });

  test('say nothing of what has passed, but of what was done for it before', () => {
    const winter = (value: number): Term => ({ id: 'winter', value, isPassing: true });
    expect(reasonsOf([at(0), winter(2)], withPassed([winter(2)], [at(1)]))).toMatchObject([{ id: 'rows' }]);
    expect(reasonsOf([winter(2)], withPassed([winter(5)], []))).toMatchObject([{ id: 'winter', change: 3 }]);
  });

  const speaker: Speaker = {
    lang: 'en',
    say: (key, { of = '', gains = '', losses = '', names = '' }) =>
      key.endsWith('All')
        ? `${key} ${names}`
        : key === 'frame.both'
          ? `${gains}, but ${losses}`
          : key.startsWith('frame')
            ? key
            : `${key} ${of}`.trim(),
    name: (_id, of) => of,
    has: (key) => key === 'terms.tile.upAll',
  };
  const reason = (id: string, change: number, apart = 0): Reason => ({ id, change, apart, facts: {} });

  test('make one sentence: what sets the turn apart, the weightiest gain, and a loss that hurts', () => {
    const gains = [reason('a', 10), reason('b', 5, 0), reason('c', 4, 3)];
    expect(sentenceOf(gains, speaker)).toBe('Terms.c.up and terms.a.up.');
    expect(sentenceOf([...gains, reason('d', -1)], speaker)).toBe('Terms.c.up and terms.a.up.');
    expect(sentenceOf([...gains, reason('d', -9)], speaker)).toBe(
      'Terms.c.up and terms.a.up, but terms.d.down.',
    );
    expect(sentenceOf([], speaker)).toBe('Frame.none.');
    // Two of a kind are said together if there is a text for that.
    const tile = (of: string) => ({ ...reason('tile', 5), of });
    expect(sentenceOf([tile('farm'), tile('oasis')], speaker)).toBe('Terms.tile.upAll farm and oasis.');
  });

  test('of a part that one position does not name say nothing: a missing count is not nought', () => {
    expect(reasonsOf([at(3)], [])).toEqual([]);
    expect(reasonsOf([], [at(3)])).toEqual([]);
  });

  test('of a count are none where only time has passed, or where the count goes the other way', () => {
    const tile = (n: number, value: number): Term => ({ id: 'tile', value, isCounted: true, facts: { n } });
    expect(reasonsOf([tile(1, 8)], [tile(1, 6)])).toEqual([]);
    expect(reasonsOf([tile(1, 8)], [tile(2, 6)])).toEqual([]);
    expect(reasonsOf([tile(1, 8)], [tile(2, 9)])).toMatchObject([{ id: 'tile', change: 1 }]);
    expect(reasonsOf([tile(1, 8)], [tile(0, 0)])).toMatchObject([{ id: 'tile', change: -8 }]);
  });

  test('make different sentences for different turns', () => {
    const shared = [reason('a', 10), reason('b', 5)];
    const turn = (reasons: readonly Reason[], ...steps: string[]) => ({ reasons, steps });
    // A reason too small to be named alone tells them apart.
    expect(sentencesOf([turn([...shared, reason('c', 0.1)], 'x'), turn(shared, 'y')], speaker)).toEqual([
      'Terms.a.up, terms.b.up, and terms.c.up.',
      'Terms.a.up and terms.b.up.',
    ]);
    // Further reasons that do not tell turns apart are not named.
    const long = [...shared, reason('c', 2), reason('d', 1)];
    expect(sentencesOf([turn(long, 'x', 'y'), turn(long, 'x', 'z')], speaker)).toEqual([
      'Terms.a.up and terms.b.up (y).',
      'Terms.a.up and terms.b.up (z).',
    ]);
    expect(sentencesOf([turn(shared, 'x', 'y'), turn(shared, 'x', 'z')], speaker)).toEqual([
      'Terms.a.up and terms.b.up (y).',
      'Terms.a.up and terms.b.up (z).',
    ]);
    expect(sentencesOf([turn([], 'x', 'y'), turn([], 'y', 'x')], speaker)).toEqual([
      'Frame.none (x; y).',
      'Frame.none (y; x).',
    ]);
    // A sentence that already ends with a bracket gets no second one.
    const bracketed = { ...speaker, say: () => 'builds it (1 point)' };
    expect(sentencesOf([turn(shared, 'x'), turn(shared, 'y')], bracketed)).toEqual([
      'Builds it (1 point): x.',
      'Builds it (1 point): y.',
    ]);
  });
});

test('parts by weight add up to the whole, also where weights multiply', () => {
  const make = (w: Readonly<Record<'a' | 'b' | 'c', number>>) => (s: number) => 7 + w.a * s * (1 + w.b) + w.c;
  const weights = { a: 2, b: 3, c: 5 };
  const parts = partsByWeight(make, weights, [
    { id: 'near', keys: ['b'] },
    { id: 'tile', of: 'tavern', keys: ['a'] },
  ]);
  // `c` has no name and stays in the rest.
  expect(parts(10, 0)).toEqual({
    rest: 12,
    parts: [
      { id: 'near', value: 0 },
      { id: 'tile', of: 'tavern', value: 80 },
    ],
  });
  expect(make(weights)(10)).toBe(92);
});

describe('the check of hints', () => {
  const truth: Truth<{ readonly points: readonly number[] }> = (before, after, seat) => {
    const [was = 0, is = 0] = [before.points[seat], after.points[seat]];
    return { n: is, nBefore: was, nMore: is - was };
  };

  test('finds nothing where facts hold, and names what it looked at', () => {
    const report = checkHints(game, knowing(plans), truth, { seeds: [1, 2, 3, 4] });
    expect(report.hints).toBeGreaterThan(2);
    expect(report.reasons['points']).toBeGreaterThan(2);
  });

  test('finds a fact that does not hold, and words that do not', () => {
    const off: Truth<{ readonly points: readonly number[] }> = (before, after, seat, reason, steps) => {
      const facts = truth(before, after, seat, reason, steps);
      return typeof facts === 'string' ? facts : { ...facts, nMore: Number(facts['nMore']) + 1 };
    };
    expect(() => checkHints(game, knowing(plans), off, { seeds: [1, 2, 3, 4] })).toThrow(
      /"nMore" is \d+, not \d+/,
    );
    expect(() =>
      checkHints(game, knowing(plans), () => 'nothing was taken', { seeds: [1, 2, 3, 4] }),
    ).toThrow(/explained by .*: nothing was taken/);
  });

  test('finds a guess that is told as a fact: what counts double is hidden here', () => {
    const guessing: typeof game = {
      ...game,
      imagine: (view, rng) => ({ ...game.imagine(view, rng), lucky: 1 + rng.below(9) }),
    };
    expect(() => checkHints(guessing, knowing(plans), truth, { seeds: [1, 2, 3, 4] })).toThrow(
      /imagined with seed \d+: .* explained by/,
    );
  });

  test('leaves out of the reasons what a game cannot know of a turn', () => {
    const applyKnown: Knowledge['applyKnown'] = () => undefined;
    const { candidates } = hintFor(opening(1), { ...knowing(plans), applyKnown }, { iterations: 40 });
    expect(candidates.map(({ reasons }) => reasons)).toEqual(candidates.map(() => []));
  });
});
