import { expect, test } from 'vitest';
import { lowestBit, nthBit, popcount, shareVictory } from '../src/index.ts';

test.each([0, 1, 0b1011, 0xfffff, 0x7fffffff, -1, 1 << 31, 0x55555555, 0x12345678])(
  'the bits of %d',
  (word) => {
    const set = Array.from({ length: 32 }, (_, i) => i).filter((i) => ((word >>> i) & 1) === 1);
    expect(popcount(word)).toBe(set.length);
    expect(set.map((_, k) => nthBit(word, k))).toEqual(set);
    if (set.length > 0) expect(lowestBit(word)).toBe(set[0]);
  },
);

test('the highest totals share the victory, and only the first seats count', () => {
  const out = Float64Array.of(3, -1, 3, 9);
  shareVictory(out, 3);
  expect([...out]).toEqual([0.5, 0, 0.5, 9]);
  const lost = Float64Array.of(-5, -2);
  shareVictory(lost, 2);
  expect([...lost]).toEqual([0, 1]);
});
