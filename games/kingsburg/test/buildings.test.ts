/** KBG-9: the twenty buildings. */
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../src/data.ts';
import type { Building, Enemy } from '../src/data.ts';
import type { State } from '../src/index.ts';
import {
  build,
  chapel,
  decline,
  dice,
  die,
  enemy,
  influence,
  keep,
  legalActions,
  pass,
  play,
  player,
  pointsFor,
  recruit,
  refusal,
  saved,
  statue,
  stopBuilding,
  stopRecruiting,
  store,
  told,
  townHall,
} from './playing.ts';
import { listOf, position } from './position.ts';

const PLENTY = 'gold '.repeat(9) + 'wood '.repeat(9) + 'stone '.repeat(9);

/** What has to stand before it, in its row. */
function leftOf(building: Building): string {
  const b = BUILDINGS.indexOf(building);
  return BUILDINGS.slice(b - (b % 4), b).join(' ');
}

/** Price as gold, wood and stone; points. */
const SHEET: readonly (readonly [Building, string, number])[] = [
  ['statue', '2 0 0', 3],
  ['chapel', '3 0 1', 5],
  ['church', '3 1 2', 7],
  ['cathedral', '5 0 3', 9],
  ['inn', '1 1 0', 0],
  ['market', '2 2 0', 1],
  ['farms', '2 3 1', 2],
  ['merchants_guild', '3 1 2', 4],
  ['guard_tower', '1 0 1', 1],
  ['blacksmith', '1 2 0', 2],
  ['barracks', '2 2 1', 4],
  ['wizards_guild', '3 2 2', 6],
  ['palisade', '0 2 0', 0],
  ['stable', '1 1 1', 2],
  ['stone_wall', '2 0 2', 2],
  ['fortress', '3 0 2', 4],
  ['barricade', '0 1 0', 0],
  ['crane', '0 1 1', 1],
  ['town_hall', '2 1 1', 2],
  ['embassy', '2 2 2', 4],
];

test.each(SHEET.map(([building, price, points], i) => [i + 1, building, price, points] as const))(
  'KBG-9.%i %s costs %s and brings %i points',
  (_id, building, price, points) => {
    const s = position({
      stage: 'build',
      phase: 'autumn',
      players: [{ goods: PLENTY, buildings: leftOf(building) }, { goods: 'wood' }, {}],
    });
    const built = play(s, build(building)).state;
    const [gold = 0, wood = 0, stone = 0] = price.split(' ').map(Number);
    // Behind the Crane nothing has its printed price.
    const discount = leftOf(building).includes('crane') ? 1 : 0;
    expect(store(built, 0)).toBe(`${9 - gold + discount} ${9 - wood} ${9 - stone}`);
    expect(player(built, 0).points - player(s, 0).points).toBe(points);
    expect(player(built, 0).buildings).toContain(building);
  },
);

/** One card of each race, and another of the strength that tells. */
const CARDS: readonly (readonly [Enemy, number])[] = [
  ['y1_barbarians_2', 1],
  ['y1_goblins_3', 1],
  ['y1_orcs_3', 1],
  ['y1_zombies_4', 1],
  ['y3_demons_6', 3],
  ['y5_dragons_9', 5],
];

/** Strength that the building adds against each of CARDS; those that are not here add nothing. */
const BATTLE: { readonly [building in Building]?: readonly number[] } = {
  church: [0, 0, 0, 0, 1, 0],
  farms: [-1, -1, -1, -1, -1, -1],
  guard_tower: [1, 1, 1, 1, 1, 1],
  blacksmith: [1, 1, 1, 1, 1, 1],
  wizards_guild: [2, 2, 2, 2, 2, 2],
  palisade: [1, 1, 1, 2, 1, 1],
  stone_wall: [1, 1, 1, 1, 1, 1],
  fortress: [1, 1, 1, 1, 1, 1],
  barricade: [0, 1, 0, 0, 0, 0],
};

function strengthWith(buildings: string, card: Enemy, year: number): number {
  const s = position({ stage: 'enemy', year, players: [{ buildings, soldiers: 20 }, {}, {}] });
  return (told(play(s, enemy(card), die(1)), 'battle')[0]?.strength ?? 0) - 21;
}

test.each(BUILDINGS.map((b, i) => [i + 1, b] as const))('KBG-9.%i %s in battle', (_id, building) => {
  CARDS.forEach(([card, year], i) => {
    const left = listOf(leftOf(building));
    const before = strengthWith(left.join(' '), card, year);
    const after = strengthWith([...left, building].join(' '), card, year);
    expect(after - before, `against ${card}`).toBe(BATTLE[building]?.[i] ?? 0);
  });
});

describe('what the buildings do', () => {
  test('KBG-9.1 Statue: all dice equal, white ones too, and any one of them is rolled again', () => {
    const s = (coloured: number[], white: number[]) =>
      position({
        stage: 'reroll',
        aidDie: 0,
        players: [{ buildings: 'statue chapel', dice: coloured, white }, {}, {}],
      });
    const equal = s([2, 2, 2], [2]);
    expect(legalActions(equal)).toEqual([keep, statue(), statue('white')]);
    expect(player(play(equal, statue(), die(6)).state, 0)).toMatchObject({ dice: [2, 2, 6], white: [2] });
    const unequal = s([1, 1, 1], [2]);
    expect(refusal(unequal, statue())).toEqual({ rule: 'KBG-9.1', facts: { dice: [1, 1, 1, 2] } });
  });

  test('KBG-9.2 Chapel: a total of at most 7', () => {
    const s = position({
      stage: 'reroll',
      players: [{ buildings: 'statue chapel', dice: [1, 2, 4] }, {}, {}],
    });
    expect(legalActions(s)).toEqual([keep, chapel]);
    expect(player(play(s, chapel, ...dice(6, 5, 4)).state, 0).dice).toEqual([4, 5, 6]);
    const high = position({
      stage: 'reroll',
      players: [{ buildings: 'statue chapel', dice: [3, 3, 3] }, {}, {}],
    });
    expect(refusal(high, chapel)).toEqual({ rule: 'KBG-9.2', facts: { total: 9 } });
  });

  test('KBG-9.3 Church: a battle against Demons that would be lost is a draw', () => {
    const s = position({
      stage: 'enemy',
      year: 3,
      players: [{ buildings: 'statue chapel church', soldiers: 4 }, {}, {}],
    });
    expect(told(play(s, enemy('y3_demons_6'), die(1)), 'battle')[0]).toMatchObject({
      strength: 6,
      result: 'draw',
    });
  });

  test('KBG-9.4 Cathedral: a point for every two goods at the end, and the goods stay', () => {
    const row = 'statue chapel church cathedral';
    for (const [goods, points] of [
      ['', 0],
      ['gold', 0],
      ['gold wood', 1],
      ['gold wood stone stone stone', 2],
    ] as const) {
      const s = position({
        stage: 'enemy',
        year: 5,
        players: [{ buildings: row, goods, soldiers: 20 }, { goods }, {}],
      });
      const over = play(s, enemy('y5_barbarians_7'), die(1));
      // 24 for the row, 1 spoils, 1 as the strongest victor.
      expect(player(over.state, 0).points).toBe(24 + 2 + points);
      expect(pointsFor(over.state, 'cathedral')).toEqual([points, 0, 0]);
      expect(told(over, 'cathedral')).toHaveLength(points === 0 ? 0 : 1);
      expect(store(over.state, 0)).toBe(store(s, 0));
    }
  });

  test('KBG-9.5 Inn: a token at the end of summer, in time for the Town Hall; none in spring or autumn', () => {
    const end = (phase: 'spring' | 'summer' | 'autumn') =>
      play(
        position({
          stage: 'build',
          phase,
          players: [{ buildings: 'inn' }, { goods: 'wood' }, {}],
          current: 1,
        }),
        stopBuilding,
      );
    expect([end('spring'), end('summer'), end('autumn')].map((p) => told(p, 'inn').length)).toEqual([
      0, 1, 0,
    ]);
    const hall = position({
      stage: 'build',
      phase: 'summer',
      players: [{ buildings: 'inn barricade crane town_hall' }, { goods: 'wood' }, {}],
      current: 1,
    });
    expect(legalActions(play(hall, stopBuilding).state)).toEqual([decline, townHall('plus_two')]);
  });

  test('KBG-9.6 Market: one group a season counts 1 more or 1 less', () => {
    const s = position({ players: [{ buildings: 'inn market', dice: [6, 6, 6] }, {}, {}] });
    const placed = play(s, influence('sergeant', [6]), pass, pass).state;
    expect(saved(placed).court).toMatchObject([{ advisor: 'sergeant', dice: [6], market: -1 }]);
    expect(legalActions(placed)).toEqual([pass, influence('alchemist', [6]), influence('duchess', [6, 6])]);
  });

  test('KBG-9.7 Farms: a white die in every productive season', () => {
    const s = position({
      stage: 'build',
      phase: 'summer',
      players: [{ goods: 'wood', buildings: 'inn market farms' }, {}, {}],
    });
    const autumn = play(s, stopBuilding, ...dice(1, 2, 3, 4), ...dice(1, 2, 3), ...dice(1, 2, 3)).state;
    expect(saved(autumn).players.map((p) => p.white)).toEqual([[4], [], []]);
  });

  test('KBG-9.8 Merchants’ Guild: 1 gold before the roll of every productive season', () => {
    const row = 'inn market farms merchants_guild';
    const s = position({
      stage: 'build',
      phase: 'spring',
      players: [{ goods: 'wood', buildings: row }, {}, {}],
    });
    expect(store(play(s, stopBuilding).state, 0)).toBe('1 1 0');
  });

  const bonus = (...buildings: readonly Building[]): readonly number[] =>
    CARDS.map(([card, year]) => strengthWith(buildings.join(' '), card, year));

  test('KBG-9.9 Guard Tower: 1 strength against everybody', () => {
    expect(bonus('guard_tower')).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('KBG-9.10 Blacksmith: 1 more strength', () => {
    expect(bonus('guard_tower', 'blacksmith')).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('KBG-9.12 Wizards’ Guild: 2 more strength', () => {
    expect(bonus('guard_tower', 'blacksmith', 'barracks', 'wizards_guild')).toEqual([4, 4, 4, 4, 4, 4]);
  });

  test('KBG-9.13 Palisade: 1 strength, 2 against Zombies', () => {
    expect(bonus('palisade')).toEqual([1, 1, 1, 2, 1, 1]);
  });

  test('KBG-9.11 Barracks: one good a soldier, three goods three soldiers', () => {
    const s = position({
      stage: 'recruit',
      players: [{ buildings: 'guard_tower blacksmith barracks', goods: 'gold wood stone' }, {}, {}],
    });
    expect(legalActions(s)).toEqual([stopRecruiting, recruit('gold'), recruit('wood'), recruit('stone')]);
    const end = play(s, recruit('gold'), recruit('wood'), recruit('stone')).state;
    expect(player(end, 0)).toMatchObject({ soldiers: 3, gold: 0, wood: 0, stone: 0 });
  });

  test('KBG-9.14 Stable: one soldier more from each advisor who gives some, none elsewhere', () => {
    const stable = 'palisade stable';
    const soldiers = (s: State, ...moves: Parameters<typeof play>[1][]) =>
      player(play(s, ...moves).state, 0).soldiers;
    const at = (own: readonly number[]) =>
      position({ passed: [1, 2], players: [{ buildings: stable, dice: own }, {}, {}] });
    expect(soldiers(at([1, 1, 5]), influence('sergeant', [5]), pass)).toBe(2);
    expect(soldiers(at([1, 4, 6]), influence('general', [4, 6]), pass, enemy('y2_orcs_4'))).toBe(3);
    expect(soldiers(at([6, 6, 6]), influence('king', [6, 6, 6]))).toBe(2);
    expect(soldiers(at([1, 1, 1]), influence('jester', [1]), pass)).toBe(0);
    const twice = position({
      envoy: 0,
      passed: [1, 2],
      court: [{ advisor: 'sergeant', seat: 0, dice: [5] }],
      players: [{ buildings: stable, dice: [1, 4] }, {}, {}],
    });
    expect(soldiers(twice, influence('sergeant', [1, 4]))).toBe(4);
    const recruiting = position({
      stage: 'recruit',
      players: [{ buildings: stable, goods: 'gold gold wood' }, {}, {}],
    });
    expect(soldiers(recruiting, recruit('gold gold'))).toBe(1);
  });

  test('KBG-9.15 Stone Wall: equal strength is a victory, with spoils', () => {
    const row = 'palisade stable stone_wall';
    const s = position({ stage: 'enemy', players: [{ buildings: row }, {}, {}] });
    const fought = play(s, enemy('y1_goblins_3'), die(1));
    expect(told(fought, 'battle')[0]).toMatchObject({ strength: 3, result: 'wall' });
    expect(store(fought.state, 0)).toBe('0 0 1');
  });

  test('KBG-9.16 Fortress: a point for every battle won, also by the Wall; none for a draw', () => {
    const row = 'palisade stable stone_wall fortress';
    const s = position({ stage: 'enemy', year: 2, players: [{ buildings: row, soldiers: 1 }, {}, {}] });
    const won = play(s, enemy('y2_barbarians_5'), die(1));
    expect(told(won, 'battle')[0]).toMatchObject({ strength: 5, result: 'wall' });
    expect(told(won, 'fortress')).toEqual([{ type: 'fortress', seat: 0 }]);
    // 1 for the Fortress, 1 for the strongest victor.
    expect(pointsFor(won.state, 'battles')).toEqual([2, -1, -1]);
  });

  test('KBG-9.17 Barricade: a battle against Goblins that would be a draw is won', () => {
    const s = position({ stage: 'enemy', players: [{ buildings: 'barricade', soldiers: 1 }, {}, {}] });
    expect(told(play(s, enemy('y1_goblins_2'), die(1)), 'battle')[0]).toMatchObject({
      strength: 3,
      result: 'win',
    });
  });

  test('KBG-9.18 Crane: 1 gold less in columns III and IV, none elsewhere', () => {
    const s = position({
      stage: 'build',
      players: [{ goods: PLENTY, buildings: 'barricade crane inn market statue' }, {}, {}],
    });
    expect(told(play(s, build('farms')), 'build')[0]).toMatchObject({ gold: 1, wood: 3, stone: 1 });
    expect(told(play(s, build('town_hall')), 'build')[0]).toMatchObject({ gold: 1, wood: 1, stone: 1 });
    expect(told(play(s, build('chapel')), 'build')[0]).toMatchObject({ gold: 3, wood: 0, stone: 1 });
    const exact = position({
      stage: 'build',
      players: [{ goods: 'gold wood wood wood stone', buildings: 'barricade crane inn market' }, {}, {}],
    });
    expect(legalActions(exact)).toContainEqual(build('farms'));
  });

  test('KBG-9.18 Crane works for the Envoy’s second building at once', () => {
    const s = position({
      stage: 'build',
      envoy: 0,
      players: [{ goods: 'wood wood stone stone gold', buildings: 'barricade' }, {}, {}],
    });
    const both = play(s, build('crane'), build('town_hall'));
    expect(told(both, 'build').map((e) => e.gold)).toEqual([0, 1]);
  });

  test('KBG-9.19 Town Hall: a good or a token for a point, once a season', () => {
    const row = 'barricade crane town_hall';
    const s = position({
      stage: 'town_hall',
      players: [{ buildings: row, goods: 'gold stone', plusTwo: 1 }, {}, {}],
    });
    expect(legalActions(s)).toEqual([decline, townHall('gold'), townHall('stone'), townHall('plus_two')]);
    expect(refusal(s, townHall('wood'))).toEqual({ rule: 'KBG-9.19', facts: { pay: 'wood', isOver: false } });
    const paid = play(s, townHall('plus_two')).state;
    expect(player(paid, 0)).toMatchObject({ plusTwo: 0, gold: 1, stone: 1, from: { town_hall: 1 } });
    expect(saved(paid).phase).toBe('summer');
    const none = position({ stage: 'town_hall', players: [{ buildings: row, goods: 'gold' }, {}, {}] });
    expect(refusal(none, townHall('plus_two'))).toEqual({
      rule: 'KBG-9.19',
      facts: { pay: 'plus_two', isOver: false },
    });
    expect(player(play(none, decline).state, 0)).toMatchObject({ gold: 1, from: { town_hall: 0 } });
  });

  test('KBG-9.20 Embassy: a point at the end of every productive season', () => {
    const row = 'barricade crane town_hall embassy';
    for (const phase of ['spring', 'summer', 'autumn'] as const) {
      const s = position({
        stage: 'build',
        phase,
        players: [{ buildings: row }, { goods: 'wood' }, {}],
        current: 1,
      });
      expect(told(play(s, stopBuilding), 'embassy')).toEqual([{ type: 'embassy', seat: 0 }]);
    }
  });
});
