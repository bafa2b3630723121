/** Positions in which somebody has, or knows, what nobody could have given them. */
import { describe, expect, test } from 'vitest';
import { savedPosition } from './position.ts';
import type { Drawn, DrawnPlayer } from './position.ts';
import { refused, TAKEN } from './refused.ts';
import type { Fields } from './refused.ts';

const one = [{ goods: 'gold' }, { goods: 'wood' }, { goods: 'wood' }] as const;

/** The first spring, before anybody is helped. */
const firstSpring = (...players: readonly DrawnPlayer[]): Drawn => ({ year: 1, phase: 'spring', players });

/** The Jester has helped seat 0, the Queen is about to help seat 1; it is the first spring. */
const afterJester = (points: number): Drawn => ({
  stage: 'help',
  helping: 'queen',
  year: 1,
  phase: 'spring',
  order: [0, 1, 2],
  court: [
    { advisor: 'jester', seat: 0, dice: [1] },
    { advisor: 'queen', seat: 1, dice: [5, 6, 6] },
  ],
  players: [{ dice: [1, 1], points }, {}, { dice: [6, 6, 6] }],
});

/** Seat 1 has held against the Orcs (spoils: 1 gold), seat 0 is losing goods. */
const afterVictory = (goods: string): Drawn => ({
  stage: 'lose',
  year: 1,
  order: [1, 0, 2],
  current: 0,
  enemy: 'y1_orcs_3',
  players: [{ goods: 'gold wood stone', strength: 1 }, { goods, strength: 5 }, {}],
});

describe('refused, but taken with one thing set right', () => {
  /** The kind, what is impossible, what is said of it, and the same without it. */
  const kinds: readonly (readonly [string, Drawn, RegExp, Drawn])[] = [
    [
      'KBG-3.3 the King’s die in the first year, when all are equal',
      { ...firstSpring({}, ...one.slice(1)), aidDie: 0 },
      /gives nobody the die/,
      { ...firstSpring({}, ...one.slice(1)), year: 2, aidDie: 0 },
    ],
    [
      'KBG-3.3 two goods before anybody has been helped',
      firstSpring({ goods: 'gold gold' }, ...one.slice(1)),
      /not one good from the King/,
      firstSpring(...one),
    ],
    [
      'KBG-6.5 three who have seen the enemy after one season without the Envoy',
      { year: 1, phase: 'summer', enemy: 'y1_orcs_3', peeked: [0, 1, 2], players: [{}, {}, {}] },
      /more have seen the enemy/,
      { year: 1, phase: 'summer', enemy: 'y1_orcs_3', peeked: [0, 2], players: [{}, {}, {}] },
    ],
    [
      'KBG-6.5 an enemy seen by one whom neither General nor Queen has helped',
      { year: 1, phase: 'summer', enemy: 'y1_orcs_3', players: [{ soldiers: 1 }, {}, {}] },
      /without General or Queen/,
      { year: 1, phase: 'summer', enemy: 'y1_orcs_3', players: [{ soldiers: 1, points: 4 }, {}, {}] },
    ],
    ['KBG-7.1 the Jester’s point that is missing', afterJester(0), /other points/, afterJester(1)],
    ['KBG-7.17 the Queen’s points before she has helped', afterJester(4), /other points/, afterJester(1)],
    [
      'KBG-7.12 three tokens of one season without the Envoy',
      { year: 1, phase: 'summer', players: [{ plusTwo: 3 }, {}, {}] },
      /more tokens/,
      { year: 1, phase: 'summer', players: [{ plusTwo: 2 }, {}, {}] },
    ],
    [
      'KBG-12.5 a victor without the spoils',
      afterVictory('wood'),
      /seat 1 lacks the spoils/,
      afterVictory('wood gold'),
    ],
  ];

  test.each(kinds)('%s', (_kind, impossible, said, possible) => {
    expect(refused(impossible)).toMatch(said);
    expect(refused(possible)).toBe(TAKEN);
  });

  test('KBG-12.4 points of a battle that is still to come', () => {
    const drawn = afterVictory('gold');
    const all = savedPosition(drawn)['players'] as readonly Fields[];
    const withBattle = (of: number, points: number): Fields => ({
      players: all.map((player, seat) => {
        if (seat !== of) return player;
        const from = { ...(player['from'] as Fields), battles: points };
        return { ...player, points: Number(player['points']) + points, from };
      }),
    });
    expect(refused(drawn, withBattle(2, 1))).toMatch(/seat 2 has points from where/);
    expect(refused(drawn, withBattle(2, -1))).toMatch(/seat 2 has points from where/);
    expect(refused(drawn, withBattle(0, -1))).toMatch(/seat 0 has points from where/);
    expect(refused(drawn, withBattle(1, 1))).toBe(TAKEN);
  });
});
