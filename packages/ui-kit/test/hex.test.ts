import { expect, test } from 'vitest';
import { around, centre, DIRECTIONS, hexAt, nearest, neighbour, sizeOf } from '../src/hex/grid.ts';
import { edgePaths, hexPath } from '../src/hex/outline.ts';
import { step, walk } from '../src/hex/walk.ts';

const GRID = { columns: 20, rows: 20 };
const ALL = Array.from({ length: 400 }, (_, hex) => hex);

test('a point near the centre of a hex, or just inside a corner, is in that hex', () => {
  for (const hex of ALL) {
    const { x, y } = centre(GRID, hex);
    for (const [dx, dy] of [
      [0, 0],
      [48, 0],
      [-48, 0],
      [0, 56],
      [0, -56],
      [45, 25],
      [-45, -25],
    ] as const) {
      expect(hexAt(GRID, { x: x + dx, y: y + dy })).toBe(hex);
    }
  }
});

test('beyond the rim there is no hex', () => {
  const { width, height } = sizeOf(GRID);
  for (const [x, y] of [
    [-40, 50],
    [width + 40, 50],
    [500, -40],
    [500, height + 40],
    // The notch left of an odd row.
    [5, 144],
  ] as const) {
    expect(hexAt(GRID, { x, y })).toBeUndefined();
  }
});

test('neighbours lie one hex apart and know each other', () => {
  for (const hex of ALL) {
    for (const direction of DIRECTIONS) {
      const other = neighbour(GRID, hex, direction);
      if (other === undefined) continue;
      const [a, b] = [centre(GRID, hex), centre(GRID, other)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(100, 5);
      expect(DIRECTIONS.map((d) => neighbour(GRID, other, d))).toContain(hex);
    }
  }
});

test('rings around a hex: 1, 6, 12 in the middle, fewer in a corner', () => {
  expect(around(GRID, 210, 1)).toHaveLength(7);
  expect(around(GRID, 210, 2)).toHaveLength(19);
  expect(around(GRID, 0, 1)).toHaveLength(3);
});

test('the nearest candidate counts only within reach', () => {
  const at = centre(GRID, 21);
  expect(nearest(GRID, at, [22, 60], 150)).toBe(22);
  expect(nearest(GRID, at, [60], 150)).toBeUndefined();
});

test('every edge is asked about once, rim included', () => {
  let inner = 0;
  let rim = 0;
  edgePaths(GRID, (_, b) => {
    if (b === undefined) rim++;
    else inner++;
    return false;
  });
  expect(2 * inner + rim).toBe(400 * 6);
});

test('a hex path has six corners', () => {
  expect(hexPath().match(/[ML]/g)).toHaveLength(6);
});

test('arrows reach every hex, and stay on the board at its rim', () => {
  const seen = new Set([0]);
  const open = [0];
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const to = walk(GRID, hex, key);
      expect(to).toBeDefined();
      if (to === undefined || seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  expect(seen.size).toBe(400);
  expect(walk(GRID, 0, 'ArrowUp')).toBe(0);
  expect(walk(GRID, 399, 'ArrowRight')).toBe(399);
  expect(walk(GRID, 45, 'Home')).toBe(40);
  expect(walk(GRID, 45, 'End')).toBe(59);
  expect(walk(GRID, 45, 'x')).toBeUndefined();
});

test('up and down are one step to a neighbour', () => {
  for (const hex of ALL) {
    const near = DIRECTIONS.map((d) => neighbour(GRID, hex, d));
    for (const key of ['ArrowUp', 'ArrowDown']) expect([hex, ...near]).toContain(walk(GRID, hex, key));
  }
});

test('stepping through stops goes round', () => {
  expect(step([3, 7, 9], 7, false)).toBe(9);
  expect(step([3, 7, 9], 9, false)).toBe(3);
  expect(step([3, 7, 9], 3, true)).toBe(9);
  expect(step([3, 7, 9], 8, true)).toBe(7);
  expect(step([], 8, false)).toBeUndefined();
});
