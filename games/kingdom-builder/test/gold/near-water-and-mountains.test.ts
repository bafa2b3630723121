import { describe, expect, test } from 'vitest';
import { OTHER_FOUR } from '../hexes.ts';
import { goldOf } from '../playing.ts';
import { position } from '../position.ts';
import type { Objective } from '../../src/data.ts';

/** Gold of the first two seats for one card, on the board of the first game. */
function gold(card: Objective, own: string, theirs = ''): readonly number[] {
  const others = (['lords', 'farmers', 'hermits', 'knights'] as const).filter((c) => c !== card).slice(0, 2);
  return goldOf(position({ settlements: [own, theirs], objectives: [card, ...others] }), card);
}

describe('Fishermen', () => {
  test('KB-6.1 fishermen, example: beside three water hexes 1, beside one 1, on water 0', () => {
    expect(gold('fishermen', 'C4')).toEqual([1, 0]);
    expect(gold('fishermen', 'A3')).toEqual([1, 0]);
    expect(gold('fishermen', 'D9')).toEqual([0, 0]);
    expect(gold('fishermen', 'C4 A3 D9')).toEqual([2, 0]);
  });

  test('KB-6.1 fishermen: away from water nothing', () => {
    expect(gold('fishermen', 'E4 H9 A1')).toEqual([0, 0]);
  });

  test('KB-6.1 fishermen: a water hex that is built on stays water for its neighbours', () => {
    // A4 is the only water beside A3.
    expect(gold('fishermen', 'A3 A4')).toEqual([1, 0]);
    expect(gold('fishermen', 'A3', 'A4')).toEqual([1, 0]);
  });

  test('KB-6.1 fishermen: on water beside other water still nothing', () => {
    expect(gold('fishermen', 'A15 B15 C15')).toEqual([0, 0]);
  });

  test('KB-6.1 fishermen: water beyond the seam counts, in rows of both kinds', () => {
    // J18 has K18 and K19 on the other side; J17 (an odd row) does not reach them.
    const s = (own: string) =>
      position({ board: OTHER_FOUR, settlements: [own, ''], objectives: ['fishermen', 'lords', 'farmers'] });
    expect(goldOf(s('J18'), 'fishermen')).toEqual([1, 0]);
    expect(goldOf(s('J17'), 'fishermen')).toEqual([0, 0]);
    expect(goldOf(s('J19'), 'fishermen')).toEqual([1, 0]);
  });
});

describe('Miners', () => {
  test('KB-6.6 miners, example: beside two mountains 1, beside one 1, beside none 0', () => {
    // E2 touches E1 and F2; C1 touches D1.
    expect(gold('miners', 'E2')).toEqual([1, 0]);
    expect(gold('miners', 'C1')).toEqual([1, 0]);
    expect(gold('miners', 'H9')).toEqual([0, 0]);
    expect(gold('miners', 'E2 C1 H9', 'R5')).toEqual([2, 1]);
  });

  test('KB-6.6 miners: a settlement on water beside a mountain counts like any other', () => {
    // O4 is water between the mountains N4 and P4.
    expect(gold('miners', 'O4')).toEqual([1, 0]);
  });

  test('KB-6.6 miners: a mountain beyond the seam counts', () => {
    // J2 is canyon; K2 and K3 on the other side are mountains.
    expect(gold('miners', 'J2')).toEqual([1, 0]);
  });
});

describe('Workers', () => {
  test('KB-6.7 workers, example: 0 away from them, 1 beside a castle, 1 beside a location', () => {
    expect(gold('workers', 'A1')).toEqual([0, 0]);
    expect(gold('workers', 'E4')).toEqual([1, 0]);
    expect(gold('workers', 'S12')).toEqual([1, 0]);
  });

  test('KB-6.7 workers, example: two beside the same castle, one beside a Farm, one beside neither', () => {
    expect(gold('workers', 'E4 C4 S12 H9')).toEqual([3, 0]);
  });

  test('KB-6.7 workers: a location without tiles counts as before', () => {
    const s = position({
      seats: 3,
      settlements: ['B7', 'D7', 'B6'],
      held: ['C7', 'C7', ''],
      objectives: ['workers', 'lords', 'farmers'],
    });
    expect(goldOf(s, 'workers')).toEqual([1, 1, 1]);
  });

  test('KB-6.7 workers: a settlement on water beside a location counts', () => {
    // E18 is water beside the Oasis F18.
    expect(gold('workers', 'E18')).toEqual([1, 0]);
  });
});
