import { describe, expect, test } from 'vitest';
import { kingdomBuilder } from '../../src/index.ts';
import type { Objective } from '../../src/data.ts';
import { FIRST_GAME, landOf, OTHER_FOUR } from '../hexes.ts';
import { goldOf } from '../playing.ts';
import { position } from '../position.ts';

function gold(card: Objective, settlements: readonly string[], options = {}): readonly number[] {
  const others = (['fishermen', 'miners', 'hermits'] as const).slice(0, 2);
  return goldOf(position({ settlements, objectives: [card, ...others], options, left: 0 }), card);
}

/** By seat and sector: so many settlements, on land. */
function spread(numbers: readonly (readonly number[])[]): string[] {
  const next = [0, 0, 0, 0];
  return numbers.map((bySector) =>
    bySector
      .flatMap((n, sector) => {
        const from = next[sector]!;
        next[sector] = from + n;
        return landOf(FIRST_GAME, sector).slice(from, from + n);
      })
      .join(' '),
  );
}

describe('Discoverers', () => {
  test('KB-6.3 discoverers, example 1/1/1: three lines with something on them', () => {
    expect(gold('discoverers', ['A3 B3 C3 D3 C4 H9 I9', ''])).toEqual([3, 0]);
  });

  test('KB-6.3 discoverers: a line runs over both sectors', () => {
    expect(gold('discoverers', ['A1 T1', ''])).toEqual([1, 0]);
  });

  test('KB-6.3 discoverers: settlements on water count', () => {
    expect(gold('discoverers', ['A20 A19', ''])).toEqual([2, 0]);
  });

  test('KB-6.3 discoverers: twenty lines bring 20', () => {
    const rows = Array.from({ length: 20 }, (_, row) =>
      [...landOf(FIRST_GAME, 0), ...landOf(FIRST_GAME, 2), ...landOf(FIRST_GAME, 3)].find(
        (hex) => hex.slice(1) === String(row + 1),
      ),
    );
    expect(gold('discoverers', [rows.join(' '), ''])).toEqual([20, 0]);
  });
});

describe('Knights', () => {
  test('KB-6.8 knights, example 6/0/0: three, two and one in a line', () => {
    expect(gold('knights', ['A3 B3 C3 H9 I9 A1', ''])).toEqual([6, 0]);
  });

  test('KB-6.8 knights, example: of equal lines only one is paid', () => {
    expect(gold('knights', ['A3 B3 C3 H9 I9 J9 A1 B1 C1', ''])).toEqual([6, 0]);
  });

  test('KB-6.8 knights: the line runs over both sectors and need not be connected', () => {
    expect(gold('knights', ['A1 J1 K1 T1', ''])).toEqual([8, 0]);
  });

  test('KB-6.8 knights: settlements on water count; none, no gold', () => {
    expect(gold('knights', ['A20 B20 K20', ''])).toEqual([6, 0]);
  });
});

describe('Lords', () => {
  const off = { lordsZeroCounts: false };

  test('KB-6.9 lords, example: 8, 8, 6 and 2 bring 12, 12, 6 and 0', () => {
    const settlements = spread([[8], [8], [6], [2]]);
    expect(gold('lords', settlements, off)).toEqual([12, 12, 6, 0]);
    // With zero counting, the three empty sectors pay everybody 12 each.
    expect(gold('lords', settlements)).toEqual([48, 48, 42, 36]);
  });

  test('KB-6.9 lords: several second places are paid 6 each', () => {
    expect(gold('lords', spread([[5], [3], [3], [1]]), off)).toEqual([12, 6, 6, 0]);
    expect(gold('lords', spread([[4], [4], [4], [1]]), off)).toEqual([12, 12, 12, 6]);
  });

  test('KB-6.9 lords: each sector is counted separately', () => {
    expect(
      gold(
        'lords',
        spread([
          [3, 1, 0, 2],
          [1, 3, 2, 2],
        ]),
        off,
      ),
    ).toEqual([12 + 6 + 0 + 12, 6 + 12 + 12 + 12]);
  });

  test('KB-6.9 lords: zero is a number: alone in a sector 12 and 6, nobody there 12 for all', () => {
    const settlements = spread([
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(gold('lords', settlements)).toEqual([12 + 36, 6 + 36]);
    expect(gold('lords', spread([[0], [0], [0]]))).toEqual([48, 48, 48]);
  });

  test('KB-6.9 lords: zero can be second, but not third', () => {
    expect(
      gold(
        'lords',
        spread([
          [2, 1],
          [2, 0],
          [0, 0],
        ]),
      ),
    ).toEqual([12 + 12 + 24, 12 + 6 + 24, 6 + 6 + 24]);
    expect(gold('lords', spread([[3], [2], [0]]))).toEqual([48, 42, 36]);
  });

  test('KB-6.9 lords: with the option off zero is never paid', () => {
    expect(
      gold(
        'lords',
        spread([
          [1, 0, 0, 0],
          [0, 0, 0, 0],
        ]),
        off,
      ),
    ).toEqual([12, 0]);
    expect(gold('lords', spread([[0], [0]]), off)).toEqual([0, 0]);
  });

  test('KB-6.9 lords: settlements on water count in their sector', () => {
    expect(gold('lords', ['A20 B20', 'E15'], off)).toEqual([12, 6]);
  });
});

describe('Farmers', () => {
  test('KB-6.10 farmers, example: 14, 12, 10 and 4: three for each of the four', () => {
    expect(gold('farmers', [...spread([[14, 12, 10, 4]]), ''])).toEqual([12, 0]);
  });

  test('KB-6.10 farmers: of equal sectors only one is paid', () => {
    expect(gold('farmers', [...spread([[5, 3, 3, 9]]), ''])).toEqual([9, 0]);
  });

  test('KB-6.10 farmers: an empty sector means nothing', () => {
    expect(gold('farmers', [...spread([[5, 3, 0, 9]]), ''])).toEqual([0, 0]);
  });

  test('KB-6.10 farmers: each player by oneself', () => {
    expect(
      gold(
        'farmers',
        spread([
          [1, 1, 1, 1],
          [2, 3, 4, 5],
        ]),
      ),
    ).toEqual([3, 6]);
  });
});

describe('Castles', () => {
  const castles = (settlements: readonly string[]) => goldOf(position({ settlements }), 'castles');

  test('KB-6.11 castles: 3 for each castle, however many settlements stand beside it', () => {
    expect(castles(['E4', ''])).toEqual([3, 0]);
    expect(castles(['E4 C4 D3', ''])).toEqual([3, 0]);
    expect(castles(['E4 Q9 C18 K12', ''])).toEqual([12, 0]);
  });

  test('KB-6.11 castles: several players can be paid for the same one', () => {
    expect(castles(['E4', 'C4', 'D3'])).toEqual([3, 3, 3]);
  });

  test('KB-6.11 castles: from water too, and not for locations', () => {
    expect(castles(['D5', 'B7'])).toEqual([3, 0]);
  });

  test('KB-6.11 castles: sectors with two castles pay for both', () => {
    const s = position({ board: OTHER_FOUR, settlements: ['E2 B8', 'L15 L19'] });
    expect(goldOf(s, 'castles')).toEqual([6, 6]);
  });

  test('KB-6.11 castles: in every game, whatever the cards', () => {
    const s = position({ settlements: ['E4', ''], objectives: ['lords', 'farmers', 'hermits'] });
    expect(kingdomBuilder.scores(s, 'table').map((l) => l.label)).toEqual([
      'lords',
      'farmers',
      'hermits',
      'castles',
    ]);
  });
});
