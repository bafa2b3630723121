import { choicesOf, submit, entriesSince, undo, undoable, viewOf } from '@four-crowns/core';
import type { Match } from '@four-crowns/core';
import { scriptedDealer } from '@four-crowns/testkit';
import { describe, expect, test } from 'vitest';
import type { Action, State, View } from '../src/index.ts';
import { deal, done, giveBack, hold, matchAt, saved } from './playing.ts';
import { position } from './position.ts';

const s = position({ hands: ['elves_tower obelisk_1 humans_archer elves_mage orcs_hero undead_mage'] });

function sent(m: Match, actions: readonly Action[], dealt: readonly Action[] = []): void {
  const dealer = scriptedDealer(m, dealt);
  for (const action of actions) expect(submit(m, 0, action, dealer)).toMatchObject({ ok: true });
  expect(dealer.left()).toBe(0);
}

describe('closed drafts', () => {
  test('KBY-2.2 undo: returned cards can be taken back one by one until done', () => {
    const m = matchAt(s);
    sent(m, [giveBack('orcs_hero'), giveBack('undead_mage')]);
    expect(undoable(m, 0)).toBe(2);
    expect(undo(m, 0)).toMatchObject({ ok: true });
    expect(undo(m, 0)).toMatchObject({ ok: true });
    expect(saved(m.state as State)).toEqual(saved(s));
    sent(m, [hold('elves_tower')], [deal('obelisk_2')]);
    expect(undo(m, 0)).toEqual({ ok: false, why: 'nothing-to-undo' });
  });

  test('KBY-4.4 draft: the others see nothing of a return before it is done', () => {
    const m = matchAt(s);
    const before = viewOf(m, 1);
    sent(m, [giveBack('orcs_hero'), giveBack('undead_mage')]);
    expect(viewOf(m, 1)).toEqual(before);
    expect(entriesSince(m, 1, 0)).toEqual([]);
    expect((viewOf(m, 0) as View).queue.map((q) => q.card)).toEqual(['orcs_hero', 'undead_mage']);
    sent(m, [done], [deal('obelisk_2'), deal('obelisk_3')]);
    expect((viewOf(m, 1) as View).queue).toEqual([
      { seat: 0, card: null },
      { seat: 0, card: null },
    ]);
    const told = entriesSince(m, 1, 0).flatMap((t) => (t.type === 'step' ? t.events : []));
    expect(told.filter((e) => 'secret' in e)).toEqual([]);
    expect(told).toContainEqual({ type: 'returned', seat: 0, cards: 2 });
    const own = entriesSince(m, 0, 0).flatMap((t) => (t.type === 'step' ? t.events : []));
    expect(own).toContainEqual({ type: 'return', seat: 0, secret: { to: 1, card: 'orcs_hero' } });
  });

  test('KBY-2.1 choices: only the seat at turn has any', () => {
    const m = matchAt(s);
    expect(choicesOf(m, 1)).toEqual([]);
    expect(choicesOf(m, 0).length).toBeGreaterThan(6);
  });
});
