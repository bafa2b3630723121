import { fc, test as property } from '@fast-check/vitest';
import type { Json } from '@four-crowns/core';
import { applyPatch, diff, PatchMisfit } from '@four-crowns/protocol';
import { describe, expect, test } from 'vitest';

const json = fc.json({ maxDepth: 4 }).map((text) => JSON.parse(text) as Json);
const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 12 });

/** Through the wire, as a client gets it. */
function sent(old: Json, now: Json): Json {
  const patch = diff(old, now);
  return patch === undefined ? old : applyPatch(old, JSON.parse(JSON.stringify(patch)) as typeof patch);
}

describe('a patch leads from the old value to the new one', () => {
  property.prop([json, json], { numRuns: 2000 })('any values', (old, now) => {
    expect(sent(old, now)).toEqual(now);
  });

  property.prop([words, words], { numRuns: 2000 })(
    'lists of words, which have much in common',
    (old, now) => {
      expect(sent(old, now)).toEqual(now);
      expect(sent({ a: old, b: 1 }, { a: now, b: 1 })).toEqual({ a: now, b: 1 });
    },
  );

  property.prop([json])('and there is none between equals', (value) => {
    expect(diff(value, JSON.parse(JSON.stringify(value)) as Json)).toBeUndefined();
  });
});

test('what has not changed is the same object', () => {
  const old = { seats: [{ a: 1 }, { b: 2 }], rest: { c: 3 } };
  const now = { seats: [{ a: 1 }, { b: 9 }], rest: { c: 3 } };
  const made = applyPatch(old, diff(old, now) ?? []) as typeof now;
  expect(made).toEqual(now);
  expect(made.rest).toBe(old.rest);
  expect(made.seats[0]).toBe(old.seats[0]);
});

test('one more word in a sorted list is one splice', () => {
  expect(diff({ hexes: ['A1', 'C3'], left: 3 }, { hexes: ['A1', 'B2', 'C3'], left: 2 })).toEqual({
    hexes: [1, 0, ['B2']],
    left: [2],
  });
});

test('two runs that differ are two splices', () => {
  const old = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(diff(old, ['a', 'c', 'd', 'e', 'x', 'y', 'f', 'g'])).toEqual([1, 1, [], 5, 0, ['x', 'y']]);
});

test('a patch that does not fit says so', () => {
  for (const bad of [[1, 2], [5, 1, []], [0, 9, []], { '7': ['x'] }, [0, 0, 3], []]) {
    expect(() => applyPatch(['a'], bad as Json[])).toThrow(PatchMisfit);
  }
  expect(() => applyPatch(1, { a: [1] })).toThrow(PatchMisfit);
});

test('a key named __proto__ is a key like any other', () => {
  const now = JSON.parse('{"__proto__":{"x":1},"a":1}') as Json;
  const made = sent({ a: 1 }, now) as object;
  expect(JSON.stringify(made)).toBe('{"__proto__":{"x":1},"a":1}');
  expect(({} as { x?: number }).x).toBeUndefined();
});
