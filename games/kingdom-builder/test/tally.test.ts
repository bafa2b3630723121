/** How many ways there are to play on from fixed positions, counted by the engine and by the reference. */
import { tally } from '@four-crowns/testkit';
import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { kingdomBuilder } from '../src/index.ts';
import { FIRST_GAME, OTHER_FOUR } from './hexes.ts';
import { legalActions, play, saved } from './playing.ts';
import { position, standing } from './position.ts';
import type { Drawn } from './position.ts';
import { referenceFrom } from './reference/apply.ts';
import { referenceLegal } from './reference/legal.ts';

interface Counted {
  readonly name: string;
  readonly state: State;
  readonly counts: readonly number[];
}

/** F15 is a lone water hex; nothing else of seat 0 stands beside water. */
const apart: Drawn = {
  board: OTHER_FOUR,
  settlements: ['G12 C18 R17 F15 G15', 'A1 B1'],
  card: 'flowers',
  left: 0,
};

const positions: readonly Counted[] = [
  {
    name: 'an empty board, three settlements on grass',
    state: position({ card: 'grass' }),
    counts: [61, 212, 988, 988],
  },
  {
    name: 'Farm, Oasis, Tavern and Paddock before the mandatory action',
    state: position({ settlements: ['S12 G13 B7 H9 I9 J9 K7', 'E4 E5 A1'], card: 'canyon' }),
    counts: [28, 395, 4079],
  },
  {
    name: 'Oracle, Tower, two Barns and Harbor after it',
    state: position({
      board: OTHER_FOUR,
      settlements: ['H3 N8 G12 C18 R17 F15 G15', 'A1 B1'],
      card: 'flowers',
      left: 0,
    }),
    counts: [78, 1730, 20022],
  },
  {
    name: 'two Barns and a Harbor, the vacated hex counting',
    state: position({ ...apart, options: { vacatedHexCounts: true } }),
    counts: [10, 242, 1790],
  },
  {
    name: 'two Barns and a Harbor, the vacated hex left out',
    state: position({ ...apart, options: { vacatedHexCounts: false } }),
    counts: [11, 297, 2122],
  },
  {
    name: 'two Paddocks and a settlement in the air',
    state: position({ settlements: ['M7 S2 C1', 'A3 B3'], lifted: ['paddock', 'F5'], uses: { paddock: 1 } }),
    counts: [4, 24, 85],
  },
  {
    name: 'the end of a turn, a new card, the next turn of another player',
    state: position({ settlements: ['E4', 'K16 L16'], left: 0, hands: ['none', 'desert'] }),
    counts: [1, 5, 290, 2075],
  },
  {
    name: 'the last settlement and the last round',
    state: position({
      settlements: [standing(39, 'S12 K7', FIRST_GAME, 0), 'A11'],
      card: 'grass',
      hands: ['none', 'desert'],
    }),
    counts: [32, 314, 1029],
  },
];

/** The same count, but every position on the way is judged by the reference. */
function referenceTally(s: State, depth: number): number[] {
  const here = referenceLegal(referenceFrom(saved(s))).length;
  if (depth === 1) return [here];
  const rest = legalActions(s).map((action) => referenceTally(play(s, action).state, depth - 1));
  return [
    here,
    ...Array.from({ length: depth - 1 }, (_, i) => rest.reduce((sum, counts) => sum + counts[i]!, 0)),
  ];
}

describe.each(positions)('$name', ({ state, counts }) => {
  test('tally: the engine counts what it counted when this was written', () => {
    expect(tally(kingdomBuilder, state, counts.length)).toEqual(counts);
  });

  test('tally: the reference counts the same, two steps deep', () => {
    expect(referenceTally(state, 2)).toEqual(counts.slice(0, 2));
  });
});
