import { DEALER } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingdomBuilder } from '../src/index.ts';
import type { Section } from './hexes.ts';
import {
  askedIn,
  build,
  buildAll,
  deal,
  endTurn,
  legalActions,
  legalHexes,
  play,
  refusal,
  saved,
  use,
} from './playing.ts';
import { position } from './position.ts';

/** Seat 0 has just finished its mandatory action. */
const done = { settlements: ['E4 F4 E5', 'A1'], left: 0 } as const;

describe('whose turn, and the card', () => {
  test('KB-2.1 turn: clockwise from the first player, round and round', () => {
    for (const seats of [2, 3, 4]) {
      let s = position({ seats, first: 1, current: 1 });
      const order: (number | undefined)[] = [];
      for (let i = 0; i < 2 * seats; i++) {
        order.push(askedIn(s));
        const ended = play(buildAll(s), endTurn).state;
        s = play(ended, legalActions(ended)[0]!).state;
      }
      const expected = Array.from({ length: 2 * seats }, (_, i) => (1 + i) % seats);
      expect(order).toEqual(expected);
    }
  });

  test('KB-2.1 turn: only the player whose turn it is can do anything', () => {
    const s = position({ seats: 3, current: 2, settlements: ['H12', 'E4', 'C4'], card: 'grass' });
    for (const seat of [0, 1]) {
      for (const action of [build('F4'), endTurn, use('farm', 'F4')]) {
        expect(refusal(s, action, seat)).toMatchObject({ rule: 'KB-2.1', facts: { seat: 2 } });
      }
    }
    expect(askedIn(s)).toBe(2);
  });

  test('KB-2.2 card: it is shown as the turn begins, to everybody and before anything else', () => {
    const s = position({ ...done, hands: ['none', 'canyon'] });
    const { state, events } = play(s, endTurn, deal('forest'));
    expect(events.at(-1)).toMatchObject({ type: 'turn', seat: 1, terrain: 'canyon' });
    for (const viewer of [0, 1, 'table'] as const) {
      expect(kingdomBuilder.view(state, viewer)).toMatchObject({ current: 1, card: 'canyon', left: 3 });
    }
    expect(saved(state).hands).toEqual(['forest', null]);
  });

  test('KB-2.2 card: it stays open until the turn ends', () => {
    const s = position({ settlements: ['E4', ''], card: 'grass' });
    const { state } = play(s, build('F4'), build('E5'), build('F5'));
    expect(kingdomBuilder.view(state, 1).card).toBe('grass');
  });
});

describe('the mandatory action', () => {
  test('KB-2.3 mandatory: three settlements from the stock, one after the other', () => {
    const s = position({ settlements: ['E4', ''], card: 'grass' });
    const { state, events } = play(s, build('F4'), build('F5'), build('G5'));
    expect(events).toEqual([
      { type: 'build', seat: 0, hex: 'F4', by: 'card' },
      { type: 'build', seat: 0, hex: 'F5', by: 'card' },
      { type: 'build', seat: 0, hex: 'G5', by: 'card' },
    ]);
    expect(kingdomBuilder.view(state, 0).stock).toEqual([36, 40]);
    expect(legalActions(state)).toEqual([endTurn]);
    expect(refusal(state, build('E5'))).toMatchObject({ rule: 'KB-2.3', facts: { tiles: [] } });
  });

  test('KB-2.3 mandatory: it cannot be left out', () => {
    for (const left of [3, 2, 1]) {
      const s = position({ settlements: ['E4', ''], card: 'grass', left });
      expect(refusal(s, endTurn)).toMatchObject({ rule: 'KB-2.5', facts: { left } });
      expect(legalActions(s).every((a) => a.type === 'build')).toBe(true);
    }
  });
});

describe('extra actions', () => {
  const board: Section[] = ['farm', 'tower', 'barn', 'harbor'];
  // H2 is a Farm, M8 a Tower.
  const s = position({ board, settlements: ['I2 N8', ''], card: 'canyon' });

  test('KB-2.4 extra actions: some before the mandatory action and some after it', () => {
    expect(saved(s).uses).toEqual({ farm: 1, tower: 1 });
    const middle = buildAll(play(s, use('farm', legalHexes(s, 'farm')[0]!)).state);
    expect(saved(middle).uses).toEqual({ tower: 1 });
    const after = play(middle, use('tower', legalHexes(middle, 'tower')[0]!)).state;
    expect(saved(after).uses).toEqual({});
    expect(legalActions(after)).toEqual([endTurn]);
  });

  test('KB-2.4 extra actions: in any order before it, and in any order after it', () => {
    const farm = use('farm', 'J2');
    const tower = use('tower', legalHexes(play(s, farm).state, 'tower')[0]!);
    expect(saved(play(s, farm, tower).state).settlements).toEqual(
      saved(play(s, tower, farm).state).settlements,
    );
    const late = position({ board, settlements: ['I2 N8', ''], card: 'canyon', left: 0 });
    expect(saved(play(late, tower, farm, endTurn).state).stage).toBe('draw');
  });

  test('KB-2.4 extra actions: never between mandatory settlements', () => {
    const one = play(s, build(legalHexes(s, 'build')[0]!)).state;
    expect(legalActions(one).every((a) => a.type === 'build')).toBe(true);
    expect(refusal(one, use('farm', 'J2'))).toMatchObject({
      rule: 'KB-2.4',
      facts: { tile: 'farm', left: 2 },
    });
    const two = play(one, build(legalHexes(one, 'build')[0]!)).state;
    expect(refusal(two, use('tower', 'T1'))).toMatchObject({
      rule: 'KB-2.4',
      facts: { tile: 'tower', left: 1 },
    });
  });

  test('KB-2.4 extra actions: they may be left out', () => {
    const last = buildAll(s);
    expect(legalActions(last)).toContainEqual(endTurn);
    expect(play(last, endTurn).events).toEqual([{ type: 'end-turn', seat: 0 }]);
  });
});

describe('the end of a turn', () => {
  test('KB-2.5 end of turn: the card is discarded and a new one drawn that only the drawer sees', () => {
    const s = position({ ...done, card: 'grass', hands: ['none', 'canyon'] });
    const ended = play(s, endTurn);
    expect(askedIn(ended.state)).toBe(DEALER);
    expect(saved(ended.state).discard.grass).toBe(1);
    const { state, events } = play(ended.state, deal('forest'));
    expect(events[0]).toEqual({ type: 'draw', seat: 0, secret: { to: 0b01, terrain: 'forest' } });
    expect(kingdomBuilder.view(state, 0).hands).toEqual(['forest', null]);
    expect(kingdomBuilder.view(state, 1).hands).toEqual([null, null]);
    expect(kingdomBuilder.view(state, 'table').hands).toEqual([null, null]);
  });

  test('KB-2.5 end of turn: nobody ends it for the player, even if nothing else is left', () => {
    const s = position(done);
    expect(legalActions(s)).toEqual([endTurn]);
    expect(kingdomBuilder.forced(s, 0)).toBeUndefined();
    expect(kingdomBuilder.view(s, 0).prompt).toEqual({ type: 'end', tiles: [], final: true });
  });

  test('KB-2.5 end of turn: a lone placement is made without asking', () => {
    // Water, a castle and own settlements around: of the whole desert only D2 is beside C2.
    const s = position({ settlements: ['C1 C2 B1', ''], card: 'desert', left: 1 });
    expect(legalHexes(s, 'build')).toEqual(['D2']);
    expect(kingdomBuilder.decode(s, 0, kingdomBuilder.forced(s, 0)!)).toEqual(build('D2'));
  });
});
