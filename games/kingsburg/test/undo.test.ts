/** What can be taken back: until chance, a secret or another seat comes in. */
import { submit, undo, undoable } from '@four-crowns/core';
import type { Action, Match, Seat } from '@four-crowns/core';
import { scriptedDealer } from '@four-crowns/testkit';
import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import {
  build,
  dice,
  enemy,
  influence,
  matchAt,
  pass,
  recruit,
  saved,
  statue,
  stopRecruiting,
  take,
} from './playing.ts';
import { position } from './position.ts';

function sent(m: Match, seat: Seat, actions: readonly Action[], dealt: readonly Action[] = []): void {
  const dealer = scriptedDealer(m, dealt);
  for (const action of actions) expect(submit(m, seat, action, dealer)).toMatchObject({ ok: true });
  expect(dealer.left()).toBe(0);
}

describe('what can be taken back', () => {
  test('KBG-11.1 undo: soldiers, one after the other, until the next seat is asked', () => {
    const s = position({
      stage: 'recruit',
      players: [{ goods: 'gold gold wood wood wood' }, { goods: 'gold gold' }, {}],
    });
    const m = matchAt(s);
    sent(m, 0, [recruit('gold gold'), recruit('wood wood')]);
    // One good is left, so seat 1 is asked already: the last soldier stays.
    expect(undoable(m, 0)).toBe(0);
    const again = matchAt(s);
    sent(again, 0, [recruit('gold wood')]);
    expect(undo(again, 0)).toMatchObject({ ok: true });
    expect(saved(again.state as State)).toEqual(saved(s));
    sent(again, 0, [stopRecruiting]);
    expect(undo(again, 0)).toEqual({ ok: false, why: 'nothing-to-undo' });
  });

  test('KBG-5.1 undo: placements only while nobody else is asked', () => {
    const alone = matchAt(position({ passed: [1, 2], players: [{ dice: [1, 2, 3] }, {}, {}] }));
    sent(alone, 0, [influence('jester', [1]), influence('squire', [2])]);
    expect(undoable(alone, 0)).toBe(2);
    const among = matchAt(position({ players: [{ dice: [1, 2, 3] }, {}, {}] }));
    sent(among, 0, [influence('jester', [1])]);
    expect(undoable(among, 0)).toBe(0);
  });

  test('KBG-10.4 undo: the first of two buildings, as long as the second is open', () => {
    const m = matchAt(
      position({ stage: 'build', envoy: 0, players: [{ goods: 'wood wood wood' }, { goods: 'wood' }, {}] }),
    );
    sent(m, 0, [build('barricade')]);
    expect(undo(m, 0)).toMatchObject({ ok: true });
    sent(m, 0, [build('barricade'), build('palisade')]);
    expect(undoable(m, 0)).toBe(0);
  });

  test('KBG-4.4 undo: never a die', () => {
    const m = matchAt(
      position({ stage: 'reroll', players: [{ buildings: 'statue', dice: [2, 2, 2] }, {}, {}] }),
    );
    sent(m, 0, [statue()], dice(5));
    expect(undo(m, 0)).toEqual({ ok: false, why: 'nothing-to-undo' });
  });

  test('KBG-6.5 undo: never a look at the enemy', () => {
    const s = position({
      stage: 'help',
      helping: 'queen',
      court: [{ advisor: 'queen', seat: 0, dice: [6, 6, 5] }],
      players: [{ dice: [] }, {}, {}],
    });
    const m = matchAt(s);
    // Nothing can be built but by seat 0, which may take back what it builds nothing of.
    sent(m, 0, [take('gold gold')], [enemy('y1_goblins_2')]);
    expect(undo(m, 0)).toEqual({ ok: false, why: 'nothing-to-undo' });
    const free = matchAt(position({ passed: [1, 2], players: [{ dice: [4, 4, 4] }, {}, {}] }));
    sent(free, 0, [influence('merchant', [4]), pass, take('wood')]);
    // The Merchant's wood can be built with, and all of it is still open.
    expect(undoable(free, 0)).toBe(3);
  });
});
