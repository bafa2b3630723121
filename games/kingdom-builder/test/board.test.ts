import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { groundOf, hexName, hexNumber, HEXES, NEIGHBOURS, TWO_AWAY } from '../src/board.ts';
import { SECTOR_MAPS, TERRAINS, TILES } from '../src/data.ts';
import { boardOf, distance, FIRST_GAME, isTerrain, letterAt, OTHER_FOUR } from './hexes.ts';
import type { Section } from './hexes.ts';

/** Copied from the facts of the box: grass, flowers, forest, canyon, desert, water, mountain; then the special hexes. */
const FACTS = {
  oracle: {
    counts: [16, 15, 15, 14, 15, 17, 5],
    castles: ['1,3', '7,2'],
    locations: ['3,7'],
    sum: '71267707784567ce',
  },
  farm: {
    counts: [14, 14, 15, 14, 12, 26, 2],
    castles: ['1,1'],
    locations: ['1,7', '5,2'],
    sum: '46a79337df9b0691',
  },
  oasis: {
    counts: [14, 14, 12, 12, 11, 34, 0],
    castles: ['7,1'],
    locations: ['2,7', '7,5'],
    sum: '83437d94fc06d467',
  },
  tower: {
    counts: [15, 15, 13, 15, 16, 13, 10],
    castles: ['6,7'],
    locations: ['3,5', '7,2'],
    sum: '6925ee538615ffa6',
  },
  tavern: {
    counts: [17, 15, 16, 15, 15, 10, 9],
    castles: ['3,3'],
    locations: ['6,2', '6,7'],
    sum: 'cb7604e52905e81d',
  },
  barn: {
    counts: [16, 13, 15, 17, 18, 5, 13],
    castles: ['7,7'],
    locations: ['2,6', '6,2'],
    sum: 'bd014be1815a1532',
  },
  harbor: {
    counts: [16, 13, 14, 14, 14, 21, 5],
    castles: ['4,2', '8,2'],
    locations: ['7,6'],
    sum: 'f4a85bd0e9f5f756',
  },
  paddock: {
    counts: [16, 14, 15, 14, 15, 10, 13],
    castles: ['7,5'],
    locations: ['2,8', '6,1'],
    sum: '4465273bc759e5f4',
  },
} as const;

const LAYINGS = TILES.flatMap((tile): Section[] => [tile, `${tile}*`]);

/** All ways to take `n` of the items, in their order. */
function choices<T>(items: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return items.flatMap((item, i) => choices(items.slice(i + 1), n - 1).map((rest) => [item, ...rest]));
}

function neighboursOf(name: string): string[] {
  const hex = hexNumber(name);
  const near = Array.from(NEIGHBOURS.subarray(hex * 6, hex * 6 + 6)).filter((n) => n >= 0);
  return near.map(hexName).toSorted();
}

describe('the grid', () => {
  test('KB-1.2 board: hexes have the neighbours that the facts name, at corners, edges and seams', () => {
    // Rows and columns from 0 there: 0,0 has 0,1 and 1,0, and so on.
    const facts = {
      A1: 'B1 A2',
      A2: 'A1 B1 B2 A3 B3',
      T1: 'S1 S2 T2',
      J10: 'J9 K9 I10 K10 J11 K11',
      K11: 'J10 K10 J11 L11 J12 K12',
      T20: 'T19 S20',
    };
    for (const [hex, near] of Object.entries(facts)) {
      expect(neighboursOf(hex)).toEqual(near.split(' ').toSorted());
    }
  });

  test('KB-1.2 board: the examples C7 and C8', () => {
    expect(neighboursOf('C7')).toEqual(['B7', 'D7', 'B6', 'C6', 'B8', 'C8'].toSorted());
    expect(neighboursOf('C8')).toEqual(['B8', 'D8', 'C7', 'D7', 'C9', 'D9'].toSorted());
  });

  test('KB-1.2 board: neighbours are at distance 1 and straight jumps at distance 2, for all 400 hexes', () => {
    const { cells } = boardOf(FIRST_GAME);
    for (const cell of cells) {
      expect(neighboursOf(cell.name)).toEqual(
        cells
          .filter((other) => distance(cell, other) === 1)
          .map((other) => other.name)
          .toSorted(),
      );
      const hex = hexNumber(cell.name);
      const jumps = Array.from(TWO_AWAY.subarray(hex * 6, hex * 6 + 6)).filter((n) => n >= 0);
      const straight = cell.steps.flatMap((over, direction) => over?.steps[direction]?.name ?? []);
      expect(jumps.map(hexName).toSorted()).toEqual(straight.toSorted());
    }
  });

  test('KB-1.2 board: names run from A1 to T20 and nothing else is a hex', () => {
    const names = Array.from({ length: HEXES }, (_, hex) => hexName(hex));
    expect(new Set(names).size).toBe(400);
    expect(names.every((name, hex) => hexNumber(name) === hex)).toBe(true);
    for (const bad of ['U1', 'A0', 'A21', 'a1', 'A01', '', 'A1 ', 7, undefined])
      expect(hexNumber(bad)).toBe(-1);
  });

  test('KB-5.4 tower: the edge has 76 hexes', () => {
    const { cells } = boardOf(FIRST_GAME);
    const edge = cells.filter((c) => c.row % 19 === 0 || c.column % 19 === 0);
    expect(edge).toHaveLength(76);
    // All hexes with fewer than six neighbours, and no others: the half-hex indents belong to it.
    expect(cells.filter((c) => c.neighbours.length < 6)).toEqual(edge);
  });
});

describe('the sectors', () => {
  test('KB-1.2 sectors: every map has the terrains, castles and locations of the box', () => {
    TILES.forEach((tile, i) => {
      const map = SECTOR_MAPS[i]!;
      const { counts, castles, locations, sum } = FACTS[tile];
      expect(map.map((row) => row.length)).toEqual(Array.from({ length: 10 }, () => 10));
      expect('GFTCDWM'.split('').map((g) => map.join('').split(g).length - 1)).toEqual(counts);
      const places = (letter: string): string[] =>
        map.flatMap((row, r) => row.split('').flatMap((g, c) => (g === letter ? [`${r},${c}`] : [])));
      expect(places('K')).toEqual(castles);
      expect(places('L')).toEqual(locations);
      expect(createHash('sha256').update(map.join('\n')).digest('hex').slice(0, 16)).toBe(sum);
    });
  });

  test('KB-1.2 sectors: a turned sector shows its hexes from the other end', () => {
    const grounds = [...TERRAINS, 'water', 'mountain', 'castle', 'location'];
    const turned = boardOf(['barn*', 'harbor', 'oracle*', 'paddock']);
    const layings = [
      TILES.indexOf('barn') * 2 + 1,
      TILES.indexOf('harbor') * 2,
      1,
      TILES.indexOf('paddock') * 2,
    ];
    for (const cell of turned.cells) {
      expect([cell.name, grounds[groundOf(layings[cell.sector]!, hexNumber(cell.name))]]).toEqual([
        cell.name,
        cell.ground,
      ]);
    }
    expect(letterAt('barn*', 0, 0)).toBe(letterAt('barn', 9, 9));
  });

  test('KB-1.2 sectors: three special hexes each; 10 castles, 14 locations, 28 tiles in the box', () => {
    const box = SECTOR_MAPS.map((map) => map.join(''));
    for (const map of box) expect(map.split('').filter((g) => g === 'K' || g === 'L')).toHaveLength(3);
    expect(
      box
        .join('')
        .split('')
        .filter((g) => g === 'K'),
    ).toHaveLength(10);
    expect(
      box
        .join('')
        .split('')
        .filter((g) => g === 'L'),
    ).toHaveLength(14);
  });

  test('KB-1.2 sectors: no special hex lies on the rim of its sector', () => {
    for (const map of SECTOR_MAPS) {
      const rim = map[0]! + map[9]! + map.map((row) => row[0]! + row[9]!).join('');
      expect(rim).not.toMatch(/[KL]/);
    }
  });

  test('KB-1.2 sectors: two special hexes are at least 3 apart on every board', () => {
    const specialsOf = (laid: Section, down: number, right: number): { row: number; column: number }[] =>
      Array.from({ length: 100 }, (_, i) => ({ row: Math.floor(i / 10), column: i % 10 }))
        .filter(({ row, column }) => 'KL'.includes(letterAt(laid, row, column)))
        .map(({ row, column }) => ({ row: row + down, column: column + right }));
    const { cells } = boardOf(OTHER_FOUR);
    const cellAt = (at: { row: number; column: number }) => cells[at.row * 20 + at.column]!;
    let nearest = 99;
    // Beside each other, below each other, and across the middle of the board both ways.
    for (const one of LAYINGS) {
      for (const [d1, r1, d2, r2] of [
        [0, 0, 0, 10],
        [0, 0, 10, 0],
        [0, 0, 10, 10],
        [0, 10, 10, 0],
      ] as const) {
        const mine = specialsOf(one, d1, r1);
        const inside = mine.flatMap((a, i) => mine.slice(i + 1).map((b) => distance(cellAt(a), cellAt(b))));
        nearest = Math.min(nearest, ...inside);
        for (const other of LAYINGS.filter((l) => l.replace('*', '') !== one.replace('*', ''))) {
          const theirs = specialsOf(other, d2, r2);
          const across = mine.flatMap((a) => theirs.map((b) => distance(cellAt(a), cellAt(b))));
          nearest = Math.min(nearest, ...across);
        }
      }
    }
    expect(nearest).toBe(3);
  });

  test('KB-1.2 sectors: land and water over all boards lie between the bounds of the rulings', () => {
    const boards = choices(TILES, 4).map((four) =>
      Array.from({ length: 7 }, (_, g) => four.reduce((sum, tile) => sum + FACTS[tile].counts[g]!, 0)),
    );
    expect(boards).toHaveLength(70);
    const land = boards.map((counts) => counts.slice(0, 5).reduce((a, b) => a + b, 0));
    expect([Math.min(...land), Math.max(...land)]).toEqual([277, 306]);
    const least = [0, 1, 2, 3, 4].map((g) => Math.min(...boards.map((counts) => counts[g]!)));
    expect(least).toEqual([59, 54, 54, 54, 52]);
    const leastOf = (n: number): number =>
      Math.min(
        ...boards.flatMap((counts) =>
          choices([0, 1, 2, 3, 4], n).map((some) => some.reduce((sum, g) => sum + counts[g]!, 0)),
        ),
      );
    // Four players have 160 settlements: one or two terrains can be full at a time, never three.
    expect([leastOf(2), leastOf(3)]).toEqual([106, 161]);
    expect(Math.min(...boards.map((counts) => counts[5]!))).toBe(38);
  });

  test('KB-3.2 ground: five terrains of nine grounds can be built on', () => {
    const grounds = new Set(boardOf(FIRST_GAME).cells.map((cell) => cell.ground));
    expect([...grounds].filter(isTerrain).toSorted()).toEqual([...TERRAINS].toSorted());
    expect(grounds.size).toBe(9);
  });
});
