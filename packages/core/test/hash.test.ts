import { createHash } from 'node:crypto';
import { canonical, codes, fastRng, hashJson, hashText, stateHash } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { mini } from './mini.ts';

describe('canonical', () => {
  test('keys are sorted at every depth, lists keep their order, nothing is padded', () => {
    expect(canonical({ b: [3, 1, { z: null, a: true }], a: { d: 'x', c: -0.5 } })).toBe(
      '{"a":{"c":-0.5,"d":"x"},"b":[3,1,{"a":true,"z":null}]}',
    );
    expect(canonical([])).toBe('[]');
    expect(canonical({})).toBe('{}');
    expect(canonical('a"\n\u2028é')).toBe(JSON.stringify('a"\n\u2028é'));
  });

  test('a key without a value is no key', () => {
    expect(canonical({ a: 1, b: undefined as never })).toBe('{"a":1}');
  });

  test('an own __proto__ counts like any key', () => {
    expect(canonical(JSON.parse('{"__proto__":1,"a":2}') as never)).toBe('{"__proto__":1,"a":2}');
  });
});

test('hashes are SHA-256 of the text', () => {
  const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
  expect(hashText('naïve ♔')).toBe(sha('naïve ♔'));
  expect(hashJson({ b: 'é', a: [1, null, true] })).toBe(sha('{"a":[1,null,true],"b":"é"}'));
  // Computed once with Python's hashlib.
  expect(hashJson({ b: 'é', a: [1, null, true] })).toBe(
    '052bf4934febe2a267bfd9576365d3d358f728ecdddce6230c56986a01730cf1',
  );
  const game = mini({ questions: [{ ask: [0] }] });
  expect(stateHash(game, game.rules.start({}, 2))).toBe(sha('{"answers":[[-1,-1]],"asked":0}'));
});

describe('fastRng', () => {
  test('the same seed gives the same numbers, all of them in range', () => {
    const draw = (seed: number): number[] => {
      const rng = fastRng(seed);
      return Array.from({ length: 200 }, () => rng.below(10));
    };
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
    expect(new Set(draw(5))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect(fastRng(1).below(1)).toBe(0);
  });

  test.each([1, 2, 3])('neighbouring seeds differ from draw %d on', (draw) => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const rng = fastRng(seed);
      for (let i = 1; i < draw; i++) rng.below(10);
      seen.add(rng.below(10));
    }
    expect(seen.size).toBe(10);
  });
});

test('a buffer of codes refuses to overflow', () => {
  const out = codes(2);
  out.push(5);
  out.push(7);
  expect(() => out.push(9)).toThrow(RangeError);
  expect([...out.at]).toEqual([5, 7]);
  out.n = 0;
  out.push(9);
  expect([...out.at.subarray(0, out.n)]).toEqual([9]);
});
