/** Positions that cannot come about are refused when they are loaded, so no test and no record can use them. */
import { BadInput, fastRng } from '@four-crowns/core';
import type { Json } from '@four-crowns/core';
import { matchesOf } from '@four-crowns/testkit/matches';
import { describe, expect, test } from 'vitest';
import { kingsBounty } from '../src/index.ts';
import { askedIn, legalActions, saved, seen } from './playing.ts';
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

const run = matchesOf('kings-bounty possible', 80);

/** Cards are mostly played, so that tables fill, titles move and decks run out. */
test('possible: no position of random play is refused', { timeout: run.timeout }, () => {
  for (const seed of run.seeds()) {
    const rng = fastRng(seed);
    const seats = 2 + (seed % 4);
    const mixes = kingsBounty.optionMixes(seats);
    const s = kingsBounty.rules.start(mixes[seed % mixes.length]!, seats);
    for (let seat = askedIn(s); seat !== undefined; seat = askedIn(s)) {
      const all = legalActions(s);
      const plays = all.filter(({ type }) => type.startsWith('play'));
      const among = plays.length > 0 && rng.below(4) > 0 ? plays : all;
      kingsBounty.rules.apply(s, seat, kingsBounty.encode(s, seat, among[rng.below(among.length)]!)!);
      expect(() => kingsBounty.check(s), `seed ${seed}: ${JSON.stringify(saved(s))}`).not.toThrow();
    }
  }
});

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

  test('KBY-2.6 impossible: garrisons that nobody has sent away', () => {
    expect(refused({ table: ['elves_tower'], discard: 'humans_archer' })).toMatch(/sent the garrisons away/);
    expect(() => position({ table: ['elves_tower+humans_mage'], discard: 'humans_archer' })).not.toThrow();
  });

  test('KBY-2.1 impossible: a seat whose turn it cannot be yet', () => {
    // One holding lies on the table and nothing was returned: it is the turn of the second seat.
    expect(() => position({ table: ['elves_tower'], current: 1 })).not.toThrow();
    expect(refused({ table: ['elves_tower'], current: 1 }, { current: 2 })).toMatch(
      /another seat is at turn/,
    );
  });

  test('KBY-2.5 impossible: two cards are drawn after a play', () => {
    const drawn: Drawn = { table: ['elves_tower'], draws: 1 };
    expect(() => position(drawn)).not.toThrow();
    expect(refused({ ...drawn, draws: 2, hands: ['elves_mage elves_mage'] })).toMatch(/one card is drawn/);
  });

  test('KBY-3.2 impossible: a unit on the table whose nation has never had a castle there', () => {
    const drawn: Drawn = { table: ['obelisk_1+elves_archer'] };
    expect(() => position(drawn)).not.toThrow();
    expect(refused({ ...drawn, noRuins: true })).toMatch(/castle of their nation/);
  });

  test('KBY-3.10 impossible: a holding that is gone without a monster, or a monster that took none', () => {
    expect(() => position({ discard: 'humans_monster obelisk_1' })).not.toThrow();
    for (const discard of ['obelisk_1', 'humans_monster', 'humans_monster obelisk_1 obelisk_1']) {
      expect(refused({ discard, noRuins: true })).toMatch(/each monster takes one holding/);
    }
  });

  test('KBY-4.3 impossible: more is drawn than was returned', () => {
    const drawn: Drawn = { streak: 1, draws: 2, queue: '0:orcs_mage 1:elves_mage', first: 0, current: 0 };
    expect(refused(drawn)).toMatch(/more is drawn/);
  });

  test('KBY-4.4 impossible: a returned card in a hand while others are still undrawn', () => {
    expect(refused({ hands: ['', 'obelisk_1'], known: { 1: { obelisk_1: [0] } } })).toMatch(/too early/);
    const late: Drawn = {
      pool: 0,
      queue: '0:orcs_mage',
      hands: ['', 'obelisk_1'],
      known: { 1: { obelisk_1: [0] } },
    };
    expect(() => position(late)).not.toThrow();
  });

  test('KBY-4.6 impossible: a game that goes on after the guard has ended it', () => {
    const drawn: Drawn = { table: ['elves_tower'], streak: 42, current: 3 };
    expect(() => position(drawn)).not.toThrow();
    expect(refused({ ...drawn, streak: 43 })).toMatch(/guard/);
    expect(refused({ ...drawn, streak: 40, current: 0 })).toMatch(/guard/);
    expect(() => position({ streak: 43, current: 3 })).not.toThrow();
  });

  test('KBY-4.6 impossible: more turns of returns than cards under the deck', () => {
    const drawn: Drawn = { table: ['elves_tower'], streak: 5 };
    expect(() => position(drawn)).not.toThrow();
    expect(refused(drawn, { streak: 9 })).toMatch(/turns of returns/);
  });

  test('KBY-7.2 impossible: a hand that is full again after a last turn, or short before it', () => {
    const ending: Drawn = { pool: 0, ending: true, current: 2 };
    const five = 'obelisk_1 obelisk_1 obelisk_2 obelisk_2 obelisk_3';
    const full = 'elves_tower elves_tower elves_fortress elves_fortress dwarves_tower dwarves_tower';
    const rest = ['orcs_tower orcs_tower orcs_archer orcs_archer orcs_archer orcs_mage', full];
    const hands = (first: string, second: string) => ({
      ...ending,
      shortHands: true,
      hands: [first, second, ...rest],
    });
    const sixth = `${five} obelisk_3`;
    const other = 'undead_tower undead_tower undead_archer undead_archer undead_archer';
    // Seat 0 drew the last card, seat 1 has played its last one.
    expect(() => position(hands(sixth, other))).not.toThrow();
    expect(refused(hands(five, `${other} undead_mage`))).toMatch(/drawn after the last card/);
    expect(refused(hands(sixth, 'undead_tower undead_archer'))).toMatch(/not full/);
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
