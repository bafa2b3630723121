/** The worked examples of winter, of the end and of two players, each played through. */
import { describe, expect } from 'vitest';
import type { Building } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { Action, State } from '../src/index.ts';
import { ALL, EMIL, example, NORA, OSCAR, TILDA } from './example.ts';
import {
  aid,
  askedIn,
  dice,
  die,
  enemy,
  legalActions,
  lose,
  placeSeat,
  play,
  player,
  saved,
  store,
  told,
} from './playing.ts';
import { position } from './position.ts';

describe('a winter of year II', () => {
  const eve = (tilda: { readonly goods: string; readonly buildings?: string }): State =>
    position({
      stage: 'enemy',
      year: 2,
      order: ALL,
      players: [
        { buildings: 'guard_tower palisade', soldiers: 1 },
        { buildings: 'guard_tower blacksmith' },
        { buildings: 'inn market farms', soldiers: 2, ...tilda },
        { buildings: 'guard_tower blacksmith palisade' },
      ],
    });
  const orcs: readonly Action[] = [enemy('y2_orcs_4'), die(2)];
  const fought = play(eve({ goods: 'stone' }), ...orcs);

  example('KBG-12.3', 'strengths 5, 4, 3 and 5, and what they are made of', () => {
    expect(told(fought, 'strength').map((e) => [e.soldiers, e.king, e.bonus, e.strength])).toEqual([
      [1, 2, 2, 5],
      [0, 2, 2, 4],
      [2, 2, -1, 3],
      [0, 2, 3, 5],
    ]);
  });

  example('KBG-12.4', 'two victories, a draw and a defeat', () => {
    expect(told(fought, 'battle').map((e) => e.result)).toEqual(['win', 'draw', 'loss', 'win']);
  });

  example('KBG-12.7', 'Tilda has but 1 stone to lose', () => {
    expect(told(fought, 'lost_goods')).toMatchObject([{ seat: TILDA, gold: 0, wood: 0, stone: 1 }]);
    expect(store(fought.state, TILDA)).toBe('0 0 0');
  });

  example('KBG-12.8', 'with 2 gold and 1 stone Tilda would choose', () => {
    const asked = play(eve({ goods: 'gold gold stone' }), ...orcs).state;
    expect(askedIn(asked)).toEqual([TILDA]);
    expect(legalActions(asked)).toEqual([lose('gold gold'), lose('gold stone')]);
  });

  example('KBG-12.10', 'the Farms fall, with the Barracks below them too', () => {
    const fallen = (buildings: string): readonly (readonly [Building, number])[] =>
      told(play(eve({ goods: 'stone', buildings }), ...orcs), 'destroyed').map((e) => [e.building, e.points]);
    expect(fallen('inn market farms')).toEqual([['farms', 2]]);
    // Guard Tower and Blacksmith make Tilda stronger; as a loser she has fewer soldiers.
    const barracks = position({
      stage: 'enemy',
      year: 2,
      order: ALL,
      players: [{}, {}, { buildings: 'inn market farms guard_tower blacksmith barracks' }, {}],
    });
    expect(told(play(barracks, ...orcs), 'destroyed').map((e) => e.building)).toEqual(['farms']);
  });

  example('KBG-12.12', 'two strongest victors; of two in a draw the one with the Stone Wall', () => {
    expect(told(fought, 'strongest').map((e) => e.seat)).toEqual([NORA, OSCAR]);
    for (const seat of [NORA, OSCAR]) expect(store(fought.state, seat)).toBe('1 0 0');
    const wall = position({
      stage: 'enemy',
      year: 3,
      order: ALL,
      players: [
        { soldiers: 2 },
        { buildings: 'palisade stable stone_wall', soldiers: 1 },
        { soldiers: 3 },
        { soldiers: 1 },
      ],
    });
    const even = play(wall, enemy('y3_orcs_5'), die(2));
    expect(told(even, 'battle').map((e) => [e.strength, e.result])).toEqual([
      [4, 'loss'],
      [5, 'wall'],
      [5, 'draw'],
      [3, 'loss'],
    ]);
    expect(told(even, 'spoils')).toMatchObject([{ seat: EMIL, gold: 1, points: 0 }]);
    expect(told(even, 'strongest').map((e) => e.seat)).toEqual([EMIL]);
  });

  example('KBG-9.15', 'a draw that the Stone Wall wins', () => {
    const s = position({
      stage: 'enemy',
      year: 3,
      players: [{ soldiers: 1, buildings: 'palisade stable stone_wall' }, {}, {}],
    });
    const won = play(s, enemy('y3_demons_6'), die(3));
    expect(told(won, 'battle')[0]).toMatchObject({ strength: 6, enemy: 6, result: 'wall' });
    expect(told(won, 'spoils')).toMatchObject([{ seat: 0, points: 1 }]);
  });
});

describe('the end, and two players', () => {
  example('KBG-13.2', 'three with 41 points: goods part Oscar from them, buildings Nora from Tilda', () => {
    const eleven = 'statue chapel inn market farms guard_tower blacksmith palisade stable barricade crane';
    const over = position({
      stage: 'over',
      players: [
        { points: 41, goods: 'gold wood stone', buildings: eleven },
        { points: 38 },
        { points: 41, goods: 'gold gold wood', buildings: `${eleven} stone_wall` },
        { points: 41, goods: 'wood stone', buildings: `${eleven} stone_wall barracks` },
      ],
    });
    expect(ALL.map((seat) => player(over, seat).buildings.length)).toEqual([11, 0, 12, 13]);
    expect(kingsburg.outcome(over)).toMatchObject({
      places: [[TILDA], [NORA], [OSCAR], [EMIL]],
      decidedBy: 'buildings',
    });
  });

  const two = kingsburg.rules.start(kingsburg.parseOptions(undefined, 2), 2);
  const spring = play(two, placeSeat(1), [0, aid('gold')], [1, aid('wood')]).state;
  const lying = (...faces: readonly number[]): string[] =>
    saved(play(spring, ...dice(...faces)).state).court.map((g) => `${g.advisor} ${g.dice.join(' ')}`);

  example('KBG-14.1', 'neutral dice on their sums, a double too', () => {
    expect(lying(4, 5, 6, 3, 3)).toEqual(['alchemist 3 3', 'inventor 4 5 6']);
  });

  example('KBG-14.2', 'equal sums', () => {
    expect(lying(2, 2, 3, 1, 6)).toEqual(['jester 1', 'alchemist 6', 'astronomer 2 2 3']);
  });

  example('KBG-14.3', 'equal sums with a double', () => {
    expect(lying(1, 2, 5, 4, 4)).toEqual(['merchant 4', 'treasurer 1 2 5']);
  });
});
