import { describe, expect, test } from 'vitest';
import { goldOf } from '../playing.ts';
import { position } from '../position.ts';
import type { Objective } from '../../src/data.ts';

function gold(card: Objective, own: string, theirs = ''): readonly number[] {
  const others = (['lords', 'farmers', 'fishermen'] as const).filter((c) => c !== card).slice(0, 2);
  return goldOf(position({ settlements: [own, theirs], objectives: [card, ...others] }), card);
}

describe('Merchants', () => {
  /** From the Tavern H7 to the Paddock L7. */
  const road = 'I7 J7 K7';

  test('KB-6.2 merchants, example 4/4: two locations that are linked', () => {
    expect(gold('merchants', road)).toEqual([8, 0]);
  });

  test('KB-6.2 merchants, example 4/4/0: a third that is not linked brings nothing', () => {
    expect(gold('merchants', `${road} B7`)).toEqual([8, 0]);
  });

  test('KB-6.2 merchants, example: two locations and a castle in one group, another group at one location', () => {
    expect(gold('merchants', `${road} K8 L8 L9 L10 L11 B7`)).toEqual([12, 0]);
  });

  test('KB-6.2 merchants: a gap in the road brings nothing', () => {
    expect(gold('merchants', 'I7 K7')).toEqual([0, 0]);
  });

  test('KB-6.2 merchants: settlements of another player do not complete a road', () => {
    expect(gold('merchants', 'I7 K7', 'J7')).toEqual([0, 0]);
  });

  test('KB-6.2 merchants: several groups need not be joined, and a common hex is paid once', () => {
    // The second group leads from L7 to the castle L12, on the other side of L7.
    expect(gold('merchants', `${road} L8 L9 L10 L11`)).toEqual([12, 0]);
  });

  test('KB-6.2 merchants: two separate pairs are paid four times', () => {
    // The second road leads from the castle B18 over water to the Oasis F18.
    expect(gold('merchants', `${road} C17 D17 E17 F17`)).toEqual([16, 0]);
  });

  test('KB-6.2 merchants: settlements on water link like any other', () => {
    // E17 is water and the middle of the road from C17 (castle B18) to F17 (Oasis F18).
    expect(gold('merchants', 'C17 D17 E17 F17')).toEqual([8, 0]);
    expect(gold('merchants', 'C17 D17 F17')).toEqual([0, 0]);
  });

  test('KB-6.2 merchants: both players can be paid for the same hex', () => {
    expect(gold('merchants', road, 'K8 J8 I8 H8')).toEqual([8, 8]);
  });

  test('KB-6.2 merchants: a location without tiles still counts', () => {
    const s = position({
      settlements: [road, ''],
      held: ['', ''],
      taken: ['H7 L7', 'H7 L7'],
      objectives: ['merchants', 'lords', 'farmers'],
    });
    expect(goldOf(s, 'merchants')).toEqual([8, 0]);
  });
});

describe('Hermits', () => {
  test('KB-6.4 hermits, example: an area of five and a lone settlement bring 2', () => {
    expect(gold('hermits', 'E4 F4 E5 F5 G5 A9')).toEqual([2, 0]);
  });

  test('KB-6.4 hermits: every lone settlement is a group; none, no gold', () => {
    expect(gold('hermits', 'A1 C1 H9 T8')).toEqual([4, 0]);
    expect(gold('hermits', '')).toEqual([0, 0]);
  });

  test('KB-6.4 hermits: groups join over seams and over water', () => {
    expect(gold('hermits', 'J10 K10 J11 K11')).toEqual([1, 0]);
    expect(gold('hermits', 'C9 D9 E9')).toEqual([1, 0]);
  });

  test('KB-6.4 hermits: another player between two settlements keeps them apart', () => {
    expect(gold('hermits', 'H9 J9', 'I9')).toEqual([2, 1]);
  });

  test('KB-6.4 hermits: adjacency leans with the rows', () => {
    // H8 touches H9 and I9, not G9; H9 touches G8 and H8, not I8.
    expect(gold('hermits', 'H8 I9')).toEqual([1, 0]);
    expect(gold('hermits', 'H8 G9')).toEqual([2, 0]);
    expect(gold('hermits', 'H9 I8')).toEqual([2, 0]);
  });
});

describe('Citizens', () => {
  test('KB-6.5 citizens, example 0/3: a lone settlement 0, the largest group of six 3', () => {
    expect(gold('citizens', 'A9')).toEqual([0, 0]);
    expect(gold('citizens', 'E4 F4 E5 F5 G5 E6 A9')).toEqual([3, 0]);
  });

  test('KB-6.5 citizens, example: seven bring 3 too, and a second group of five adds nothing', () => {
    expect(gold('citizens', 'E4 F4 E5 F5 G5 E6 F6')).toEqual([3, 0]);
    expect(gold('citizens', 'E4 F4 E5 F5 G5 E6 F6 A7 A8 B8 A9 B9')).toEqual([3, 0]);
  });

  test('KB-6.5 citizens: settlements on water belong to the group', () => {
    expect(gold('citizens', 'C9 D9 E9 F9')).toEqual([2, 0]);
  });

  test('KB-6.5 citizens: only the own settlements count', () => {
    expect(gold('citizens', 'E4 F4', 'E5 F5 G5')).toEqual([1, 1]);
  });
});
