/** Positions that look sound by themselves and that no season, year or match could have led to. */
import { describe, expect, test } from 'vitest';
import { savedPosition } from './position.ts';
import type { Drawn } from './position.ts';
import { refused, TAKEN, withFirst } from './refused.ts';
import type { Fields } from './refused.ts';

const three = [{}, {}, {}] as const;
const GUILD = 'inn market farms merchants_guild';
const ROW_FIVE = 'barricade crane town_hall';

/** The Queen is about to help seat 1, and an advisor before her has helped seat 0. */
const helping = (advisor: 'treasurer' | 'sergeant' | 'general', first: Drawn['players'][0]): Drawn => ({
  stage: 'help',
  helping: 'queen',
  order: [0, 1, 2],
  court: [
    { advisor, seat: 0, dice: { treasurer: [2, 6], sergeant: [5], general: [4, 6] }[advisor] },
    { advisor: 'queen', seat: 1, dice: [5, 6, 6] },
  ],
  players: [{ ...first, dice: advisor === 'sergeant' ? [1, 1] : [1] }, {}, { dice: [6, 6, 6] }],
});

describe('refused, but taken with one thing set right', () => {
  /** The kind, what is impossible, what is said of it, and the same without it. */
  const kinds: readonly (readonly [string, Drawn, RegExp, Drawn])[] = [
    [
      'KBG-1.2 goods before the first year',
      { stage: 'order', order: [0], players: [{ goods: 'gold' }, {}, {}] },
      /before the first year/,
      { stage: 'order', order: [0], players: three },
    ],
    [
      'KBG-1.3 a token in the first spring',
      {
        year: 1,
        phase: 'spring',
        players: [{ goods: 'gold', plusTwo: 1 }, { goods: 'wood' }, { goods: 'wood' }],
      },
      /more tokens/,
      {
        year: 2,
        phase: 'spring',
        players: [{ goods: 'gold', plusTwo: 1 }, { goods: 'wood' }, { goods: 'wood' }],
      },
    ],
    [
      'KBG-8.2 buildings and goods that nobody could pay for',
      {
        year: 1,
        stage: 'recruit',
        players: [{ goods: 'gold '.repeat(30), buildings: 'statue chapel church' }, {}, {}],
      },
      /more goods and buildings/,
      {
        year: 1,
        stage: 'recruit',
        players: [{ goods: 'gold '.repeat(29), buildings: 'statue chapel church' }, {}, {}],
      },
    ],
    [
      'KBG-12.13 more soldiers than one season gives',
      { stage: 'build', phase: 'spring', players: [{ goods: 'wood', soldiers: 9 }, {}, {}] },
      /more soldiers/,
      { stage: 'build', phase: 'spring', players: [{ goods: 'wood', soldiers: 8 }, {}, {}] },
    ],
    [
      'KBG-6.1 an advisor’s goods that are not there',
      helping('treasurer', { goods: 'gold' }),
      /lacks what the advisors have given/,
      helping('treasurer', { goods: 'gold gold' }),
    ],
    [
      'KBG-6.1 an advisor’s soldier who is not there',
      helping('sergeant', { soldiers: 0 }),
      /other soldiers/,
      helping('sergeant', { soldiers: 1 }),
    ],
    [
      'KBG-6.5 one who has been shown the enemy and does not know him',
      helping('general', { soldiers: 2 }),
      /others know the enemy/,
      { ...helping('general', { soldiers: 2 }), enemy: 'y1_orcs_3', phase: 'spring' },
    ],
    [
      'KBG-6.5 one who knows the enemy and has not been shown him',
      { ...helping('sergeant', { soldiers: 1 }), enemy: 'y1_orcs_3', phase: 'spring' },
      /others know the enemy/,
      { ...helping('sergeant', { soldiers: 1 }), enemy: 'y1_orcs_3', phase: 'summer' },
    ],
    [
      'KBG-4.2 dice that are rolled out of turn',
      { stage: 'roll', players: [{ dice: [0, 2, 3] }, { dice: [0, 0, 0] }, { dice: [0, 0, 0] }] },
      /rolled out of turn/,
      { stage: 'roll', players: [{ dice: [2, 3, 0] }, { dice: [0, 0, 0] }, { dice: [0, 0, 0] }] },
    ],
    [
      'KBG-9.1 the Statue used on dice that were not alike',
      {
        stage: 'reroll',
        rerolled: ['statue'],
        players: [{ buildings: 'statue chapel', dice: [1, 2, 3] }, {}, {}],
      },
      /not alike/,
      {
        stage: 'reroll',
        rerolled: ['statue'],
        players: [{ buildings: 'statue chapel', dice: [1, 1, 3] }, {}, {}],
      },
    ],
    [
      'KBG-9.1 two dice rolled again by the Statue',
      {
        stage: 'rerolling',
        rerolled: ['statue'],
        players: [{ buildings: 'statue', dice: [0, 0, 3] }, {}, {}],
      },
      /other dice are rolled again/,
      {
        stage: 'rerolling',
        rerolled: ['statue'],
        players: [{ buildings: 'statue', dice: [0, 3, 3] }, {}, {}],
      },
    ],
    [
      'KBG-10.2 the Envoy with one who was not the neediest',
      { phase: 'autumn', envoy: 1, players: [{}, { goods: 'gold' }, { goods: 'gold' }] },
      /Envoy has gone to the wrong one/,
      { phase: 'autumn', envoy: 0, players: [{}, { goods: 'gold' }, { goods: 'gold' }] },
    ],
    [
      'KBG-10.2 the Envoy with nobody, though one alone was the neediest',
      { phase: 'autumn', players: [{}, { goods: 'gold' }, { goods: 'gold' }] },
      /Envoy has gone to the wrong one/,
      { phase: 'autumn', players: [{}, {}, { goods: 'gold' }] },
    ],
    [
      'KBG-9.8 a roll without the gold of the Merchants’ Guild',
      { players: [{ buildings: GUILD }, {}, {}] },
      /lacks the gold of the Merchants/,
      { players: [{ buildings: GUILD, goods: 'gold' }, {}, {}] },
    ],
    [
      'KBG-5.9 a second group that was there before the first',
      {
        order: [1, 0, 2],
        current: 2,
        court: [
          { advisor: 'squire', seat: 0, dice: [2] },
          { advisor: 'squire', seat: 1, dice: [2] },
        ],
        players: [{ dice: [3, 3] }, { dice: [1, 3] }, { dice: [6, 6, 6] }],
      },
      /came before the first/,
      {
        order: [0, 1, 2],
        current: 2,
        court: [
          { advisor: 'squire', seat: 0, dice: [2] },
          { advisor: 'squire', seat: 1, dice: [2] },
        ],
        players: [{ dice: [1, 3] }, { dice: [3, 3] }, { dice: [6, 6, 6] }],
      },
    ],
    [
      'KBG-10.4 a second building without a first',
      { stage: 'build', envoy: 0, builtOnce: true, players: [{ goods: 'wood' }, {}, {}] },
      /without a first/,
      { stage: 'build', envoy: 0, builtOnce: true, players: [{ goods: 'wood', buildings: 'inn' }, {}, {}] },
    ],
    [
      'KBG-12.10 a strength that no fallen building explains',
      {
        stage: 'lose',
        order: [0, 1, 2],
        current: 1,
        enemy: 'y2_orcs_4',
        players: [{ soldiers: 1, strength: 3 }, { goods: 'gold wood stone', strength: 1 }, {}],
      },
      /seat 0 has another strength/,
      {
        stage: 'lose',
        order: [0, 1, 2],
        current: 1,
        enemy: 'y2_orcs_4',
        players: [{ soldiers: 1, strength: 2 }, { goods: 'gold wood stone', strength: 1 }, {}],
      },
    ],
    [
      'KBG-3.1 the King’s die with one who has more buildings than another',
      {
        ...helping('treasurer', { goods: 'gold gold', buildings: 'inn' }),
        aidDie: 0,
        players: [
          { goods: 'gold gold', buildings: 'inn', dice: [1], white: [1] },
          { buildings: '' },
          { dice: [6, 6, 6], buildings: '' },
        ],
      },
      /helped the wrong ones/,
      {
        ...helping('treasurer', { goods: 'gold gold', buildings: 'inn' }),
        aidDie: 0,
        players: [
          { goods: 'gold gold', buildings: 'inn', dice: [1], white: [1] },
          { buildings: 'inn' },
          { dice: [6, 6, 6], buildings: 'inn' },
        ],
      },
    ],
    [
      'KBG-9.5 an earlier player without the token of the Inn',
      {
        stage: 'town_hall',
        phase: 'summer',
        order: [1, 0, 2],
        current: 0,
        players: [{ buildings: ROW_FIVE, goods: 'gold' }, { buildings: 'inn' }, {}],
      },
      /token of the Inn/,
      {
        stage: 'town_hall',
        phase: 'summer',
        order: [1, 0, 2],
        current: 0,
        players: [{ buildings: ROW_FIVE, goods: 'gold' }, { buildings: 'inn', plusTwo: 1 }, {}],
      },
    ],
  ];

  test.each(kinds)('%s', (_kind, impossible, said, possible) => {
    expect(refused(impossible)).toMatch(said);
    expect(refused(possible)).toBe(TAKEN);
  });
});

describe('points that the buildings and the King do not explain', () => {
  const none = { advisors: 0, town_hall: 0, embassy: 0, reward: 0, battles: 0 };

  test('KBG-10.1 a reward in summer for another than the one with most buildings', () => {
    const drawn: Drawn = { year: 1, phase: 'summer', players: [{ buildings: 'inn' }, {}, {}] };
    expect(refused(drawn)).toBe(TAKEN);
    const [first, second, third] = savedPosition(drawn)['players'] as readonly Fields[];
    const others = {
      players: [
        { ...first, points: 0, from: none },
        { ...second, points: 1, from: { ...none, reward: 1 } },
        third ?? {},
      ],
    };
    expect(refused(drawn, others)).toMatch(/rewarded the wrong ones/);
  });

  test('KBG-9.20 an Embassy that has brought nothing', () => {
    const drawn: Drawn = { year: 2, players: [{ buildings: `${ROW_FIVE} embassy` }, {}, {}] };
    expect(refused(drawn)).toBe(TAKEN);
    const nothing = withFirst(drawn, { points: 8, from: { ...none, reward: 1 } });
    expect(refused(drawn, nothing)).toMatch(/has brought nothing/);
  });

  test('KBG-9.19 points of a Town Hall that does not stand, before a building could fall', () => {
    const hall = { points: 1, from: { ...none, town_hall: 1 } };
    const first: Drawn = { year: 1, stage: 'recruit', players: [{ goods: 'gold gold' }, {}, {}] };
    expect(refused(first, withFirst(first, hall))).toMatch(/not so many/);
    const second: Drawn = { ...first, year: 2 };
    expect(refused(second, withFirst(second, hall))).toBe(TAKEN);
  });

  test('KBG-12.11 more points lost than the years’ enemies take', () => {
    const drawn: Drawn = { year: 2, stage: 'recruit', players: [{ goods: 'gold gold' }, {}, {}] };
    const lost = (points: number) => withFirst(drawn, { points, from: { ...none, battles: points } });
    expect(refused(drawn, lost(-3))).toMatch(/not so many/);
    expect(refused(drawn, lost(-2))).toBe(TAKEN);
  });
});
