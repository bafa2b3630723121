import { describe, expect, test } from 'vitest';
import { FIRST_GAME, hexesOf, OTHER_FOUR } from './hexes.ts';
import {
  build,
  endTurn,
  legalActions,
  legalHexes,
  lift,
  place,
  play,
  refusal,
  saved,
  use,
} from './playing.ts';
import { position, standing } from './position.ts';

describe('an empty stock', () => {
  test('KB-2.9 stock: what is left of the mandatory action lapses', () => {
    for (const [placed, left] of [
      [38, 1],
      [39, 2],
    ] as const) {
      const s = position({ settlements: [standing(placed, 'E4', FIRST_GAME, 3), ''], card: 'grass' });
      let state = s;
      let events = play(s).events;
      for (let i = placed; i < 40; i++)
        ({ state, events } = play(state, build(legalHexes(state, 'build')[0]!)));
      expect(events.slice(-2)).toEqual([
        { type: 'last-round', seat: 0 },
        { type: 'lapse', seat: 0, left, because: 'stock' },
      ]);
      expect(saved(state)).toMatchObject({ stage: 'turn', left: 0, card: 'grass' });
      expect(legalActions(state)).toContainEqual(endTurn);
    }
  });

  test('KB-2.9 stock: with exactly three settlements nothing lapses', () => {
    const s = position({ settlements: [standing(37, 'E4', FIRST_GAME, 3), ''], card: 'grass' });
    const { events } = play(s, build('F4'), build('E5'), build('F5'));
    expect(events.map((e) => e.type)).toEqual(['build', 'build', 'build', 'last-round']);
  });

  test('KB-2.9 stock: tiles that move still work, tiles that build do not', () => {
    // K7 is beside the Paddock, S12 beside the Farm; sector 2 brings an Oasis.
    const s = position({ settlements: [standing(40, 'K7 S12', FIRST_GAME, 2), ''], left: 0 });
    expect(saved(s).uses).toMatchObject({ paddock: 1, farm: 1 });
    expect(legalHexes(s, 'farm')).toEqual([]);
    expect(refusal(s, use('farm', 'S11'))).toMatchObject({ rule: 'KB-4.7', facts: { tile: 'farm' } });
    expect(legalHexes(s, 'paddock')).toContain('S12');
    const { state } = play(s, lift('paddock', 'K7'), place('I7'));
    expect(saved(state).settlements[0]).toContain('I7');
    expect(saved(state)).toMatchObject({ stage: 'turn', lastRound: true });
  });

  test('KB-2.9 stock: Barn and Harbor work with an empty stock as well', () => {
    const s = position({
      board: OTHER_FOUR,
      settlements: [standing(40, 'G12 R17', OTHER_FOUR, 0), ''],
      card: 'flowers',
      left: 0,
    });
    expect(legalHexes(s, 'barn')).toContain('G12');
    expect(legalHexes(s, 'harbor')).toContain('R17');
  });

  test('KB-2.9 stock: the last settlements may be spent before the mandatory action, which then lapses', () => {
    const s = position({ settlements: [standing(39, 'S12', FIRST_GAME, 0), ''], card: 'desert' });
    const { state, events } = play(s, use('farm', 'S11'));
    expect(events).toEqual([
      { type: 'build', seat: 0, hex: 'S11', by: 'farm' },
      { type: 'last-round', seat: 0 },
      { type: 'lapse', seat: 0, left: 3, because: 'stock' },
    ]);
    expect(legalActions(state)).toContainEqual(endTurn);
    expect(refusal(state, build('A7'))).toMatchObject({ rule: 'KB-2.9', facts: { tiles: [] } });
  });

  test('KB-2.9 stock: spent in part before it, the mandatory action lapses in part', () => {
    const s = position({ settlements: [standing(38, 'S12', FIRST_GAME, 3), ''], card: 'desert' });
    const { state } = play(s, use('farm', legalHexes(s, 'farm')[0]!));
    expect(saved(state).left).toBe(3);
    const { events } = play(state, build(legalHexes(state, 'build')[0]!));
    expect(events.at(-1)).toEqual({ type: 'lapse', seat: 0, left: 2, because: 'stock' });
  });

  test('KB-2.9 stock: a card that has become useless by then is not replaced', () => {
    // The fortieth settlement takes the last free desert hex: the stock is looked at first.
    const desert = hexesOf(FIRST_GAME, 'desert').filter((hex) => hex !== 'A13');
    const settlements = [desert.slice(0, 39).join(' '), desert.slice(39).join(' ')];
    const s = position({ settlements, card: 'desert', left: 2 });
    const { state, events } = play(s, build('A13'));
    expect(events.slice(1)).toEqual([
      { type: 'last-round', seat: 0 },
      { type: 'lapse', seat: 0, left: 1, because: 'stock' },
    ]);
    expect(saved(state)).toMatchObject({ card: 'desert', removed: { desert: 0 } });
  });
});
