import { describe, expect, test } from 'vitest';
import { kingdomBuilder } from '../src/index.ts';
import { OTHER_FOUR } from './hexes.ts';
import {
  build,
  buildAll,
  deal,
  endTurn,
  legalHexes,
  lift,
  place,
  play,
  refusal,
  saved,
  use,
} from './playing.ts';
import { position } from './position.ts';

/** On the board of the first game: Taverns C7 and H7, Paddocks S3 and L7, Oases H13 and F18, Farms R12 and M16. */
const leftOn = (s: Parameters<typeof saved>[0], hex: string): number | undefined =>
  saved(s).locations.find((l) => l.hex === hex)?.left;

describe('gaining', () => {
  test('KB-4.1 gain: a settlement built beside a location takes a tile at once', () => {
    const s = position({ settlements: ['', ''], card: 'canyon' });
    const { state, events } = play(s, build('B6'));
    expect(events).toEqual([
      { type: 'build', seat: 0, hex: 'B6', by: 'card' },
      { type: 'gain', seat: 0, tile: 'tavern', hex: 'C7' },
    ]);
    expect(saved(state)).toMatchObject({ held: [['C7'], []], taken: [['C7'], []], fresh: ['C7'], uses: {} });
    expect(leftOn(state, 'C7')).toBe(1);
  });

  test('KB-4.1 gain: all six neighbours of a location count and nothing else, in rows of both kinds', () => {
    const around = {
      C7: 'B7 D7 B6 C6 B8 C8',
      R12: 'Q12 S12 R11 S11 R13 S13',
    };
    for (const [location, hexes] of Object.entries(around)) {
      for (const hex of hexes.split(' ')) {
        const ground = ['flowers', 'canyon', 'desert', 'forest', 'grass'] as const;
        const card = ground.find((c) => legalHexes(position({ card: c }), 'build').includes(hex))!;
        expect(saved(play(position({ card }), build(hex)).state).held[0]).toEqual([location]);
      }
    }
    expect(saved(play(position({ card: 'desert' }), build('A7')).state).held[0]).toEqual([]);
  });

  test('KB-4.1 gain: by an extra action as well', () => {
    const s = position({ settlements: ['S12 J8', ''], card: 'desert' });
    const { events } = play(s, use('farm', 'K8'));
    expect(events.at(-1)).toEqual({ type: 'gain', seat: 0, tile: 'paddock', hex: 'L7' });
  });

  test('KB-4.1 gain: by moving too, with Paddock, Barn and Harbor', () => {
    const paddock = position({ settlements: ['K7 A6', ''] });
    expect(play(paddock, lift('paddock', 'A6'), place('B8')).events.at(-1)).toMatchObject({
      type: 'gain',
      hex: 'C7',
    });
    const barn = position({ board: OTHER_FOUR, settlements: ['H13 A1 O2', ''], card: 'flowers' });
    const near = play(barn, lift('barn', 'A1'), place('P3'));
    expect(near.events.at(-1)).toEqual({ type: 'gain', seat: 0, tile: 'tower', hex: 'P4' });
    const harbor = position({ board: OTHER_FOUR, settlements: ['R17 A1', ''] });
    const wet = play(harbor, lift('harbor', 'A1'), place('I5'));
    expect(wet.events.at(-1)).toEqual({ type: 'gain', seat: 0, tile: 'oracle', hex: 'H4' });
  });

  test('KB-4.1 gain: nothing is left after two players have been there', () => {
    const s = position({ seats: 3, settlements: ['', 'B7', 'D7'], card: 'canyon' });
    expect(leftOn(s, 'C7')).toBe(0);
    const { state, events } = play(s, build('B6'));
    expect(events).toHaveLength(1);
    expect(saved(state)).toMatchObject({ held: [[], ['C7'], ['C7']], taken: [[], ['C7'], ['C7']] });
  });

  test('KB-4.1 gain: several locations in one turn give one tile each', () => {
    const s = position({ settlements: ['I8 J8', ''], held: ['', ''], card: 'canyon' });
    const { state } = play(s, build('I7'), build('K7'));
    expect(saved(state).held[0]).toEqual(['H7', 'L7']);
  });
});

describe('one from each hex', () => {
  test('KB-4.2 once: further settlements beside the same location bring nothing', () => {
    const s = position({ settlements: ['B7', ''], card: 'canyon' });
    const { state, events } = play(s, build('B6'), build('C6'));
    expect(events.map((e) => e.type)).toEqual(['build', 'build']);
    expect(leftOn(state, 'C7')).toBe(1);
  });

  test('KB-4.2 once: a second location of the same kind is another hex', () => {
    const s = position({ settlements: ['B7 I6', ''], card: 'canyon' });
    expect(saved(s).uses).toEqual({ tavern: 1 });
    const { state, events } = play(s, build('I7'));
    expect(events.at(-1)).toEqual({ type: 'gain', seat: 0, tile: 'tavern', hex: 'H7' });
    expect(saved(state).held[0]).toEqual(['C7', 'H7']);
  });

  test('KB-4.2 once: a lost tile never comes back from the same hex', () => {
    const s = position({ settlements: ['K7', ''], held: ['L7', ''], taken: ['C7 L7', ''], card: 'canyon' });
    expect(leftOn(s, 'C7')).toBe(1);
    const again = position({
      settlements: ['K7 B5', ''],
      held: ['L7', ''],
      taken: ['C7 L7', ''],
      card: 'canyon',
    });
    const { state, events } = play(again, build('B6'));
    expect(events).toHaveLength(1);
    expect(saved(state).held[0]).toEqual(['L7']);
  });

  test('KB-4.2 once: leaving and coming back within a turn brings nothing either', () => {
    // Two Paddocks: S2 jumps away from S3, K7 keeps the other tile, then back again.
    const s = position({ settlements: ['S2 K7', ''] });
    const { state, events } = play(s, lift('paddock', 'S2'), place('Q2'), lift('paddock', 'Q2'), place('S2'));
    expect(events.map((e) => e.type)).toEqual(['lift', 'move', 'lose', 'lift', 'move']);
    expect(saved(state)).toMatchObject({ held: [['L7'], []], taken: [['S3', 'L7'], []], uses: {} });
  });
});

describe('when and how often', () => {
  test('KB-4.3 next turn: not in the turn in which it was gained', () => {
    const s = position({ settlements: ['T11', ''], card: 'grass', held: ['', ''] });
    const gained = buildAll(play(s, build('S11')).state);
    expect(saved(gained)).toMatchObject({ fresh: ['R12'], uses: {} });
    expect(legalHexes(gained, 'farm')).toEqual([]);
    expect(refusal(gained, use('farm', 'T10'))).toMatchObject({ rule: 'KB-4.3', facts: { tile: 'farm' } });
  });

  test('KB-4.3 next turn: it is ready when the next turn of its owner begins', () => {
    const s = position({
      settlements: ['S11 T11 S12', 'A1'],
      left: 0,
      fresh: 'R12',
      hands: ['none', 'flowers'],
    });
    const other = buildAll(play(s, endTurn, deal('forest')).state);
    const { state } = play(other, endTurn, deal('canyon'));
    expect(saved(state)).toMatchObject({ current: 0, fresh: [], uses: { farm: 1 } });
    expect(legalHexes(state, 'farm')).not.toEqual([]);
  });

  test('KB-4.3 next turn: a fresh tile beside an old one of the kind adds no use now', () => {
    const s = position({ settlements: ['S12 N17', ''], fresh: 'M16', card: 'desert' });
    expect(saved(s).uses).toEqual({ farm: 1 });
    const { state } = play(s, use('farm', 'S11'));
    expect(refusal(state, use('farm', 'T11'))).toMatchObject({ rule: 'KB-4.4', facts: { tile: 'farm' } });
  });

  test('KB-4.4 once a turn: a used tile is used up until the next turn', () => {
    const s = position({ settlements: ['S12', ''], card: 'desert' });
    const { state } = play(s, use('farm', 'S11'));
    expect(saved(state).uses).toEqual({});
    expect(refusal(state, use('farm', 'T11'))).toMatchObject({ rule: 'KB-4.4', facts: { tile: 'farm' } });
    const after = buildAll(state);
    expect(legalHexes(after, 'farm')).toEqual([]);
  });

  test('KB-4.4 once a turn: two tiles of a kind are used twice, before and after', () => {
    const s = position({ settlements: ['S12 L16', ''], card: 'desert' });
    expect(saved(s).uses).toEqual({ farm: 2 });
    const { state } = play(s, use('farm', 'S11'), use('farm', 'K16'));
    expect(saved(state).uses).toEqual({});
    const mixed = buildAll(play(s, use('farm', 'S11')).state);
    expect(legalHexes(mixed, 'farm')).toContain('K16');
  });

  test('KB-4.4 once a turn: the uses of one player say nothing about the next', () => {
    const s = position({ settlements: ['S12', 'L16'], left: 0, uses: {}, hands: ['none', 'flowers'] });
    const { state } = play(s, endTurn, deal('forest'));
    expect(saved(state)).toMatchObject({ current: 1, uses: { farm: 1 } });
    expect(kingdomBuilder.view(state, 1).prompt).toMatchObject({ type: 'begin', tiles: ['farm'] });
  });

  test('KB-4.7 build or move: the stock must not be empty for tiles that build', () => {
    const builders = ['oracle', 'farm', 'oasis', 'tower', 'tavern'] as const;
    const movers = ['barn', 'harbor', 'paddock'] as const;
    expect([...builders, ...movers]).toHaveLength(8);
    for (const tile of builders)
      expect(kingdomBuilder.parseAction({ type: 'lift', tile, hex: 'A1' })).toBeUndefined();
    for (const tile of movers)
      expect(kingdomBuilder.parseAction({ type: 'use', tile, hex: 'A1' })).toBeUndefined();
  });

  test('KB-4.8 own tiles: neither a tile on the board nor one of another player', () => {
    const s = position({ settlements: ['E4', 'S12'], card: 'grass' });
    expect(refusal(s, use('farm', 'F4'))).toMatchObject({ rule: 'KB-4.8', facts: { tile: 'farm' } });
    expect(refusal(s, use('tower', 'A1'))).toMatchObject({ rule: 'KB-4.8', facts: { tile: 'tower' } });
    expect(refusal(s, lift('paddock', 'E4'))).toMatchObject({ rule: 'KB-4.8', facts: { tile: 'paddock' } });
  });
});
