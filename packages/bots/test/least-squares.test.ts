import { fastRng } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { leastSquares } from '../src/tune/least-squares.ts';

const TRUE = [2, -1, 0];

/** Parts from -1 to 1, and equally large noise in the sum. */
function seenTimes(times: number) {
  const rng = fastRng(3);
  const any = (): number => rng.below(2001) / 1000 - 1;
  return Array.from({ length: times }, () => {
    const parts = Float64Array.from(TRUE, any);
    return { parts, sum: TRUE.reduce((sum, one, i) => sum + one * (parts[i] ?? 0), any()) };
  });
}

test('finds what explains the sums, the better the more is seen', () => {
  const off = (times: number): number =>
    Math.max(...leastSquares(seenTimes(times), 3, 10).map((one, i) => Math.abs(one - (TRUE[i] ?? 0))));
  expect(off(5000)).toBeLessThan(0.05);
  expect(off(20)).toBeGreaterThan(off(5000));
});

test('stays nearer to 0 the nearer it is expected to be, and without anything seen there', () => {
  const first = (near: number): number => leastSquares(seenTimes(100), 3, near)[0] ?? 0;
  expect(first(0.1)).toBeLessThan(first(1));
  expect(first(0.1)).toBeGreaterThan(0);
  expect(first(1)).toBeLessThan(2.2);
  expect([...leastSquares([], 3, 1)]).toEqual([0, 0, 0]);
  expect([...leastSquares([{ parts: new Float64Array(3), sum: 0 }], 3, 1)]).toEqual([0, 0, 0]);
});
