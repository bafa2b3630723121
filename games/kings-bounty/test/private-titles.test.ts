import { describe, expect, test } from 'vitest';
import { fastRng } from '@four-crowns/core';
import { kingsBounty } from '../src/index.ts';
import type { Title } from '../src/data.ts';
import { holderOf, playOut, pointsOf, saved, seen, send } from './playing.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

const open: readonly Title[] = [
  'emperor',
  'great_architect',
  'keeper_of_secrets',
  'conqueror',
  'swordmaster',
  'sharpshooter',
];
const expert: Drawn = {
  options: { expert: true },
  titles: open,
  privateTitles: ['tower_builder', 'vandal', 'staff_rat', 'grand_magister'],
  table: ['', 'obelisk_1 obelisk_1', 'elves_tower', 'orcs_citadel+humans_mage'],
  hands: ['humans_monster humans_hero'],
};

describe('private titles', () => {
  test('KBY-5.4 private: a Vandal is turned up at the first monster, whoever plays it', () => {
    const s = position(expert);
    const { state, events } = playOut(s, send('humans_monster', '1:obelisk_1'));
    expect(events).toContainEqual({ type: 'turn-up', seat: 1, title: 'vandal', reveals: true });
    expect(events).toContainEqual({ type: 'gain-title', seat: 0, title: 'vandal' });
    expect(saved(state).turnedUp).toEqual([1]);
    expect(seen(state, 'table').privateTitles).toEqual([null, 'vandal', null, null]);
    expect(holderOf(state, 'vandal')).toBe(0);
    expect(pointsOf(state, 'vandal', 3)).toEqual([-3, 0, 0, 0]);
  });

  test('KBY-5.4 private: a Staff Rat is turned up at the first hero, and passes like an open title', () => {
    const s = position({
      ...expert,
      hands: ['humans_hero', 'elves_hero'],
      table: ['', 'elves_tower', 'obelisk_1 obelisk_2'],
    });
    const first = playOut(s, send('humans_hero', '2:obelisk_1'));
    expect(first.events).toContainEqual({ type: 'turn-up', seat: 2, title: 'staff_rat', reveals: true });
    const second = playOut(first.state, send('elves_hero', '2:obelisk_2'));
    expect(second.events.some((e) => e.type === 'turn-up')).toBe(false);
    expect(second.events).toContainEqual({ type: 'gain-title', seat: 1, title: 'staff_rat' });
    expect(holderOf(second.state, 'staff_rat')).toBe(1);
  });

  test('KBY-5.4 private: nothing to turn up is news too, once, and bots do not forget it', () => {
    const privateTitles: Title[] = ['tower_builder', 'citadel_builder', 'staff_rat', 'grand_magister'];
    const s = position({
      ...expert,
      privateTitles,
      hands: ['humans_monster', 'elves_monster'],
      table: ['', 'elves_tower obelisk_1 obelisk_2'],
    });
    const { state, events } = playOut(s, send('humans_monster', '1:obelisk_1'));
    expect(events).toContainEqual({ type: 'nobody-has', title: 'vandal', reveals: true });
    for (let seed = 0; seed < 200; seed++) {
      const imagined = kingsBounty.imagine(seen(state, 0), fastRng(seed));
      expect(saved(imagined).privateTitles).not.toContain('vandal');
      kingsBounty.rules.resample(imagined, 0, fastRng(seed + 1000));
      expect(saved(imagined).privateTitles).not.toContain('vandal');
    }
    const again = playOut(state, send('elves_monster', '1:obelisk_2'));
    expect(again.events.some((e) => e.type === 'nobody-has')).toBe(false);
  });

  test('KBY-5.4 private: before the first monster it may be anybody’s', () => {
    const s = position(expert);
    const guesses = Array.from({ length: 200 }, (_, seed) =>
      saved(kingsBounty.imagine(seen(s, 0), fastRng(seed))).privateTitles.indexOf('vandal'),
    );
    expect(new Set(guesses)).toEqual(new Set([-1, 1, 2, 3]));
  });

  test('KBY-5.4 private: an open Vandal is not news', () => {
    const titles: Title[] = [
      'vandal',
      'emperor',
      'great_architect',
      'keeper_of_secrets',
      'conqueror',
      'swordmaster',
    ];
    const s = position({
      ...expert,
      titles,
      privateTitles: ['tower_builder', 'sharpshooter', 'staff_rat', 'grand_magister'],
    });
    const { events } = playOut(s, send('humans_monster', '1:obelisk_1'));
    expect(events.some((e) => e.type === 'nobody-has' || e.type === 'turn-up')).toBe(false);
  });

  test('KBY-5.4 private: at the end all are shown, and go to who fits them, not to who held them', () => {
    const s = position({
      ...expert,
      pool: 0,
      restTo: 2,
      ending: true,
      current: 3,
      lastMonster: null,
      lastHero: null,
      ...last,
    });
    const { state, events } = playOut(s, { type: 'play-holding', card: 'obelisk_3' });
    expect(events).toContainEqual({ type: 'over', because: 'deck' });
    expect(events).toContainEqual({ type: 'show-title', seat: 0, title: 'tower_builder', reveals: true });
    expect(events).toContainEqual({ type: 'gain-title', seat: 2, title: 'tower_builder' });
    expect(seen(state, 'table').privateTitles).toEqual(saved(state).privateTitles);
    expect(pointsOf(state, 'tower_builder')).toEqual([0, 0, 5, 0]);
    expect(pointsOf(state, 'grand_magister')).toEqual([0, 0, 0, 6]);
  });

  test('KBY-5.5 private: its holder alone sees how it stands', () => {
    const s = position(expert);
    expect(holderOf(s, 'tower_builder', 0)).toBe(2);
    expect(pointsOf(s, 'tower_builder', 0)).toEqual([0, 0, 5, 0]);
    for (const viewer of [1, 2, 3, 'table'] as const) {
      expect(seen(s, viewer).standings.some((t) => t.title === 'tower_builder')).toBe(false);
      expect(kingsBounty.scores(s, viewer).some((line) => line.label === 'tower_builder')).toBe(false);
    }
  });
});

/** Nobody has played a monster or hero, and yet no card is left to draw. */
const last: Drawn = {
  hands: [
    'humans_monster humans_hero elves_monster elves_hero orcs_monster orcs_hero',
    'undead_monster undead_hero dwarves_monster dwarves_hero',
    '',
    'obelisk_3',
  ],
};
