import { codes, DEALER, fastRng } from '@four-crowns/core';
import type { Action, AnyGame } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { hintFor, partsByWeight, reasonsOf, sentenceOf } from '../src/index.ts';
import type { Ask, Knowledge, Reason, Speaker, Term } from '../src/index.ts';
import { withPassed } from '../src/terms.ts';
import { anyStones, ownPoints } from './stones.ts';

/** Stones pay points; here whoever has most of them wins. */
function payoffs(s: { readonly points: readonly number[] }, out: Float64Array): void {
  const winners = s.points.filter((p) => p === Math.max(...s.points)).length;
  s.points.forEach((p, seat) => {
    out[seat] = p === Math.max(...s.points) ? 1 / winners : 0;
  });
}
const game: AnyGame = { ...anyStones, rules: { ...anyStones.rules, payoffs } };

const base = { sample: 2, cut: 4, margin: 0.5, part: 0.8 };
const plans = { ...base, kind: 'plans', candidates: 6, width: 4, depth: 8, trust: 1 } as const;
const tree = {
  ...base,
  kind: 'tree',
  explore: 1,
  temper: 2,
  wide: 4,
  widen: 1,
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
    const before: Term[] = [at(3), { id: 'same', value: 2 }, { id: 'stock', value: 9, isPrice: true }];
    const after: Term[] = [
      at(4),
      { id: 'same', value: 2 },
      { id: 'stock', value: 1, isPrice: true },
      { id: 'tile', of: 'tavern', value: 8, facts: { n: 1 } },
    ];
    expect(reasonsOf(before, after)).toEqual([
      { id: 'tile', of: 'tavern', change: 8, apart: 0, facts: { n: 1, nBefore: 0, nMore: 1 } },
      { id: 'rows', change: 1, apart: 0, facts: { n: 4, nBefore: 3, nMore: 1 } },
    ]);
  });

  test('say nothing of what has passed, but of what was done for it before', () => {
    const winter = (value: number): Term => ({ id: 'winter', value, isPassing: true });
    expect(reasonsOf([winter(2)], withPassed([winter(2)], [at(1)]))).toMatchObject([{ id: 'rows' }]);
    expect(reasonsOf([winter(2)], withPassed([winter(5)], []))).toMatchObject([{ id: 'winter', change: 3 }]);
  });

  const speaker: Speaker = {
    lang: 'en',
    say: (key, { of = '', gains = '', losses = '' }) =>
      key === 'frame.both'
        ? `${gains}, but ${losses}`
        : key.startsWith('frame')
          ? key
          : `${key} ${of}`.trim(),
    name: (_id, of) => of,
  };
  const reason = (id: string, change: number, apart = 0): Reason => ({ id, change, apart, facts: {} });

  test('make one sentence: the weightiest gain, what sets the turn apart, and a loss that hurts', () => {
    const gains = [reason('a', 10), reason('b', 5, 0), reason('c', 4, 3)];
    expect(sentenceOf(gains, speaker)).toBe('Terms.a.up and terms.c.up.');
    expect(sentenceOf([...gains, reason('d', -1)], speaker)).toBe('Terms.a.up and terms.c.up.');
    expect(sentenceOf([...gains, reason('d', -9)], speaker)).toBe(
      'Terms.a.up and terms.c.up, but terms.d.down.',
    );
    expect(sentenceOf([], speaker)).toBe('Frame.none.');
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
