import { fastRng } from '@four-crowns/core';
import { expect, test } from 'vitest';
import { bestTurns } from '../src/beam.ts';
import { anyStones, ownPoints } from './stones.ts';

/** The first stones of the turns found; an even and an odd one are of different groups. */
function firstStones(most: number, groupOf?: (first: number) => number): readonly number[] {
  const { rules } = anyStones;
  const state = rules.start(anyStones.parseOptions(undefined, 2), 2);
  rules.apply(state, 30, 9);
  const beam = { evaluate: ownPoints as never, width: 20, depth: 1, ...(groupOf && { groupOf }) };
  return bestTurns(anyStones, state, 0, fastRng(1), beam, most).map(({ path }) => path[0]!);
}

test('without groups the best turns are found, the best one first', () => {
  expect(firstStones(4)).toEqual([9, 8, 7, 6]);
});

test('every group has its share of the places, whatever the evaluation says of it', () => {
  // Small stones on the one side, large ones on the other.
  expect(firstStones(4, (first) => (first < 4 ? 0 : 1))).toEqual([9, 8, 3, 2]);
});

test('places that a group leaves free go to the others', () => {
  expect(firstStones(6, (first) => (first < 2 ? 0 : 1))).toEqual([9, 8, 7, 6, 5, 1]);
  expect(firstStones(20, (first) => (first < 2 ? 0 : 1))).toHaveLength(9);
});

test('more groups than places leave the best of them', () => {
  expect(firstStones(2, (first) => first)).toEqual([9, 8]);
});
