import { expect, test } from 'vitest';
import { wilson } from '../src/index.ts';

test('Wilson’s interval', () => {
  const { rate, low, high } = wilson(95, 100);
  expect(rate).toBe(0.95);
  expect(low).toBeCloseTo(0.8882, 4);
  expect(high).toBeCloseTo(0.9785, 4);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(10, 10).high).toBeCloseTo(1);
});
