/** `check` takes every position that play leads to, and refuses those that it cannot lead to, one test for each kind. */
import { codes, fastRng } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { describe, expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { askedIn } from './playing.ts';
import { savedPosition } from './position.ts';
import type { Drawn } from './position.ts';
import { rich } from './rich.ts';
import { refused, TAKEN, withFirst } from './refused.ts';
import type { Fields } from './refused.ts';

const run = matchesOf('kingsburg possible', 60);

/** Every position of a random match; `keen` seats rarely pass or stop, so that much is built, or was from the start. */
function wander(seed: number, look: (s: State) => void): void {
  const seats = 2 + (seed % 4);
  const mixes = kingsburg.optionMixes(seats);
  const options = mixes[seed % mixes.length] ?? kingsburg.parseOptions(undefined, seats);
  const s = (seed % 5 === 0 ? rich : kingsburg).rules.start(options, seats);
  const rng = fastRng(seed);
  const isKeen = seed % 3 > 0;
  const out = codes();
  while (kingsburg.rules.actors(s) !== 0) {
    look(s);
    const asked = askedIn(s);
    const seat = asked[rng.below(asked.length)] ?? 0;
    out.n = 0;
    kingsburg.rules.legal(s, seat, out);
    const from = isKeen && out.n > 1 && out.at[0] === 0 && rng.below(8) > 0 ? 1 : 0;
    kingsburg.rules.apply(s, seat, out.at[from + rng.below(out.n - from)] ?? 0);
  }
  look(s);
}

test('no position of random play is refused', { timeout: run.timeout }, () => {
  let seen = 0;
  for (const seed of run.seeds()) {
    wander(seed, (s) => {
      seen++;
      try {
        kingsburg.check(s);
      } catch (e) {
        throw new Error(`seed ${seed}: ${String(e)}\n${JSON.stringify(kingsburg.save(s))}`, { cause: e });
      }
    });
  }
  expect(seen).toBeGreaterThan(run.matches * 100);
});

const three = [{}, {}, {}] as const;
const MARKET = 'inn market';

describe('refused, but taken with one thing set right', () => {
  /** The kind, what is impossible, what is said of it, and the same without it. */
  const kinds: readonly (readonly [string, Drawn, RegExp, Drawn])[] = [
    [
      'KBG-5.7 the Market used twice in a season',
      {
        passed: [1, 2],
        court: [
          { advisor: 'squire', seat: 0, dice: [1], market: 1 },
          { advisor: 'merchant', seat: 0, dice: [5], market: -1 },
        ],
        players: [{ buildings: MARKET, dice: [3] }, {}, {}],
      },
      /the Market twice/,
      {
        passed: [1, 2],
        court: [
          { advisor: 'squire', seat: 0, dice: [1], market: 1 },
          { advisor: 'sergeant', seat: 0, dice: [5] },
        ],
        players: [{ buildings: MARKET, dice: [3] }, {}, {}],
      },
    ],
    [
      'KBG-5.6 two tokens in a season that allows one',
      {
        passed: [1, 2],
        court: [
          { advisor: 'architect', seat: 0, dice: [1], plusTwo: true },
          { advisor: 'merchant', seat: 0, dice: [2], plusTwo: true },
        ],
        players: [{ dice: [3] }, {}, {}],
      },
      /two tokens/,
      {
        options: { plusTwoLimit: 'group' },
        passed: [1, 2],
        court: [
          { advisor: 'architect', seat: 0, dice: [1], plusTwo: true },
          { advisor: 'merchant', seat: 0, dice: [2], plusTwo: true },
        ],
        players: [{ dice: [3] }, {}, {}],
      },
    ],
    [
      'KBG-4.5 an order that does not fit the totals',
      { order: [0, 1, 2], players: [{ dice: [3, 4, 5] }, { dice: [1, 1, 2] }, { dice: [6, 6, 6] }] },
      /turn order does not fit/,
      { order: [1, 0, 2], players: [{ dice: [3, 4, 5] }, { dice: [1, 1, 2] }, { dice: [6, 6, 6] }] },
    ],
    [
      'KBG-5.1 more groups than turns',
      {
        order: [0, 1, 2],
        current: 0,
        court: [
          { advisor: 'squire', seat: 1, dice: [2] },
          { advisor: 'architect', seat: 1, dice: [3] },
        ],
        players: [{ dice: [1, 1, 1] }, { dice: [1] }, { dice: [3, 3, 3] }],
      },
      /out of turn/,
      {
        order: [1, 0, 2],
        current: 0,
        court: [{ advisor: 'squire', seat: 1, dice: [2] }],
        players: [{ dice: [2, 2, 2] }, { dice: [1, 3] }, { dice: [3, 3, 3] }],
      },
    ],
    [
      'KBG-5.10 a pass before the first turn',
      { order: [0, 1, 2], current: 0, passed: [2], players: [{ dice: [1, 1, 1] }, {}, { dice: [4, 4, 4] }] },
      /out of turn/,
      { order: [2, 0, 1], current: 0, passed: [2], players: [{}, {}, { dice: [1, 1, 1] }] },
    ],
    [
      'KBG-5.9 two advisors opened by one Envoy',
      {
        year: 2,
        passed: [0, 2],
        order: [0, 2, 1],
        current: 1,
        court: [
          { advisor: 'squire', seat: 0, dice: [2] },
          { advisor: 'squire', seat: 1, dice: [2] },
          { advisor: 'architect', seat: 2, dice: [3] },
          { advisor: 'architect', seat: 1, dice: [3] },
        ],
        players: [{ dice: [1, 1] }, { dice: [6] }, { dice: [1, 2] }],
      },
      /two advisors/,
      {
        year: 2,
        passed: [0, 2],
        order: [0, 2, 1],
        current: 1,
        court: [
          { advisor: 'squire', seat: 0, dice: [2] },
          { advisor: 'squire', seat: 1, dice: [2] },
          { advisor: 'architect', seat: 1, dice: [3] },
        ],
        players: [{ dice: [1, 1] }, { dice: [6] }, { dice: [1, 1, 2] }],
      },
    ],
    [
      'KBG-5.9 an Envoy who is still held after opening an advisor',
      {
        envoy: 0,
        passed: [0, 2],
        order: [0, 2, 1],
        court: [
          { advisor: 'squire', seat: 0, dice: [2] },
          { advisor: 'squire', seat: 1, dice: [2] },
        ],
        players: [{ dice: [1, 1] }, { dice: [3, 6] }, { dice: [1, 1, 2] }],
      },
      /still held/,
      {
        passed: [0, 2],
        order: [0, 2, 1],
        court: [
          { advisor: 'squire', seat: 0, dice: [2] },
          { advisor: 'squire', seat: 1, dice: [2] },
        ],
        players: [{ dice: [1, 1] }, { dice: [3, 6] }, { dice: [1, 1, 2] }],
      },
    ],
    [
      'KBG-10.2 the Envoy before the first summer is over',
      { year: 1, phase: 'summer', envoy: 0, players: three },
      /has not been sent/,
      { year: 1, phase: 'autumn', envoy: 0, players: [{}, { goods: 'gold' }, { goods: 'gold' }] },
    ],
    [
      'KBG-8.1 more buildings than seasons and Envoys',
      { year: 1, phase: 'autumn', players: [{ buildings: 'statue inn barricade crane' }, {}, {}] },
      /more buildings/,
      { year: 1, phase: 'autumn', players: [{ buildings: 'statue inn barricade' }, {}, {}] },
    ],
    [
      'KBG-3.2 the King’s die for one who was not the neediest',
      { aidDie: 0, year: 2, players: [{ goods: 'gold gold' }, {}, {}] },
      /helped the wrong ones/,
      { aidDie: 0, year: 2, players: [{}, { goods: 'gold' }, { goods: 'wood' }] },
    ],
    [
      'KBG-3.3 a spring in which the King has helped nobody',
      { phase: 'spring', players: three },
      /helped the wrong ones/,
      { phase: 'spring', players: [{ goods: 'gold' }, { goods: 'wood' }, { goods: 'wood' }] },
    ],
    [
      'KBG-12.13 soldiers before the first help of the year',
      { phase: 'spring', players: [{ goods: 'gold', soldiers: 1 }, { goods: 'wood' }, { goods: 'wood' }] },
      /more soldiers/,
      { phase: 'summer', players: [{ goods: 'gold', soldiers: 1 }, { goods: 'wood' }, { goods: 'wood' }] },
    ],
    [
      'KBG-6.5 an enemy seen before the first help of the year',
      { phase: 'spring', enemy: 'y1_orcs_3', players: three.map(() => ({ goods: 'gold' })) },
      /seen before/,
      { phase: 'summer', enemy: 'y1_orcs_3', players: three.map(() => ({ goods: 'gold' })) },
    ],
    [
      'KBG-12.3 a strength that soldiers and buildings do not make',
      {
        stage: 'lose',
        enemy: 'y1_orcs_3',
        players: [{ goods: 'gold wood stone', soldiers: 2, strength: 1 }, {}, {}],
      },
      /another strength/,
      {
        stage: 'lose',
        enemy: 'y1_orcs_3',
        players: [{ goods: 'gold wood stone', soldiers: 1, strength: 1 }, {}, {}],
      },
    ],
    [
      'KBG-12.2 a battle without the King’s soldiers',
      {
        stage: 'lose',
        enemy: 'y1_orcs_3',
        players: [{ goods: 'gold wood stone', soldiers: 0, strength: 0 }, {}, {}],
      },
      /no soldiers/,
      {
        stage: 'lose',
        enemy: 'y1_orcs_3',
        players: [{ goods: 'gold wood stone', soldiers: 1, strength: 1 }, {}, {}],
      },
    ],
    [
      'KBG-9.5 a summer’s end without the token of the Inn',
      {
        stage: 'town_hall',
        phase: 'summer',
        players: [{ buildings: 'barricade crane town_hall inn', goods: 'gold' }, {}, {}],
      },
      /token of the Inn/,
      {
        stage: 'town_hall',
        phase: 'summer',
        players: [{ buildings: 'barricade crane town_hall inn', goods: 'gold', plusTwo: 1 }, {}, {}],
      },
    ],
    [
      'KBG-1.3 more goods than there was time to get',
      { year: 1, stage: 'recruit', players: [{ goods: 'gold '.repeat(60) }, {}, {}] },
      /more goods/,
      { year: 3, stage: 'recruit', players: [{ goods: 'gold '.repeat(60) }, {}, {}] },
    ],
  ];

  test.each(kinds)('%s', (_kind, impossible, said, possible) => {
    expect(refused(impossible)).toMatch(said);
    expect(refused(possible)).toBe(TAKEN);
  });

  test('KBG-10.1 rewards of the King that nobody has, or more than he gave', () => {
    const drawn: Drawn = { year: 1, phase: 'autumn', players: three };
    const none = { advisors: 0, town_hall: 0, embassy: 0, reward: 0, battles: 0 };
    const last = savedPosition(drawn)['players'] as readonly Fields[];
    const nobody = { players: last.map((player) => ({ ...player, points: 0, from: none })) };
    expect(refused(drawn, nobody)).toMatch(/went to nobody/);
    const two = withFirst(drawn, { points: 2, from: { ...none, reward: 2 } });
    expect(refused(drawn, two)).toMatch(/not so many/);
    const one = withFirst(drawn, { points: 1, from: { ...none, reward: 1 } });
    expect(refused(drawn, one)).toBe(TAKEN);
  });

  test('KBG-9.20 points of an Embassy for more seasons than there were', () => {
    const drawn: Drawn = { year: 1, phase: 'autumn', players: three };
    const from = { advisors: 0, town_hall: 0, embassy: 4, reward: 0, battles: 0 };
    expect(refused(drawn, withFirst(drawn, { points: 4, from }))).toMatch(/not so many/);
  });
});
