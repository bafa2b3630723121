import { expect, test } from 'vitest';
import { panBy, reveal, WHOLE, zoomAt } from '../src/zoom/lens.ts';

const BOX = { width: 400, height: 300 };

test('zooming keeps what is under the finger', () => {
  const lens = zoomAt(WHOLE, 100, 80, 2, BOX, 5);
  expect(lens.k).toBe(2);
  // The point that was at (100, 80) before is still there.
  expect(lens.x + 100 * lens.k).toBeCloseTo(100);
  expect(lens.y + 80 * lens.k).toBeCloseTo(80);
});

test('never smaller than the box, never beyond the most', () => {
  expect(zoomAt(WHOLE, 10, 10, 0.1, BOX, 5)).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 10, 10, 99, BOX, 5).k).toBe(5);
});

test('panning stops at the edges', () => {
  const lens = zoomAt(WHOLE, 200, 150, 2, BOX, 5);
  expect(panBy(lens, 9999, 9999, BOX, 5)).toEqual({ x: 0, y: 0, k: 2 });
  expect(panBy(lens, -9999, -9999, BOX, 5)).toEqual({ x: -400, y: -300, k: 2 });
});

test('a hidden point is brought into sight, a visible one moves nothing', () => {
  const lens = { x: -400, y: -300, k: 2 };
  const moved = reveal(lens, 20, 20, 50, BOX, 5);
  expect(moved.x + 20 * 2).toBeGreaterThanOrEqual(40);
  expect(moved.x).toBeLessThanOrEqual(0);
  expect(reveal(lens, 300, 225, 50, BOX, 5)).toEqual(lens);
});
