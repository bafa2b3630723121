import { expect, test } from 'vitest';
import { layout } from '../src/index.ts';

test('fields follow each other in order, and LENGTH is where the next one would begin', () => {
  expect(layout({ STAGE: 1, HANDS: 4, MARK: 0, POOL: 3 })).toEqual({
    STAGE: 0,
    HANDS: 1,
    MARK: 5,
    POOL: 5,
    LENGTH: 8,
  });
});
