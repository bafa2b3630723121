/** Positions that cannot come about are refused when they are loaded, so no test and no record can use them. */
import type { Json } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
import { savedPosition } from './position.ts';
import { refused } from './refused.ts';

const three = [{}, {}, {}] as const;

describe('what cannot be', () => {
  test('KBG-1.5 impossible: the enemy of another year, or one that nobody has seen', () => {
    expect(refused({ enemy: 'y2_orcs_4', year: 1, players: three })).toMatch(/another year/);
    expect(refused({ enemy: 'y1_orcs_3', peeked: [], players: three })).toMatch(/nobody has seen/);
    expect(refused({ peeked: [1], players: three })).toMatch(/somebody has/);
    expect(refused({ stage: 'enemy', enemy: 'y1_orcs_3', players: three })).toMatch(/too early/);
  });

  test('KBG-1.6 impossible: a seat with two places, or with none', () => {
    expect(refused({ order: [0, 0, 1], players: three })).toMatch(/two places/);
    expect(refused({ players: three }, { order: [0, 1] })).toMatch(/no turn order/);
  });

  test('KBG-2.1 impossible: a question in the wrong phase', () => {
    expect(refused({ phase: 'winter', players: three })).toMatch(/no place in winter/);
    expect(refused({ phase: 'reward', players: three })).toMatch(/no place in reward/);
    expect(refused({ stage: 'over', year: 3, players: three })).toMatch(/fifth winter/);
  });

  test('KBG-2.5 impossible: somebody is asked who has nothing to choose', () => {
    expect(refused({ stage: 'build', players: three })).toMatch(/nothing to ask/);
    expect(refused({ stage: 'recruit', players: [{ goods: 'gold' }, {}, {}] })).toMatch(/nothing to ask/);
    expect(refused({ stage: 'reroll', players: [{ buildings: 'statue' }, {}, {}] })).toMatch(
      /nothing to ask/,
    );
    expect(refused({ players: three }, { current: null })).toMatch(/nobody is asked/);
    expect(refused({ passed: [0], current: 0, players: three })).toMatch(/nothing to ask/);
  });

  test('KBG-3.3 impossible: the King helps others than the neediest', () => {
    expect(refused({ stage: 'aid', aided: [0, 1], players: three })).toMatch(/wrong ones/);
    expect(
      refused({ stage: 'aid', aided: [0], players: [{}, { goods: 'gold' }, { goods: 'gold' }] }),
    ).toMatch(/alone/);
    expect(refused({ aidDie: 0, phase: 'autumn', players: [{ white: [] }, {}, {}] })).toMatch(/spring only/);
  });

  test('KBG-4.2 impossible: too many or too few dice, or dice that are not rolled', () => {
    expect(refused({ players: [{ dice: [1, 2] }, {}, {}] })).toMatch(/other dice/);
    expect(refused({ players: [{ white: [2] }, {}, {}] })).toMatch(/other dice/);
    expect(refused({ players: [{ dice: [0, 2, 3] }, {}, {}] })).toMatch(/not rolled/);
    expect(refused({ stage: 'build', players: [{ goods: 'wood' }, {}, {}] }, { neutral: [1] })).toMatch(
      /neutral/,
    );
  });

  test('KBG-5.2 impossible: a group with another sum, or on a full advisor', () => {
    const players = [{ dice: [1, 2] }, {}, {}];
    expect(refused({ court: [{ advisor: 'merchant', seat: 0, dice: [5] }], players })).toMatch(/another sum/);
    const group = { advisor: 'merchant', dice: [4] } as const;
    const groups = [0, 1, 2].map((seat) => ({ ...group, seat }));
    expect(
      refused({ court: groups, players: [{ dice: [1, 2] }, { dice: [1, 2] }, { dice: [1, 2] }] }),
    ).toMatch(/cannot lie/);
    expect(refused({ court: [{ ...group, seat: 0, dice: [3], market: 1 }], players })).toMatch(/no Market/);
  });

  test('KBG-8.3 impossible: a gap in a row', () => {
    expect(refused({ players: [{ buildings: 'chapel' }, {}, {}] })).toMatch(/gap in row 1/);
    expect(refused({ players: [{ buildings: 'barricade town_hall' }, {}, {}] })).toMatch(/gap in row 5/);
  });

  test('KBG-8.5 impossible: points that came from nowhere', () => {
    const { players } = savedPosition({ players: three });
    const [first, ...rest] = players as readonly { readonly [key: string]: Json }[];
    expect(refused({ players: three }, { players: [{ ...first, points: 5 }, ...rest] })).toMatch(
      /has 5 points, not 1/,
    );
  });

  test('KBG-10.4 impossible: a second building without the Envoy', () => {
    expect(refused({ stage: 'build', builtOnce: true, players: [{ goods: 'wood' }, {}, {}] })).toMatch(
      /Envoy/,
    );
  });

  test('KBG-12.8 impossible: losses for whoever has not lost', () => {
    const goods = 'gold wood stone';
    expect(refused({ stage: 'lose', enemy: 'y1_orcs_3', players: [{ goods, strength: 9 }, {}, {}] })).toMatch(
      /nothing to ask/,
    );
    expect(refused({ players: [{ strength: 3 }, {}, {}] })).toMatch(/strength without a battle/);
  });

  test('what is no position at all is refused with its place', () => {
    expect(refused({ players: three }, { seats: 9 })).toMatch(/^seats/);
    expect(refused({ players: three }, { stage: 'lunch' })).toMatch(/^stage/);
    expect(refused({ players: three }, { players: [] })).toMatch(/^players/);
    expect(refused({ players: three }, { options: { house: true } })).toMatch(/^options/);
    expect(() => kingsburg.load(savedPosition({ players: three }), 99)).toThrow(/stateVersion/);
  });
});
