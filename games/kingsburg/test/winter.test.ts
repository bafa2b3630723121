/** KBG-12: the battle. */
import { fastRng, redactEvent } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import type { Enemy } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import {
  askedIn,
  die,
  enemy,
  legalActions,
  lose,
  play,
  player,
  pointsFor,
  refusal,
  saved,
  store,
  take,
  told,
} from './playing.ts';
import { position } from './position.ts';
import type { DrawnPlayer } from './position.ts';

const fight = (card: Enemy, king: number, ...players: readonly DrawnPlayer[]) =>
  play(position({ stage: 'enemy', year: Number(card[1]), players }), enemy(card), die(king));

describe('the battle', () => {
  test('KBG-12.1 the enemy is turned up for all; a card that was seen before is not dealt again', () => {
    const fresh = play(position({ stage: 'enemy', players: [{}, {}] }), enemy('y1_orcs_3'));
    expect(told(fresh, 'enemy')).toEqual([{ type: 'enemy', card: 'y1_orcs_3', race: 'orcs', strength: 3 }]);
    expect(kingsburg.view(fresh.state, 'table').enemy).toMatchObject({ card: 'y1_orcs_3' });
    const eve = position({
      stage: 'recruit',
      enemy: 'y1_orcs_3',
      peeked: [1],
      players: [{ goods: 'gold gold' }, {}],
    });
    const seen = play(eve, { type: 'stop_recruiting' });
    expect(told(seen, 'enemy')[0]).toMatchObject({ card: 'y1_orcs_3', reveals: true });
    expect(saved(seen.state).stage).toBe('king_die');
  });

  test('KBG-12.2 one die sends as many soldiers to everybody', () => {
    const s = position({
      stage: 'king_die',
      enemy: 'y1_zombies_4',
      players: [{ soldiers: 2 }, {}, { soldiers: 1 }],
    });
    expect(legalActions(s)).toEqual([1, 2, 3, 4, 5, 6].map(die));
    const fought = play(s, die(3));
    expect(told(fought, 'battle').map((e) => e.strength)).toEqual([5, 3, 4]);
  });

  test('KBG-12.3 soldiers of the whole year and buildings, without an upper limit', () => {
    const fought = fight(
      'y1_zombies_4',
      6,
      { soldiers: 9, buildings: 'palisade' },
      { buildings: 'inn market farms' },
      {},
    );
    expect(told(fought, 'battle').map((e) => e.strength)).toEqual([17, 5, 6]);
  });

  test('KBG-12.4 above wins, equal is a draw, below loses', () => {
    const fought = fight('y1_orcs_3', 2, { soldiers: 2 }, { soldiers: 1 }, {});
    expect(told(fought, 'battle').map((e) => e.result)).toEqual(['win', 'draw', 'loss']);
  });

  test('KBG-12.5 spoils, and a good of one’s choice from the Orcs of year IV', () => {
    const s = fight('y4_orcs_7', 6, { soldiers: 9 }, { soldiers: 9 }, {}).state;
    expect([askedIn(s), legalActions(s)]).toEqual([[0], [take('gold'), take('wood'), take('stone')]]);
    expect(refusal(s, take('gold gold'))).toEqual({ rule: 'KBG-12.5', facts: { goods: ['gold', 'gold'] } });
    expect(refusal(s, take(''))).toEqual({ rule: 'KBG-12.5', facts: { goods: [] } });
    const one = play(s, take('stone'));
    expect(askedIn(one.state)).toEqual([1]);
    expect(told(one, 'spoils')).toEqual([{ type: 'spoils', seat: 0, gold: 0, wood: 0, stone: 1, points: 0 }]);
  });

  test('KBG-12.6 losses in their order: goods, goods of choice, building, points', () => {
    const fought = fight('y1_goblins_2', 1, { goods: 'gold wood stone', buildings: 'statue' }, {}, {});
    const own = fought.events.filter((e) => 'seat' in e && e.seat === 0).map((e) => e.type);
    expect(own.slice(0, 5)).toEqual(['strength', 'battle', 'lost_goods', 'destroyed', 'lost_points']);
    const chosen = fight('y1_barbarians_2', 1, { goods: 'gold wood', buildings: 'statue' }, {}, {});
    expect(told(chosen, 'destroyed')).toEqual([]);
    const after = play(chosen.state, lose('gold'));
    expect(after.events.slice(0, 2).map((e) => e.type)).toEqual(['lost_goods', 'destroyed']);
  });

  test('KBG-12.7 what is missing is not lost, and nothing stands in for it', () => {
    const fought = fight('y2_goblins_3', 1, { goods: 'wood gold gold' }, {}, {});
    expect(store(fought.state, 0)).toBe('2 0 0');
    expect(told(fought, 'destroyed')).toEqual([]);
    expect(pointsFor(fought.state, 'battles')[0]).toBe(-1);
  });

  const choosing = fight(
    'y4_demons_6',
    1,
    { goods: 'gold gold wood wood stone' },
    { goods: 'gold wood wood wood stone stone' },
    { soldiers: 20 },
  ).state;

  test('KBG-12.8 the loser chooses, in turn order, exactly as many as the card names', () => {
    expect(askedIn(choosing)).toEqual([0]);
    expect(legalActions(choosing)).toEqual(
      ['gold gold wood wood', 'gold gold wood stone', 'gold wood wood stone'].map(lose),
    );
    expect(refusal(choosing, lose('gold'))).toEqual({ rule: 'KBG-12.8', facts: { count: 4, given: 1 } });
    const next = play(choosing, lose('gold gold wood wood'));
    expect(store(next.state, 0)).toBe('0 0 1');
    expect(askedIn(next.state)).toEqual([1]);
    expect(refusal(next.state, lose('gold'), 0)).toEqual({ rule: 'KBG-2.3', facts: { seat: 1 } });
  });

  test('KBG-12.9 only goods one has', () => {
    expect(refusal(choosing, lose('stone stone wood wood'))).toEqual({
      rule: 'KBG-12.9',
      facts: { goods: ['wood', 'wood', 'stone', 'stone'] },
    });
  });

  test('KBG-12.10 the rightmost column, the topmost row in it', () => {
    const falls = (buildings: string) =>
      told(fight('y2_goblins_4', 1, { buildings }, {}, {}), 'destroyed')[0]?.building;
    expect(falls('inn guard_tower')).toBe('inn');
    expect(falls('statue chapel church inn market')).toBe('church');
    expect(falls('inn market farms barricade crane town_hall')).toBe('farms');
    expect(falls('')).toBeUndefined();
    const lost = fight('y1_goblins_3', 1, { buildings: 'statue chapel' }, {}, {});
    expect(told(lost, 'destroyed')[0]).toMatchObject({ building: 'chapel', points: 5 });
    expect(player(lost.state, 0)).toMatchObject({ points: 3, buildings: ['statue'] });
  });

  test('KBG-12.11 points are lost in full, below zero too', () => {
    const fought = fight('y5_barbarians_7', 1, { points: 3 }, {}, {});
    expect(player(fought.state, 0).points).toBe(-5);
    expect(told(fought, 'lost_points')[0]).toEqual({ type: 'lost_points', seat: 0, points: 8 });
  });

  test('KBG-12.12 all with the highest strength who have won', () => {
    const strongest = (...players: readonly DrawnPlayer[]) =>
      told(fight('y1_orcs_3', 1, ...players), 'strongest').map((e) => e.seat);
    expect(strongest({ soldiers: 5 }, { soldiers: 5 }, { soldiers: 4 })).toEqual([0, 1]);
    // 10 and 11 are different, although the chart ends at 9.
    expect(strongest({ soldiers: 9 }, { soldiers: 10 }, {})).toEqual([1]);
    // Equal to the enemy: of the strongest only those with a Stone Wall have won.
    expect(strongest({ soldiers: 2 }, { buildings: 'palisade stable stone_wall' }, {})).toEqual([1]);
    expect(strongest({ soldiers: 2 }, { soldiers: 2 }, {})).toEqual([]);
    expect(strongest({}, {}, {})).toEqual([]);
  });

  test('KBG-12.13 the card leaves and soldiers go home; nobody remembers an enemy into the next year', () => {
    const fought = fight('y1_zombies_4', 6, { soldiers: 3 }, {}, {});
    expect(saved(fought.state)).toMatchObject({ year: 2, enemy: null, peeked: [], revealed: false });
    expect(saved(fought.state).players.map((p) => [p.soldiers, p.strength])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('nobody else learns the enemy', () => {
  test('neither from views, nor from what bots imagine, nor from events', () => {
    const s = position({ enemy: 'y1_zombies_4', peeked: [0], players: [{}, {}, {}] });
    for (const viewer of [1, 2, 'table'] as const) {
      const seen = JSON.stringify(kingsburg.view(s, viewer));
      expect(seen).not.toContain('zombies');
      const imagined = new Set<string | null>();
      for (let seed = 0; seed < 100; seed++) {
        imagined.add(saved(kingsburg.imagine(kingsburg.view(s, viewer), fastRng(seed))).enemy);
      }
      expect(imagined.size).toBe(5);
    }
    const own = kingsburg.imagine(kingsburg.view(s, 0), fastRng(1));
    expect(saved(own).enemy).toBe('y1_zombies_4');
    const peek = { type: 'peek', seat: 0, secret: { to: 1, card: 'y1_zombies_4' } } as const;
    expect(JSON.stringify(redactEvent(peek, 'table'))).not.toContain('zombies');
  });
});
