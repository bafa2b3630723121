/** Positions that cannot come about are refused when they are loaded, so no test and no record can use them. */
import { BadInput } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingdomBuilder } from '../src/index.ts';
import { FIRST_GAME, hexesOf, OTHER_FOUR } from './hexes.ts';
import { position, savedPosition, standing } from './position.ts';
import type { Drawn } from './position.ts';

function refused(drawn: Drawn, change: { readonly [key: string]: Json } = {}): string {
  try {
    kingdomBuilder.load({ ...savedPosition(drawn), ...change }, kingdomBuilder.stateVersion);
  } catch (e) {
    if (e instanceof BadInput) return e.message;
    throw e;
  }
  throw new Error('it was taken');
}

describe('what cannot be', () => {
  test('KB-1.2 impossible: a sector that lies twice, or a board with a hole', () => {
    expect(refused({ board: OTHER_FOUR }, { board: [] })).toMatch(/board/);
    const [one, two, three] = savedPosition({})['board'] as readonly [Json, Json, Json];
    expect(refused({}, { board: [one, two, three, one], locations: [] })).toMatch(/twice/);
  });

  test('KB-1.3 impossible: a card that lies twice, or two cards only', () => {
    expect(refused({ objectives: ['lords', 'lords', 'miners'] })).toMatch(/twice/);
    expect(refused({ objectives: ['lords', 'miners'] })).toMatch(/cards/);
  });

  test('KB-1.4 impossible: tiles that do not add up', () => {
    const locations = (savedPosition({})['locations'] as readonly { readonly [key: string]: Json }[]).map(
      (l) => ({ ...l, left: 1 }),
    );
    expect(refused({}, { locations })).toMatch(/add up/);
  });

  test('KB-1.5 impossible: more or fewer than five cards of a terrain', () => {
    expect(refused({ pile: { grass: 5 }, discard: {} })).toMatch(/cards of terrain/);
    expect(refused({ hands: ['desert', 'desert'], pile: {}, discard: { desert: 4 } })).toMatch(
      /cards of terrain/,
    );
  });

  test('KB-1.6 impossible: more than forty settlements', () => {
    const many = [standing(40, 'A1', FIRST_GAME, 0), ''];
    expect(refused({ settlements: [`${many[0]} T8`, ''] })).toMatch(/settlements\[0\]/);
  });

  test('KB-3.1 impossible: two settlements on one hex', () => {
    expect(refused({ settlements: ['E4', 'E4'] })).toMatch(/two settlements/);
    expect(refused({ settlements: ['E4 E4', ''] })).toMatch(/settlements/);
  });

  test('KB-3.2 impossible: a settlement on a mountain, a castle or a location', () => {
    for (const hex of ['D1', 'D4', 'C7']) expect(refused({ settlements: [hex, ''] })).toMatch(/nobody can/);
    expect(() => position({ settlements: ['D5', ''] })).not.toThrow();
  });

  test('KB-4.1 impossible: a tile held that was never taken', () => {
    expect(refused({ settlements: ['B7', ''], held: ['C7', ''], taken: ['', ''] })).toMatch(/never took/);
  });

  test('KB-4.3 impossible: a fresh tile that is not held, or that can be used', () => {
    expect(refused({ settlements: ['', ''], fresh: 'C7' })).toMatch(/not held/);
    expect(refused({ settlements: ['B7', ''], fresh: 'C7', uses: { tavern: 1 } })).toMatch(/too many uses/);
  });

  test('KB-4.4 impossible: more uses than tiles', () => {
    expect(refused({ settlements: ['B7', ''], uses: { tavern: 2 } })).toMatch(/too many uses/);
    expect(refused({ settlements: ['B7', ''], uses: { farm: 1 } })).toMatch(/too many uses/);
  });

  test('KB-4.5 impossible: a tile that should have been lost', () => {
    expect(refused({ settlements: ['E4', ''], held: ['C7', ''] })).toMatch(/should have lost/);
  });

  test('KB-5.10 impossible: a lifted settlement by a tile that moves nothing, or in no place', () => {
    const drawn: Drawn = { settlements: ['K7', ''], lifted: ['paddock', 'F5'] };
    expect(refused(drawn, { lifted: { hex: 'F5', tile: 'farm' } })).toMatch(/lifts nothing/);
    expect(refused(drawn, { stage: 'turn' })).toMatch(/lifted/);
    expect(() => position(drawn)).not.toThrow();
  });

  test('KB-7.1 impossible: a last round without the fortieth settlement, or the other way round', () => {
    expect(refused({ lastRound: true })).toMatch(/last round/);
    expect(refused({ settlements: [standing(40, 'A1', FIRST_GAME, 0), ''], lastRound: false })).toMatch(
      /last round/,
    );
  });

  test('KB-2.8 impossible: a mandatory action without a card', () => {
    expect(refused({ card: 'none', left: 3 })).toMatch(/no card/);
  });

  test('KB-2.1 impossible: nobody at turn during a turn, or somebody after the end', () => {
    expect(refused({ current: null })).toMatch(/at turn/);
    expect(refused({ stage: 'over' })).toMatch(/at turn/);
  });
});

describe('what could not go on', () => {
  const allDesert = hexesOf(FIRST_GAME, 'desert');
  const full = standing(40, 'A1', FIRST_GAME, 0);
  const over: Drawn = { stage: 'over', current: null, card: 'none', hands: [] };

  test('KB-2.9 impossible: mandatory settlements are left and the stock is empty', () => {
    expect(refused({ settlements: [full, ''], left: 2 })).toMatch(/stock/);
  });

  test('KB-2.7 impossible: mandatory settlements are left and no hex of the card is free', () => {
    const settlements = [allDesert.slice(0, 30).join(' '), allDesert.slice(30).join(' ')];
    expect(refused({ settlements, card: 'desert', left: 2 })).toMatch(/card/);
  });

  test('KB-2.7 impossible: a card is to be replaced, but one is in force or nothing is left to build', () => {
    expect(refused({ stage: 'replace', card: 'grass' })).toMatch(/card|replace/);
    expect(refused({ stage: 'replace', card: 'none', left: 0 })).toMatch(/card|replace|left/);
  });

  test('KB-2.5 impossible: a card is drawn in the last round', () => {
    expect(refused({ settlements: [full, ''], stage: 'draw', card: 'none', hands: [] })).toMatch(
      /last round|draw/,
    );
  });

  test('KB-2.2 impossible: the player at turn has a card in hand besides the one in force', () => {
    expect(refused({ hands: ['grass', 'forest'] })).toMatch(/hand/);
  });

  test('KB-2.4 impossible: a settlement is lifted between mandatory settlements', () => {
    expect(refused({ settlements: ['K7', ''], lifted: ['paddock', 'F5'], left: 2 })).toMatch(/lifted/);
  });

  test('KB-5.11 impossible: a lifted settlement has nowhere to go', () => {
    expect(refused({ settlements: ['K7', 'C2'], lifted: ['paddock', 'A2'] })).toMatch(/lifted/);
    const barn: Drawn = { board: OTHER_FOUR, settlements: ['G12', ''], card: 'none', lifted: ['barn', 'A1'] };
    expect(refused(barn)).toMatch(/lifted/);
  });

  test('KB-5.9 impossible: a settlement is lifted from where none can have stood', () => {
    expect(refused({ settlements: ['K7', ''], lifted: ['paddock', 'D1'] })).toMatch(/lifted/);
    expect(refused({ settlements: ['K7', 'F5'], lifted: ['paddock', 'F5'] })).toMatch(/lifted/);
  });

  test('KB-7.2 impossible: the game is over without a last round, or with something left to do', () => {
    expect(refused(over)).toMatch(/last round|over/);
    expect(refused({ ...over, settlements: [full, ''], left: 2 })).toMatch(/left|over/);
    expect(refused({ ...over, settlements: [full, ''], card: 'grass', left: 0 })).toMatch(/card|over/);
  });
});

describe('what is no saved state', () => {
  test('KB-1.2 load: every field is read with care and named when it is wrong', () => {
    const bad: { readonly [key: string]: Json } = {
      seats: 5,
      stage: 'middle',
      board: 'farm',
      objectives: ['castles'],
      first: 2,
      current: -1,
      card: 'water',
      left: 4,
      lifted: 7,
      settlements: [['Z9'], []],
      locations: [{ hex: 'A1', left: 2 }],
      held: [['A1'], []],
      taken: 'none',
      fresh: ['D4'],
      uses: { castle: 1 },
      hands: ['water', null],
      pile: { grass: 9 },
      discard: null,
      removed: [],
      generation: -1,
      handGenerations: [0, 1],
    };
    for (const [key, value] of Object.entries(bad)) {
      expect(refused({}, { [key]: value })).toContain(key);
    }
    for (const nothing of [null, [], 'x', 5]) expect(() => kingdomBuilder.load(nothing, 1)).toThrow(BadInput);
    expect(() => kingdomBuilder.load(savedPosition({}), 2)).toThrow(/stateVersion/);
  });
});
