import { describe, expect, test } from 'vitest';
import {
  deal,
  done,
  giveBack,
  handOf,
  hold,
  legalActions,
  play,
  playOut,
  refusal,
  saved,
  seen,
  send,
} from './playing.ts';
import { position } from './position.ts';

const hands = ['elves_tower obelisk_1 humans_archer elves_mage orcs_hero obelisk_1'];

describe('the turn', () => {
  test('KBY-2.1 turn: clockwise from the first player, and only that seat acts', () => {
    let s = position({ first: 2, current: 2, hands: ['obelisk_1', 'obelisk_1', 'obelisk_2', 'obelisk_2'] });
    const order: (number | null)[] = [];
    for (const card of ['obelisk_2', 'obelisk_2', 'obelisk_1', 'obelisk_1'] as const) {
      order.push(saved(s).current);
      s = playOut(s, hold(card)).state;
    }
    expect([...order, saved(s).current]).toEqual([2, 3, 0, 1, 2]);
    expect(refusal(s, hold('obelisk_1'), 0)).toMatchObject({ rule: 'KBY-2.1', facts: { seat: 2 } });
  });

  test('KBY-2.2 one of two: a played card ends the turn, and after a return none is played', () => {
    const s = position({ hands });
    const { state } = play(s, giveBack('orcs_hero'));
    expect(legalActions(state).map((a) => a.type)).toEqual(['return', 'return', 'return', 'return', 'done']);
    expect(refusal(state, hold('elves_tower'))).toMatchObject({
      rule: 'KBY-2.2',
      facts: { card: 'elves_tower', returned: 1 },
    });
    expect(saved(playOut(s, hold('elves_tower')).state)).toMatchObject({ stage: 'turn', current: 1 });
  });

  test('KBY-2.3 no skipping: done needs a returned card, and there is always one to return', () => {
    const s = position({ hands: ['orcs_hero orcs_mage orcs_mage undead_hero elves_hero dwarves_hero'] });
    expect(refusal(s, done)).toMatchObject({ rule: 'KBY-2.3', facts: {} });
    expect(legalActions(s).map((a) => a.type)).toEqual(Array.from({ length: 5 }, () => 'return'));
  });

  test('KBY-2.4 own cards: only what the hand holds is played or returned', () => {
    const s = position({ hands });
    expect(refusal(s, hold('obelisk_3'))).toMatchObject({ rule: 'KBY-2.4', facts: { card: 'obelisk_3' } });
    expect(refusal(s, giveBack('orcs_mage'))).toMatchObject({
      rule: 'KBY-2.4',
      facts: { card: 'orcs_mage' },
    });
    const { state } = play(s, giveBack('orcs_hero'));
    expect(refusal(state, giveBack('orcs_hero'))).toMatchObject({
      rule: 'KBY-2.4',
      facts: { card: 'orcs_hero' },
    });
  });

  test('KBY-2.4 own cards: equal cards are one choice', () => {
    const s = position({ hands });
    const obelisks = legalActions(s).filter((a) => 'card' in a && a.card === 'obelisk_1');
    expect(obelisks).toEqual([hold('obelisk_1'), giveBack('obelisk_1')]);
  });

  test('KBY-2.5 drawing: one card after playing, titles first', () => {
    const s = position({
      hands,
      titles: ['great_architect', 'emperor', 'vandal', 'staff_rat', 'conqueror', 'swordmaster'],
    });
    const played = play(s, hold('elves_tower'));
    expect(saved(played.state)).toMatchObject({ stage: 'draw', draws: 1, current: 0 });
    const { state, events } = play(s, hold('elves_tower'), deal('orcs_monster'));
    expect(events).toEqual([
      { type: 'play-holding', seat: 0, card: 'elves_tower' },
      { type: 'gain-title', seat: 0, title: 'emperor' },
      { type: 'gain-title', seat: 0, title: 'great_architect' },
      { type: 'draw', seat: 0, secret: { to: 1, card: 'orcs_monster' } },
    ]);
    expect(handOf(state, 0)).toContain('orcs_monster');
    expect(seen(state, 'table').handSizes).toEqual([6, 6, 6, 6]);
  });

  test('KBY-2.5 drawing: nothing once the last card has been drawn', () => {
    const s = position({ hands, pool: 0, ending: true });
    const { state } = play(s, hold('elves_tower'));
    expect(seen(state, 'table')).toMatchObject({ handSizes: [5, 6, 6, 6], current: 1, deck: 0 });
  });

  test('KBY-2.6 discards: old garrison, captured garrison, hero, monster with its holding', () => {
    const s = position({
      table: [
        'obelisk_1+humans_archer',
        'elves_tower+humans_archer obelisk_2+humans_mage obelisk_3+humans_mage',
      ],
      hands: ['humans_warrior humans_warrior humans_hero humans_monster obelisk_1 obelisk_1'],
    });
    const discardAfter = (...actions: Parameters<typeof send>): unknown =>
      saved(play(s, send(...actions)).state).discard;
    expect(discardAfter('humans_warrior', '0:obelisk_1+humans_archer')).toEqual({ humans_archer: 1 });
    expect(discardAfter('humans_warrior', '1:elves_tower+humans_archer')).toEqual({ humans_archer: 1 });
    expect(discardAfter('humans_hero', '1:obelisk_2+humans_mage')).toEqual({
      humans_mage: 1,
      humans_hero: 1,
    });
    expect(discardAfter('humans_monster', '1:obelisk_3+humans_mage')).toEqual({
      obelisk_3: 1,
      humans_mage: 1,
      humans_monster: 1,
    });
  });
});
