/** KBG-8: building, and the end of a season. */
import { DEALER } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../src/data.ts';
import {
  askedIn,
  build,
  decline,
  dice,
  die,
  enemy,
  legalActions,
  play,
  player,
  pointsFor,
  refusal,
  saved,
  stopBuilding,
  store,
  told,
  townHall,
} from './playing.ts';
import { position } from './position.ts';

const PLENTY = 'gold '.repeat(9) + 'wood '.repeat(9) + 'stone '.repeat(9);

describe('building', () => {
  test('KBG-8.1 one building each or none, in turn order', () => {
    const s = position({
      stage: 'build',
      order: [1, 2, 0],
      players: [{ goods: PLENTY }, { goods: PLENTY }, { goods: PLENTY }],
    });
    const one = play(s, build('statue'));
    expect(askedIn(one.state)).toEqual([2]);
    const end = play(one.state, stopBuilding, build('inn'));
    expect(saved(end.state).players.map((p) => p.buildings)).toEqual([['inn'], ['statue'], []]);
    expect(told(end, 'no_building')).toEqual([{ type: 'no_building', seat: 2 }]);
  });

  test('KBG-8.2 the price is paid in full, and what is missing is named', () => {
    const s = position({
      stage: 'build',
      players: [{ goods: 'gold wood', buildings: 'inn market' }, {}, {}],
    });
    expect(refusal(s, build('farms'))).toEqual({
      rule: 'KBG-8.2',
      facts: { building: 'farms', gold: 1, wood: 2, stone: 1 },
    });
    const played = play(s, build('barricade'));
    expect(store(played.state, 0)).toBe('1 0 0');
    expect(told(played, 'build')).toEqual([
      { type: 'build', seat: 0, building: 'barricade', gold: 0, wood: 1, stone: 0, points: 0, envoy: false },
    ]);
  });

  test('KBG-8.3 from left to right in each row; the first column is always open', () => {
    const s = position({ stage: 'build', players: [{ goods: PLENTY, buildings: 'statue' }, {}, {}] });
    expect(legalActions(s)).toEqual([
      stopBuilding,
      ...(['chapel', 'inn', 'guard_tower', 'palisade', 'barricade'] as const).map(build),
    ]);
    expect(refusal(s, build('church'))).toEqual({
      rule: 'KBG-8.3',
      facts: { building: 'church', left: 'chapel' },
    });
    expect(refusal(s, build('market'))).toEqual({
      rule: 'KBG-8.3',
      facts: { building: 'market', left: 'inn' },
    });
  });

  test('KBG-8.4 one of each', () => {
    const s = position({ stage: 'build', players: [{ goods: PLENTY, buildings: 'statue' }, {}, {}] });
    expect(refusal(s, build('statue'))).toEqual({ rule: 'KBG-8.4', facts: { building: 'statue' } });
  });

  test('KBG-8.5 points come at once, and go with the building; what it earned stays', () => {
    const s = position({ stage: 'build', players: [{ goods: 'gold gold' }, { buildings: 'inn' }, {}] });
    expect(player(play(s, build('statue')).state, 0).points).toBe(3 + 1);
    const row = 'barricade crane town_hall embassy';
    const autumn = position({
      stage: 'town_hall',
      phase: 'autumn',
      players: [{ buildings: row, goods: 'wood' }, {}, {}],
    });
    const winter = play(autumn, townHall('wood'), enemy('y2_goblins_4'), die(1)).state;
    // The Embassy (4) is destroyed; a point each of Town Hall and Embassy stay.
    expect(player(winter, 0)).toMatchObject({ points: 7 - 4 + 2, from: { town_hall: 1, embassy: 1 } });
  });

  test('KBG-8.6 Embassy, Town Hall and Inn work in the season they are built; the Guild from the next', () => {
    const embassy = position({
      stage: 'build',
      players: [{ goods: PLENTY, buildings: 'barricade crane town_hall' }, {}, {}],
    });
    const built = play(embassy, build('embassy'), decline);
    expect(told(built, 'embassy')).toEqual([{ type: 'embassy', seat: 0 }]);
    const inn = position({ stage: 'build', phase: 'summer', players: [{ goods: 'gold wood' }, {}, {}] });
    expect(told(play(inn, build('inn')), 'inn')).toEqual([{ type: 'inn', seat: 0 }]);
    const hall = position({
      stage: 'build',
      players: [{ goods: PLENTY, buildings: 'barricade crane' }, {}, {}],
    });
    expect(saved(play(hall, build('town_hall')).state).stage).toBe('town_hall');
    const guild = position({
      stage: 'build',
      players: [{ goods: 'gold gold gold wood stone stone', buildings: 'inn market farms' }, {}, {}],
    });
    const summer = play(guild, build('merchants_guild'));
    expect(told(summer, 'guild')).toEqual([{ type: 'guild', seat: 0 }]);
    expect(saved(summer.state).phase).toBe('summer');
  });

  test('KBG-8.6 Farms roll their die from the next season on, and all buildings of a row keep working', () => {
    const s = position({
      stage: 'build',
      players: [{ goods: 'gold gold wood wood wood stone', buildings: 'inn market' }, {}, {}],
    });
    const summer = play(s, build('farms'), ...dice(1, 1, 1, 4), ...dice(2, 2, 2), ...dice(3, 3, 3)).state;
    expect(player(summer, 0).white).toEqual([4]);
    // 1 1 1 and white 4 make 7: behind the 6 of seat 1. The Market shifts sums as before.
    expect(legalActions(play(summer, { type: 'pass' }).state)).toContainEqual({
      type: 'influence',
      advisor: 'squire',
      dice: [1],
      white: [],
      plusTwo: false,
    });
  });

  test('KBG-8.7 in turn order Inn, Town Hall, Embassy, and then the next phase', () => {
    const row = 'barricade crane town_hall embassy';
    const s = position({
      stage: 'build',
      phase: 'summer',
      order: [1, 0, 2],
      players: [{ buildings: `inn ${row}` }, { buildings: `inn ${row}`, goods: 'wood wood' }, {}],
    });
    const one = play(s, stopBuilding);
    expect(saved(one.state)).toMatchObject({ stage: 'town_hall', current: 1 });
    // The second one's Inn comes after the first one has decided.
    expect(told(one, 'inn').map((e) => e.seat)).toEqual([1]);
    const two = play(one.state, townHall('wood'));
    expect(two.events.map((e) => e.type).slice(0, 3)).toEqual(['town_hall', 'embassy', 'inn']);
    expect(askedIn(two.state)).toEqual([0]);
    const end = play(two.state, townHall('plus_two'));
    expect(told(end, 'embassy').map((e) => e.seat)).toEqual([0]);
    expect(askedIn(end.state)).toEqual([DEALER]);
    // Seat 2, without a building, is the neediest after summer.
    expect(saved(end.state)).toMatchObject({ phase: 'autumn', envoy: 2 });
  });

  test('all twenty buildings can stand, 59 points in all', () => {
    const s = position({
      stage: 'recruit',
      year: 5,
      // Fifteen seasons, and every Envoy.
      players: [{ goods: 'wood wood' }, { buildings: BUILDINGS.join(' ') }, {}],
    });
    expect(pointsFor(s, 'buildings')[1]).toBe(59);
  });
});
