/** KBY-3, with every example of the rulebook. */
import { describe, expect, test } from 'vitest';
import {
  handOf,
  hold,
  legalActions,
  play,
  playOut,
  refusal,
  saved,
  send,
  tableOf,
  targetsOf,
} from './playing.ts';
import { position } from './position.ts';

describe('holdings', () => {
  test('KBY-3.1 holding: in front of the player, without a garrison, always possible', () => {
    const s = position({ hands: ['elves_tower elves_tower obelisk_3 orcs_mage orcs_mage orcs_hero'] });
    const { state } = play(s, hold('elves_tower'));
    expect(tableOf(state, 0)).toEqual(['elves_tower']);
    expect(tableOf(play(s, hold('obelisk_3')).state, 0)).toEqual(['obelisk_3']);
  });

  test('KBY-3.1 holding: there is no limit to their number', () => {
    const table = [
      'elves_tower elves_tower orcs_tower orcs_tower undead_tower undead_tower dwarves_tower obelisk_1 obelisk_1',
    ];
    const s = position({ table, hands: ['dwarves_tower'] });
    expect(tableOf(play(s, hold('dwarves_tower')).state, 0)).toHaveLength(10);
  });
});

describe('units', () => {
  test('KBY-3.2 castle, example: no undead unit without an undead castle', () => {
    const hands = ['undead_archer undead_hero undead_monster humans_archer elves_mage orcs_mage'];
    const without = position({ table: ['elves_tower obelisk_1', 'obelisk_2'], hands });
    for (const card of ['undead_archer', 'undead_hero', 'undead_monster'] as const) {
      expect(targetsOf(without, card)).toEqual([]);
      expect(refusal(without, send(card, '1:obelisk_2'))).toMatchObject({
        rule: 'KBY-3.2',
        facts: { card, nation: 'undead' },
      });
    }
    const with1 = position({ table: ['undead_tower obelisk_1', 'obelisk_2'], hands });
    expect(targetsOf(with1, 'undead_archer')).toEqual(['0:undead_tower', '0:obelisk_1']);
    expect(targetsOf(with1, 'undead_hero')).toEqual(['1:obelisk_2']);
    expect(targetsOf(with1, 'undead_monster')).toEqual(['0:undead_tower', '0:obelisk_1', '1:obelisk_2']);
  });

  test('KBY-3.2 castle: humans need none', () => {
    const s = position({ table: ['', 'obelisk_1'], hands: ['humans_archer humans_hero humans_monster'] });
    for (const card of ['humans_archer', 'humans_hero', 'humans_monster'] as const) {
      expect(targetsOf(s, card)).toEqual(['1:obelisk_1']);
    }
  });

  test('KBY-3.3 which castles: another player’s castle and obelisks do not count', () => {
    const s = position({
      table: ['obelisk_1+elves_archer', 'elves_tower'],
      hands: ['elves_mage elves_hero'],
    });
    expect(refusal(s, send('elves_mage', '1:elves_tower'))).toMatchObject({ rule: 'KBY-3.2' });
    expect(refusal(s, send('elves_hero', '1:elves_tower'))).toMatchObject({ rule: 'KBY-3.2' });
  });

  test('KBY-3.3 which castles: a captured castle counts, whoever stands in it', () => {
    const s = position({ table: ['', 'elves_tower'], hands: ['humans_archer elves_archer'] });
    const captured = playOut(s, send('humans_archer', '1:elves_tower')).state;
    const again = position({ table: tables(captured), hands: ['elves_archer'] });
    expect(targetsOf(again, 'elves_archer')).toEqual(['0:elves_tower+humans_archer']);
  });

  test('KBY-3.3 which castles: after its loss other garrisons of the nation stay', () => {
    const s = position({
      table: ['elves_tower obelisk_3+elves_archer', ''],
      hands: ['', 'humans_archer'],
      current: 1,
    });
    const { state } = play(s, send('humans_archer', '0:elves_tower'));
    expect(tableOf(state, 0)).toEqual(['obelisk_3+elves_archer']);
  });

  test('KBY-3.4 onto a holding: without one on the table no unit can be played', () => {
    const s = position({
      hands: ['humans_archer humans_mage humans_hero humans_monster orcs_mage orcs_mage'],
    });
    expect(legalActions(s).map((a) => a.type)).toEqual(Array.from({ length: 5 }, () => 'return'));
    expect(refusal(s, send('humans_archer', '0:obelisk_1'))).toMatchObject({
      rule: 'KBY-3.4',
      facts: { seat: 0, holding: 'obelisk_1', garrison: 'none' },
    });
  });

  test('KBY-3.4 onto a holding: equal holdings are one choice, different garrisons are different ones', () => {
    const s = position({
      table: ['obelisk_1 obelisk_1 obelisk_1+humans_archer obelisk_1+elves_archer'],
      hands: ['humans_mage'],
    });
    expect(targetsOf(s, 'humans_mage')).toEqual([
      '0:obelisk_1',
      '0:obelisk_1+elves_archer',
      '0:obelisk_1+humans_archer',
    ]);
  });
});

describe('garrisons', () => {
  test('KBY-3.5 garrison, example: warriors on the own tower defend it with strength 3', () => {
    const s = position({
      table: ['elves_tower'],
      hands: ['humans_warrior', 'humans_archer humans_warrior humans_mage'],
    });
    const { state, events } = playOut(s, send('humans_warrior', '0:elves_tower'));
    expect(tableOf(state, 0)).toEqual(['elves_tower+humans_warrior']);
    expect(events[0]).toEqual({
      type: 'garrison',
      seat: 0,
      card: 'humans_warrior',
      holding: 'elves_tower',
      replaced: 'none',
    });
    expect(targetsOf(state, 'humans_archer')).toEqual([]);
    expect(targetsOf(state, 'humans_warrior')).toEqual([]);
    expect(targetsOf(state, 'humans_mage')).toEqual(['0:elves_tower+humans_warrior']);
  });

  test('KBY-3.5 garrison: it may be weaker than its holding and of another nation', () => {
    const s = position({ table: ['orcs_citadel elves_tower'], hands: ['elves_archer'] });
    expect(tableOf(play(s, send('elves_archer', '0:orcs_citadel')).state, 0)).toContain(
      'orcs_citadel+elves_archer',
    );
  });

  test('KBY-3.6 one garrison: a weaker one may replace a stronger one, which is discarded', () => {
    const s = position({ table: ['obelisk_1+humans_mage'], hands: ['humans_archer'] });
    const { state, events } = play(s, send('humans_archer', '0:obelisk_1+humans_mage'));
    expect(tableOf(state, 0)).toEqual(['obelisk_1+humans_archer']);
    expect(saved(state).discard).toEqual({ humans_mage: 1 });
    expect(events[0]).toMatchObject({ type: 'garrison', replaced: 'humans_mage' });
  });
});

describe('captures', () => {
  test('KBY-3.7 capture: strength above the holding; equal is not enough', () => {
    const s = position({
      table: ['', 'elves_tower elves_fortress elves_citadel'],
      hands: ['humans_archer humans_warrior humans_mage'],
    });
    expect(targetsOf(s, 'humans_archer')).toEqual(['1:elves_tower']);
    expect(targetsOf(s, 'humans_warrior')).toEqual(['1:elves_tower', '1:elves_fortress']);
    expect(targetsOf(s, 'humans_mage')).toEqual(['1:elves_tower', '1:elves_fortress', '1:elves_citadel']);
    expect(refusal(s, send('humans_archer', '1:elves_fortress'))).toMatchObject({
      rule: 'KBY-3.7',
      facts: { card: 'humans_archer', strength: 2, holding: 'elves_fortress', defence: 2 },
    });
  });

  test('KBY-3.7 capture: the unit becomes the garrison, the enemy garrison is discarded', () => {
    const s = position({ table: ['', 'obelisk_1+humans_archer'], hands: ['humans_warrior'] });
    const { state, events } = play(s, send('humans_warrior', '1:obelisk_1+humans_archer'));
    expect(tableOf(state, 0)).toEqual(['obelisk_1+humans_warrior']);
    expect(tableOf(state, 1)).toEqual([]);
    expect(saved(state).discard).toEqual({ humans_archer: 1 });
    expect(events.slice(0, 2)).toEqual([
      { type: 'capture', seat: 0, card: 'humans_warrior', holding: 'obelisk_1' },
      { type: 'lose-holding', seat: 1, holding: 'obelisk_1', garrison: 'humans_archer' },
    ]);
  });

  test('KBY-3.8 greater strength, example: a tower with archers falls to warriors and mages', () => {
    const s = position({
      table: ['', 'elves_tower+humans_archer'],
      hands: ['humans_archer humans_warrior humans_mage'],
    });
    expect(targetsOf(s, 'humans_archer')).toEqual([]);
    expect(targetsOf(s, 'humans_warrior')).toEqual(['1:elves_tower+humans_archer']);
    expect(targetsOf(s, 'humans_mage')).toEqual(['1:elves_tower+humans_archer']);
    expect(refusal(s, send('humans_archer', '1:elves_tower+humans_archer'))).toMatchObject({
      rule: 'KBY-3.8',
      facts: { card: 'humans_archer', strength: 2, garrison: 'humans_archer', defence: 2 },
    });
  });

  test('KBY-3.8 greater strength: a weak garrison leaves the holding as strong as it is, never stronger', () => {
    const s = position({ table: ['', 'elves_citadel+humans_archer'], hands: ['humans_warrior humans_mage'] });
    expect(refusal(s, send('humans_warrior', '1:elves_citadel+humans_archer'))).toMatchObject({
      rule: 'KBY-3.7',
      facts: { card: 'humans_warrior', strength: 3, holding: 'elves_citadel', defence: 3 },
    });
    expect(targetsOf(s, 'humans_mage')).toEqual(['1:elves_citadel+humans_archer']);
  });
});

describe('heroes and monsters', () => {
  test('KBY-3.9 hero, example: takes a holding with mages, which no unit can', () => {
    const s = position({
      table: ['', 'elves_citadel+humans_mage'],
      hands: ['humans_hero humans_archer humans_warrior humans_mage'],
    });
    for (const card of ['humans_archer', 'humans_warrior', 'humans_mage'] as const) {
      expect(targetsOf(s, card)).toEqual([]);
    }
    const { state, events } = play(s, send('humans_hero', '1:elves_citadel+humans_mage'));
    expect(tableOf(state, 0)).toEqual(['elves_citadel']);
    expect(saved(state).discard).toEqual({ humans_mage: 1, humans_hero: 1 });
    expect(events.slice(0, 2)).toEqual([
      { type: 'hero', seat: 0, card: 'humans_hero', holding: 'elves_citadel' },
      { type: 'lose-holding', seat: 1, holding: 'elves_citadel', garrison: 'humans_mage' },
    ]);
  });

  test('KBY-3.9 hero: not on the own holding', () => {
    const s = position({ table: ['obelisk_1'], hands: ['humans_hero'] });
    expect(targetsOf(s, 'humans_hero')).toEqual([]);
    expect(refusal(s, send('humans_hero', '0:obelisk_1'))).toMatchObject({
      rule: 'KBY-3.9',
      facts: { card: 'humans_hero', holding: 'obelisk_1' },
    });
  });

  test('KBY-3.10 monster, example: destroys a citadel with its archers', () => {
    const s = position({ table: ['', 'elves_citadel+humans_archer'], hands: ['humans_monster'] });
    const { state, events } = play(s, send('humans_monster', '1:elves_citadel+humans_archer'));
    expect(tableOf(state, 1)).toEqual([]);
    expect(saved(state).discard).toEqual({ elves_citadel: 1, humans_archer: 1, humans_monster: 1 });
    expect(events.slice(0, 2)).toEqual([
      { type: 'monster', seat: 0, card: 'humans_monster', holding: 'elves_citadel' },
      { type: 'lose-holding', seat: 1, holding: 'elves_citadel', garrison: 'humans_archer' },
    ]);
  });

  test('KBY-3.10 monster: the own castle that allowed it may be destroyed', () => {
    const s = position({ table: ['elves_tower'], hands: ['elves_monster'] });
    const { state } = play(s, send('elves_monster', '0:elves_tower'));
    expect(tableOf(state, 0)).toEqual([]);
    expect(handOf(state, 0)).not.toContain('elves_monster');
  });
});

/** All seats' holdings in the words of `position`. */
function tables(s: Parameters<typeof tableOf>[0]): string[] {
  return [0, 1, 2, 3].map((seat) => tableOf(s, seat).join(' '));
}
