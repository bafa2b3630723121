import { submit, undo, undoable } from '@four-crowns/core';
import type { Action, Match } from '@four-crowns/core';
import { scriptedDealer } from '@four-crowns/testkit';
import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { FIRST_GAME, hexesOf } from './hexes.ts';
import { build, deal, endTurn, legalHexes, lift, matchAt, place, saved, use } from './playing.ts';
import { position, standing } from './position.ts';

/** Seat 0 stands beside a Farm (S12) and a Paddock (K7). */
const s = position({ settlements: ['S12 K7 E4', 'A1'], card: 'grass', hands: ['none', 'flowers'] });

function sent(m: Match, actions: readonly Action[], dealt: readonly Action[] = []): void {
  const dealer = scriptedDealer(m, dealt);
  for (const action of actions)
    expect(submit(m, saved(m.state as State).current!, action, dealer)).toMatchObject({ ok: true });
  expect(dealer.left()).toBe(0);
}

const now = (m: Match): ReturnType<typeof saved> => saved(m.state as State);

describe('what can be taken back', () => {
  test('KB-2.5 undo: the whole turn, choice by choice', () => {
    const m = matchAt(s);
    const line = [
      use('farm', 'S11'),
      build('F4'),
      build('E5'),
      build('F5'),
      lift('paddock', 'E4'),
      place('G4'),
    ] as const;
    const before: unknown[] = [];
    for (const action of line) {
      before.push(now(m));
      sent(m, [action]);
    }
    expect(undoable(m, 0)).toBe(6);
    for (let i = line.length - 1; i >= 0; i--) {
      expect(undo(m, 0)).toMatchObject({ ok: true });
      expect(now(m)).toEqual(before[i]);
    }
    expect(now(m)).toEqual(saved(s));
    expect(undo(m, 0)).toEqual({ ok: false, why: 'nothing-to-undo' });
  });

  test('KB-2.5 undo: several choices at once', () => {
    const m = matchAt(s);
    sent(m, [use('farm', 'S11'), build('F4'), build('E5')]);
    expect(undo(m, 0, 4)).toEqual({ ok: false, why: 'nothing-to-undo' });
    expect(undo(m, 0, 3)).toMatchObject({ ok: true });
    expect(now(m)).toEqual(saved(s));
    expect(m.entries.at(-1)).toEqual({ type: 'undo', by: 0, steps: 3 });
  });

  test('KB-2.5 undo: a lift alone, before anything is placed', () => {
    const m = matchAt(s);
    sent(m, [lift('paddock', 'E4')]);
    expect(now(m).stage).toBe('lifted');
    expect(undo(m, 0)).toMatchObject({ ok: true });
    expect(now(m)).toEqual(saved(s));
  });

  test('KB-2.5 undo: a placement that came by itself goes with the lift it followed', () => {
    const forced = position({ settlements: ['K7 A2', ''], card: 'grass' });
    const m = matchAt(forced);
    sent(m, [lift('paddock', 'A2')]);
    // C2 is the only landing place, so core has answered.
    expect(now(m)).toMatchObject({ stage: 'turn', settlements: [['C2', 'K7'], []] });
    expect(undoable(m, 0)).toBe(1);
    expect(undo(m, 0)).toMatchObject({ ok: true });
    expect(now(m)).toEqual(saved(forced));
    expect(m.entries.at(-1)).toEqual({ type: 'undo', by: 0, steps: 2 });
  });

  test('KB-2.5 undo: a tile that was gained or lost comes back as it was', () => {
    const m = matchAt(s);
    sent(m, [lift('paddock', 'K7'), place('I7')]);
    expect(now(m)).toMatchObject({ held: [['H7', 'R12'], []], fresh: ['H7'] });
    expect(undo(m, 0, 2)).toMatchObject({ ok: true });
    expect(now(m)).toEqual(saved(s));
  });

  test('KB-2.5 undo: the fortieth settlement, as long as the turn lasts', () => {
    const last = position({ settlements: [standing(39, 'S12', FIRST_GAME, 0), ''], card: 'grass' });
    const m = matchAt(last);
    sent(m, [build('S11')]);
    expect(now(m)).toMatchObject({ lastRound: true, left: 0 });
    expect(undo(m, 0)).toMatchObject({ ok: true });
    expect(now(m)).toEqual(saved(last));
  });

  test('KB-2.5 undo: a mandatory action that lapsed for want of cards, since nothing came to light', () => {
    const canyon = hexesOf(FIRST_GAME, 'canyon').filter((hex) => hex !== 'B6');
    const empty = position({
      settlements: [canyon.slice(0, 30).join(' '), canyon.slice(30).join(' ')],
      card: 'canyon',
      left: 2,
      hands: ['none', 'canyon'],
      pile: {},
      discard: {},
      removed: { grass: 5, flowers: 5, forest: 5, canyon: 3, desert: 5 },
    });
    const m = matchAt(empty);
    const dealer = scriptedDealer(m, []);
    expect(submit(m, 0, build('B6'), dealer)).toMatchObject({ ok: true });
    expect(now(m)).toMatchObject({ card: null, left: 0 });
    expect(undo(m, 0)).toMatchObject({ ok: true });
    expect(now(m)).toEqual(saved(empty));
  });
});

describe('what cannot be taken back', () => {
  const done = position({
    settlements: ['S12 K7 E4', 'A1'],
    left: 0,
    card: 'grass',
    hands: ['none', 'flowers'],
  });

  test('KB-2.5 undo: not after the end of the turn, by nobody', () => {
    const m = matchAt(done);
    sent(m, [use('farm', 'S11'), endTurn], [deal('forest')]);
    expect(now(m).current).toBe(1);
    for (const seat of [0, 1]) {
      expect(undoable(m, seat)).toBe(0);
      expect(undo(m, seat)).toEqual({ ok: false, why: 'nothing-to-undo' });
    }
  });

  test('KB-2.5 undo: not after the end of a turn in the last round either, where no card is drawn', () => {
    const last = position({
      settlements: [standing(40, 'S12', FIRST_GAME, 0), ''],
      left: 0,
      hands: ['none', 'forest'],
    });
    const m = matchAt(last);
    sent(m, [endTurn]);
    expect(now(m).current).toBe(1);
    expect(undo(m, 0)).toEqual({ ok: false, why: 'nothing-to-undo' });
  });

  test('KB-2.5 undo: not after the game is over', () => {
    const settlements = ['', standing(40, 'S12', FIRST_GAME, 0)];
    const m = matchAt(position({ settlements, current: 1, left: 0, hands: [] }));
    sent(m, [endTurn]);
    expect(m.result).toBeDefined();
    expect(undo(m, 1)).toEqual({ ok: false, why: 'over' });
  });

  test('KB-2.5 undo: not the steps of another player', () => {
    const m = matchAt(s);
    sent(m, [build('F4')]);
    expect(undo(m, 1)).toEqual({ ok: false, why: 'nothing-to-undo' });
    expect(now(m).left).toBe(2);
  });

  test('KB-2.7 undo: not across a replacement card, but what came after it', () => {
    const canyon = hexesOf(FIRST_GAME, 'canyon').filter((hex) => hex !== 'B6');
    const m = matchAt(
      position({
        settlements: [canyon.slice(0, 30).join(' '), canyon.slice(30).join(' ')],
        card: 'canyon',
        left: 2,
        hands: ['none', 'canyon'],
      }),
    );
    sent(m, [build('B6')], [deal('desert')]);
    expect(now(m)).toMatchObject({ card: 'desert', left: 1 });
    expect(undo(m, 0)).toEqual({ ok: false, why: 'nothing-to-undo' });
    const replaced = now(m);
    sent(m, [build(legalHexes(m.state as State, 'build')[0]!)]);
    expect(undoable(m, 0)).toBe(1);
    expect(undo(m, 0)).toMatchObject({ ok: true });
    expect(now(m)).toEqual(replaced);
  });

  test('KB-2.7 undo: the dealer never goes back, so taking back shows no card twice', () => {
    const m = matchAt(done);
    sent(m, [endTurn], [deal('forest')]);
    const { dealt } = m;
    sent(m, [build(legalHexes(m.state as State, 'build')[0]!)]);
    expect(undo(m, 1)).toMatchObject({ ok: true });
    expect(m.dealt).toBe(dealt);
  });
});
