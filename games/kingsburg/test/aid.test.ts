/** KBG-3: aid from the King. */
import { choicesOf, fastRng, rngDealer, submit, entriesSince, undo, viewOf } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingsburg } from '../src/index.ts';
import type { Event } from '../src/index.ts';
import {
  aid,
  askedIn,
  dice,
  die,
  legalActions,
  matchAt,
  play,
  player,
  refusal,
  saved,
  store,
  told,
} from './playing.ts';
import { position } from './position.ts';
import type { DrawnPlayer } from './position.ts';

/** Phase 1 of year II, with nobody hurt in the winter before. */
const yearTwo = (players: readonly DrawnPlayer[]) =>
  play(
    position({
      stage: 'king_die',
      enemy: 'y1_zombies_4',
      players: players.map((p) => ({ ...p, soldiers: 3 - (p.buildings?.includes('palisade') ? 2 : 0) })),
    }),
    die(1),
  );

describe('aid from the King', () => {
  test('KBG-3.1 fewest buildings count before fewest goods', () => {
    const played = yearTwo([
      { buildings: 'statue', goods: '' },
      { goods: 'gold gold gold' },
      { buildings: 'inn' },
    ]);
    expect(told(played, 'aid_die')).toEqual([{ type: 'aid_die', seat: 1 }]);
    const byGoods = yearTwo([{ goods: 'gold' }, { goods: 'wood wood' }, { buildings: 'inn' }]);
    expect(told(byGoods, 'aid_die')).toEqual([{ type: 'aid_die', seat: 0 }]);
  });

  test('KBG-3.1 "+2" tokens are no goods here', () => {
    const played = yearTwo([{ plusTwo: 3 }, { goods: 'wood' }, { goods: 'wood' }]);
    expect(told(played, 'aid_die')).toEqual([{ type: 'aid_die', seat: 0 }]);
  });

  test('KBG-3.2 the white die is rolled in spring and gone in summer', () => {
    const spring = yearTwo([{}, { buildings: 'inn' }, { buildings: 'inn' }]).state;
    const rolled = play(spring, ...dice(1, 1, 1, 6), ...dice(2, 2, 2), ...dice(3, 3, 3)).state;
    expect(player(rolled, 0)).toMatchObject({ dice: [1, 1, 1], white: [6] });
    // The white die counts: 9 is more than 6 and no less than 9.
    expect(saved(rolled).order).toEqual([1, 0, 2]);
    const end = play(rolled, { type: 'pass' }, { type: 'pass' }, { type: 'pass' });
    expect(saved(end.state)).toMatchObject({ phase: 'summer', aidDie: null });
    const summer = play(end.state, ...dice(1, 1, 1), ...dice(2, 2, 2), ...dice(3, 3, 3)).state;
    expect(player(summer, 0).white).toEqual([]);
  });

  test('KBG-3.3 with equal buildings and goods each takes a good and nobody the die', () => {
    const { state, events } = yearTwo([{ goods: 'gold' }, { goods: 'stone' }, { buildings: 'inn' }]);
    expect(askedIn(state)).toEqual([0, 1]);
    expect(events.some((e) => e.type === 'aid_die')).toBe(false);
    expect(legalActions(state, 0)).toEqual([aid('gold'), aid('wood'), aid('stone')]);
    const chosen = play(state, [1, aid('wood')], [0, aid('wood')]);
    expect([store(chosen.state, 0), store(chosen.state, 1), store(chosen.state, 2)]).toEqual([
      '1 1 0',
      '0 1 1',
      '0 0 0',
    ]);
    expect(saved(chosen.state).aidDie).toBeNull();
    expect(refusal(state, aid('gold'), 2)).toEqual({ rule: 'KBG-3.3', facts: {} });
  });

  test('KBG-3.4 choices are sealed, can be taken back, and open together', () => {
    const m = matchAt(yearTwo([{}, {}, { buildings: 'inn' }]).state);
    const dealer = rngDealer(fastRng(3));
    expect(submit(m, 0, aid('stone'), dealer).ok).toBe(true);
    for (const viewer of [1, 2, 'table'] as const) {
      expect(viewOf(m, viewer)).toMatchObject({ chosen: [0], picks: [null, null, null] });
      expect(JSON.stringify(entriesSince(m, viewer, 0))).not.toContain('"stone"');
    }
    expect(viewOf(m, 0)).toMatchObject({ picks: ['stone', null, null], prompt: { type: 'wait_all' } });
    expect(submit(m, 0, aid('gold'), dealer)).toMatchObject({
      why: 'illegal',
      refusal: { rule: 'KBG-3.4', facts: { good: 'stone' } },
    });
    expect(undo(m, 0).ok).toBe(true);
    expect(choicesOf(m, 0)).toHaveLength(3);
    expect(submit(m, 0, aid('wood'), dealer).ok).toBe(true);
    expect(submit(m, 1, aid('gold'), dealer).ok).toBe(true);
    const opened = m.entries.flatMap((e) => (e.type === 'step' ? (e.events as readonly Event[]) : []));
    expect(opened.filter((e) => e.type === 'aid')).toEqual([
      { type: 'aid', seat: 0, good: 'wood', reveals: true },
      { type: 'aid', seat: 1, good: 'gold', reveals: true },
    ]);
    expect(undo(m, 0).ok).toBe(false);
  });

  test('KBG-3.4 the order in which choices arrive does not matter', () => {
    const { state } = yearTwo([{}, {}, {}]);
    const one = play(state, [0, aid('gold')], [1, aid('wood')], [2, aid('stone')]).state;
    const other = play(state, [2, aid('stone')], [0, aid('gold')], [1, aid('wood')]).state;
    expect(kingsburg.save(one)).toEqual(kingsburg.save(other));
  });
});
