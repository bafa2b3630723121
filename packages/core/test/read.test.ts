import { describe, expect, test } from 'vitest';
import {
  checkStateVersion,
  readBoolean,
  readBySeat,
  readIndex,
  readIndexOrNone,
  readInteger,
  readList,
  readNameMask,
  readObject,
  readSeatMask,
  readSeatOrNone,
  readText,
  readViewer,
} from '../src/index.ts';

const COLOURS = ['red', 'green', 'blue'];

test.each([
  [() => readObject([], 'a'), 'a: must be an object'],
  [() => readObject(null, 'a'), 'a: must be an object'],
  [() => readList({}, 'a', 3), 'a: must be a list of at most 3'],
  [() => readList([1, 2], 'a', 1), 'a: must be a list of at most 1'],
  [() => readInteger('1', 'a', 0, 5), 'a: must be a whole number from 0 to 5'],
  [() => readInteger(0.5, 'a', 0, 5), 'a: must be a whole number from 0 to 5'],
  [() => readInteger(6, 'a', 0, 5), 'a: must be a whole number from 0 to 5'],
  [() => readInteger(-1, 'a', 0, 5), 'a: must be a whole number from 0 to 5'],
  [() => readText('four', 'a', 3), 'a: must be text of at most 3 characters'],
  [() => readText(4, 'a', 3), 'a: must be text of at most 3 characters'],
  [() => readBoolean(1, 'a'), 'a: must be true or false'],
  [() => readIndex(COLOURS, 'pink', 'a'), 'a: must be one of red, green, blue'],
  [() => readIndexOrNone(COLOURS, undefined, 'a'), 'a: must be one of red, green, blue'],
  [() => readSeatOrNone(2, 'a', 2), 'a: must be a whole number from 0 to 1'],
  [() => readSeatMask([0, 2], 'a', 2), 'a: must be a whole number from 0 to 1'],
  [() => readNameMask(COLOURS, ['red', 'pink'], 'a'), 'a: must be one of red, green, blue'],
  [() => readBySeat([1], 'a', 2, () => 0), 'a: must be a list with one entry for each of 2 seats'],
  [() => readBySeat([1, 2, 3], 'a', 2, () => 0), 'a: must be a list with one entry for each of 2 seats'],
  [
    () => readBySeat([1, 'x'], 'a', 2, (x, _, where) => readInteger(x, where, 0, 9)),
    'a[1]: must be a whole number from 0 to 9',
  ],
  [() => readViewer(2, 'a', 2), 'a: must be "table", "all" or a seat from 0 to 1'],
  [() => checkStateVersion(2, 1), 'stateVersion: 2 is unknown, 1 is known'],
])('what is refused is named with its place: case %#', (read, message) => {
  expect(read).toThrow(message);
});

describe('what is taken', () => {
  test('names and seats become indices and bits, and none is -1', () => {
    expect(readIndex(COLOURS, 'blue', 'a')).toBe(2);
    expect(readIndexOrNone(COLOURS, null, 'a')).toBe(-1);
    expect(readSeatOrNone(null, 'a', 2)).toBe(-1);
    expect(readSeatMask([0, 2], 'a', 3)).toBe(0b101);
    expect(readNameMask(COLOURS, ['green', 'blue'], 'a')).toBe(0b110);
    expect(readBySeat(['x', 'y'], 'a', 2, (x, seat, where) => `${where} ${String(x)} ${seat}`)).toEqual([
      'a[0] x 0',
      'a[1] y 1',
    ]);
    expect(['table', 'all', 1].map((x) => readViewer(x, 'a', 2))).toEqual(['table', 'all', 1]);
    expect(() => checkStateVersion(1, 1)).not.toThrow();
  });
});
