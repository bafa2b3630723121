/** Positions that cannot come about are refused when they are loaded, so no test and no record can use them. */
import { BadInput } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { kingsBounty } from '../src/index.ts';
import { seen } from './playing.ts';
import { position, savedPosition } from './position.ts';
import type { Drawn } from './position.ts';

function refused(drawn: Drawn, change: { readonly [key: string]: Json } = {}, version = 1): string {
  try {
    kingsBounty.load({ ...savedPosition(drawn), ...change }, version);
  } catch (e) {
    if (e instanceof BadInput) return e.message;
    throw e;
  }
  throw new Error('it was taken');
}

describe('what cannot be', () => {
  test('KBY-1.2 impossible: more cards of a name than there are', () => {
    const table = [[], [], [], []].map((_, seat) =>
      seat > 2 ? [] : [{ holding: 'elves_tower', garrison: 'none' }],
    );
    expect(refused({}, { table })).toMatch(/elves_tower/);
  });

  test('KBY-1.3 impossible: a title twice, or five of them', () => {
    const titles = ['emperor', 'emperor', 'vandal', 'staff_rat', 'conqueror', 'swordmaster'];
    expect(refused({}, { openTitles: titles })).toMatch(/twice/);
    expect(refused({}, { openTitles: titles.slice(1) })).toMatch(/titles do not fit/);
  });

  test('KBY-1.4 impossible: other nations than chosen, or a title of a removed one', () => {
    expect(refused({ seats: 2 }, { removed: ['elves', 'orcs'] })).toMatch(/./);
    expect(refused({ seats: 2 }, { removed: ['undead'] })).toMatch(/nations/);
    const titles = ['lord_of_the_dead', 'emperor', 'vandal', 'staff_rat', 'conqueror', 'swordmaster'];
    expect(refused({ seats: 2 }, { openTitles: titles })).toMatch(/not in the game/);
  });

  test('KBY-1.7 impossible: private titles in a normal game, or too few in an expert one', () => {
    expect(refused({ privateTitles: ['vandal', null, null, null] })).toMatch(/private/);
    expect(refused({ options: { expert: true } })).toMatch(/private/);
  });

  test('KBY-2.3 impossible: a turn with a hand that is not full', () => {
    expect(refused({ shortHands: true, hands: ['obelisk_1'] })).toMatch(/hand of seat 0/);
  });

  test('KBY-4.4 impossible: a seat that is told of its own hand, or a seat that is not there', () => {
    expect(refused({ hands: ['obelisk_1'], known: { 0: { obelisk_1: [0] } } })).toMatch(/stranger/);
    expect(refused({ hands: ['obelisk_1'], known: { 0: { obelisk_1: [4] } } })).toMatch(/knownBy/);
  });

  test('KBY-5.4 impossible: a private Vandal that stays hidden after a monster, or shows before', () => {
    const expert: Drawn = {
      options: { expert: true },
      privateTitles: ['vandal', 'swordmaster', 'staff_rat', 'sharpshooter'],
    };
    expect(refused({ ...expert, discard: 'humans_monster' })).toMatch(/private title of seat 0/);
    expect(refused({ ...expert, turnedUp: [0] })).toMatch(/private title of seat 0/);
    expect(() => position({ ...expert, discard: 'humans_monster', turnedUp: [0] })).not.toThrow();
  });

  test('KBY-6.20 impossible: a last monster without one among the discards', () => {
    expect(refused({ lastMonster: 1 })).toMatch(/last monster/);
    expect(refused({ discard: 'humans_hero' }, { lastHero: null })).toMatch(/last hero/);
  });

  test('KBY-7.1 impossible: an empty deck that nobody has noticed, or a full one that is said to be empty', () => {
    expect(refused({ pool: 0 })).toMatch(/last card/);
    expect(refused({ ending: true })).toMatch(/not empty/);
  });

  test('KBY-7.2 impossible: a game that is over without an end', () => {
    expect(refused({ stage: 'over', current: null })).toMatch(/too early/);
  });

  test('impossible: an unknown version, and what is no state', () => {
    expect(refused({}, {}, 2)).toMatch(/stateVersion/);
    expect(() => kingsBounty.load(null, 1)).toThrow(BadInput);
  });

  test('KBY-1.9 impossible: a view whose deck does not add up', () => {
    const view = seen(position({}), 0);
    expect(() => kingsBounty.imagine({ ...view, deck: 3 }, { below: () => 0 })).toThrow(BadInput);
    expect(() => kingsBounty.imagine({ ...view, handSizes: [6, 6, 6, 5] }, { below: () => 0 })).toThrow(
      BadInput,
    );
  });
});
