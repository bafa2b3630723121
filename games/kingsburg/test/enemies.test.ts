/** KBG-12.14: each of the 25 cards, lost against and won against. Written from the lists in the rules text. */
import { describe, expect, test } from 'vitest';
import { ENEMIES } from '../src/data.ts';
import type { Enemy } from '../src/data.ts';
import type { Options } from '../src/index.ts';
import { die, enemy, legalActions, play, player, pointsFor, store, told } from './playing.ts';
import type { Played } from './playing.ts';
import { position } from './position.ts';

/** Losses as gold, wood, stone, any, buildings, points; spoils as gold, wood, stone, any, points. */
const CARDS: readonly (readonly [Enemy, string, string])[] = [
  ['y1_barbarians_2', '0 0 0 1 1 0', '1 0 0 0 0'],
  ['y1_goblins_2', '0 1 1 0 1 1', '0 1 0 0 0'],
  ['y1_goblins_3', '1 0 0 0 1 0', '0 0 1 0 0'],
  ['y1_orcs_3', '0 0 0 2 0 1', '1 0 0 0 0'],
  ['y1_zombies_4', '0 0 0 0 0 2', '0 0 0 0 1'],
  ['y2_goblins_3', '0 2 2 0 1 1', '0 1 0 0 0'],
  ['y2_goblins_4', '2 0 0 0 1 0', '0 0 1 0 0'],
  ['y2_orcs_4', '0 0 0 2 1 0', '1 0 0 0 0'],
  ['y2_barbarians_5', '0 0 0 2 0 1', '1 0 0 0 0'],
  ['y2_zombies_5', '0 0 0 0 0 2', '0 0 0 0 1'],
  ['y3_goblins_4', '0 3 3 0 1 1', '0 1 0 0 0'],
  ['y3_goblins_5', '3 0 0 0 1 0', '0 0 1 0 0'],
  ['y3_orcs_5', '0 0 0 2 1 0', '1 0 0 0 0'],
  ['y3_demons_6', '2 1 1 0 0 1', '0 0 0 0 1'],
  ['y3_zombies_6', '0 0 0 0 0 2', '0 0 0 0 1'],
  ['y4_goblins_5', '0 4 4 0 1 1', '0 1 0 0 0'],
  ['y4_goblins_6', '4 0 0 0 1 0', '0 0 1 0 0'],
  ['y4_demons_6', '0 0 0 4 0 1', '1 0 0 0 1'],
  ['y4_orcs_7', '0 0 0 2 1 0', '0 0 0 1 0'],
  ['y4_zombies_7', '0 0 0 0 0 2', '0 0 0 0 1'],
  ['y5_barbarians_7', '0 0 0 0 0 8', '0 0 0 0 1'],
  ['y5_barbarians_8', '0 0 0 0 1 0', '0 0 0 0 1'],
  ['y5_demons_8', '0 0 0 0 1 2', '0 0 0 0 2'],
  ['y5_demons_9', '0 0 0 0 1 0', '0 0 0 0 2'],
  ['y5_dragons_9', '0 0 0 0 0 5', '0 0 0 0 3'],
];

const FIVE = 'gold '.repeat(5) + 'wood '.repeat(5) + 'stone '.repeat(5);

/** Everybody has the same; the King's die and soldiers make the strength of seat 0. */
function meet(card: Enemy, strength: number, options: Partial<Options> = {}): Played {
  const eve = position({
    options,
    stage: 'enemy',
    year: Number(card[1]),
    players: [
      { soldiers: strength - 1, goods: FIVE, buildings: 'statue' },
      { soldiers: 30 },
      { soldiers: 30 },
    ],
  });
  let played = play(eve, enemy(card), die(1));
  for (;;) {
    // The player who has to choose takes or loses what is listed first.
    const [action] = legalActions(played.state);
    if (action === undefined || (action.type !== 'take' && action.type !== 'lose')) return played;
    const next = play(played.state, action);
    played = { state: next.state, events: [...played.events, ...next.events] };
  }
}

function changeOf(played: Played): readonly number[] {
  return store(played.state, 0)
    .split(' ')
    .map((n) => Number(n) - 5);
}

test('KBG-12.14 there are 25 cards', () => {
  expect(CARDS.map(([card]) => card)).toEqual(ENEMIES);
});

describe.each(CARDS)('%s', (card, losses, spoils) => {
  const strength = Number(card.split('_')[2]);
  const [gold = 0, wood = 0, stone = 0, any = 0, buildings = 0, points = 0] = losses.split(' ').map(Number);
  const won = spoils.split(' ').map(Number);

  test('KBG-12.14 takes what is printed from whoever is weaker', () => {
    const fought = meet(card, strength - 1);
    expect(told(fought, 'battle')[0]).toMatchObject({ seat: 0, result: 'loss', enemy: strength });
    // The first listed loss of free goods takes gold.
    expect(changeOf(fought)).toEqual([-gold - any, -wood, -stone].map((n) => n + 0));
    expect(told(fought, 'destroyed').filter((e) => e.seat === 0)).toHaveLength(buildings);
    expect(player(fought.state, 0).points).toBe(3 - 3 * buildings - points);
  });

  test('KBG-12.14 nothing happens at equal strength', () => {
    const fought = meet(card, strength);
    expect(told(fought, 'battle')[0]).toMatchObject({ result: 'draw' });
    expect(changeOf(fought)).toEqual([0, 0, 0]);
    expect(player(fought.state, 0).points).toBe(3);
  });

  test('KBG-12.14 brings what is printed to whoever is stronger', () => {
    const fought = meet(card, strength + 1);
    expect(told(fought, 'battle')[0]).toMatchObject({ result: 'win' });
    const [g = 0, w = 0, s = 0, chosen = 0, p = 0] = won;
    expect(changeOf(fought)).toEqual([g + chosen, w, s]);
    expect(player(fought.state, 0).points).toBe(3 + p);
    // The two others are stronger and share the bonus.
    expect(pointsFor(fought.state, 'battles')).toEqual([p, p + 1, p + 1]);
  });
});

test('KBG-15.2 the other version of the Demons of year IV takes a building instead of a point', () => {
  const lost = meet('y4_demons_6', 5, { year4Demons: 'building' });
  expect(changeOf(lost)).toEqual([-4, 0, 0]);
  expect(told(lost, 'destroyed').filter((e) => e.seat === 0)).toHaveLength(1);
  expect(player(lost.state, 0).points).toBe(0);
  const won = meet('y4_demons_6', 7, { year4Demons: 'building' });
  expect(changeOf(won)).toEqual([1, 0, 0]);
  expect(player(won.state, 0).points).toBe(3);
});
