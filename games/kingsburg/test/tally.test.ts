/** How many ways there are to play on from fixed positions; placements are counted by the reference too. */
import { tally } from '@four-crowns/testkit';
import { describe, expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { legalActions, play, saved } from './playing.ts';
import { position } from './position.ts';
import { referenceInfluence } from './reference/influence.ts';

interface Counted {
  readonly name: string;
  readonly state: State;
  readonly counts: readonly number[];
}

const positions: readonly Counted[] = [
  {
    // Three places drawn one after the other, then three sealed goods, then dice.
    name: 'the beginning with three players',
    state: kingsburg.rules.start(kingsburg.parseOptions(undefined, 3), 3),
    counts: [3, 3 * 2, 3 * 2 * 3, 3 * 2 * 9, 3 * 2 * 27, 3 * 2 * 27 * 6],
  },
  {
    name: 'influence with Market, token, white die and Envoy',
    state: position({
      envoy: 0,
      aidDie: 0,
      year: 3,
      neutral: [1, 1, 2, 3, 4],
      order: [1, 0],
      court: [{ advisor: 'sergeant', seat: 1, dice: [5] }],
      players: [
        { buildings: 'inn market', dice: [2, 2, 5], white: [3], plusTwo: 1 },
        { buildings: 'statue inn', goods: 'wood', dice: [1, 6], plusTwo: 1 },
      ],
    }),
    counts: [61, 341, 1701, 3327],
  },
  {
    name: 'building with the Envoy, and the end of summer',
    state: position({
      stage: 'build',
      phase: 'summer',
      envoy: 0,
      players: [
        { goods: 'gold gold gold wood wood stone stone', buildings: 'barricade crane' },
        { goods: 'gold wood', buildings: 'statue' },
      ],
    }),
    counts: [6, 25, 84, 450, 2700],
  },
  {
    // Who has looked at the enemy has the General's two soldiers (KBG-7.10).
    name: 'a winter in which two must choose',
    state: position({
      stage: 'recruit',
      year: 4,
      enemy: 'y4_demons_6',
      peeked: [1],
      players: [{ goods: 'gold gold wood wood stone' }, { goods: 'gold wood stone stone stone stone' }, {}],
    }),
    counts: [6, 21, 99, 367, 1437],
  },
];

describe.each(positions)('$name', ({ state, counts }) => {
  test('tally: the engine counts what it counted when this was written', () => {
    expect(tally(kingsburg, state, counts.length)).toEqual(counts);
  });
});

test('tally: the reference counts as many placements, two steps deep', () => {
  const found = positions.find(({ state }) => saved(state).stage === 'influence');
  if (found === undefined) throw new Error('no position with influence');
  const next = legalActions(found.state).map((action) => play(found.state, action).state);
  const deep = next.reduce((sum, s) => sum + referenceInfluence(saved(s)).length, 0);
  expect([referenceInfluence(saved(found.state)).length, deep]).toEqual(found.counts.slice(0, 2));
});
