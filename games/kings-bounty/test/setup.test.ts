import { DEALER, fastRng } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { CARDS, COPIES, HOUSE_VALUES, NATIONS, strengthOf, TITLES } from '../src/data.ts';
import { kingsBounty } from '../src/index.ts';
import type { Options, State } from '../src/index.ts';
import { askedIn, legalActions, play, saved, seen } from './playing.ts';
import { position } from './position.ts';

/** Plays dealer steps until a seat is asked. */
function dealt(options: Partial<Options>, seats: number, seed: number): State {
  const rng = fastRng(seed);
  let s = kingsBounty.rules.start(kingsBounty.parseOptions(options, seats), seats);
  while (askedIn(s) === DEALER) {
    const actions = legalActions(s);
    s = play(s, actions[rng.below(actions.length)]!).state;
  }
  return s;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

describe('the box', () => {
  test('KBY-1.1 goal: titles and obelisks make the score sheet, castles bring nothing', () => {
    const s = position({ table: ['elves_tower elves_citadel', 'obelisk_1'] });
    expect(kingsBounty.scores(s, 'table').map((line) => line.label)).toEqual([
      ...saved(s).openTitles,
      'obelisks',
    ]);
  });

  test('KBY-1.2 cards: 48 units, 24 castles, 12 obelisks with their strengths', () => {
    const number = (pattern: RegExp): number =>
      sum(CARDS.map((card, kind) => (pattern.test(card) ? COPIES[kind]! : 0)));
    expect(sum(COPIES)).toBe(84);
    expect(number(/tower|fortress|citadel/)).toBe(24);
    expect(number(/obelisk/)).toBe(12);
    for (const nation of NATIONS) {
      const of = (type: string): number => number(new RegExp(`^${nation}_${type}`));
      expect(['archer', 'warrior', 'mage', 'hero', 'monster'].map(of)).toEqual(
        nation === 'humans' ? [4, 3, 3, 1, 1] : [3, 2, 2, 1, 1],
      );
      expect(['tower', 'fortress', 'citadel'].map(of)).toEqual(nation === 'humans' ? [0, 0, 0] : [2, 2, 2]);
    }
    const strengths = {
      tower: 1,
      fortress: 2,
      citadel: 3,
      archer: 2,
      warrior: 3,
      mage: 4,
      hero: 0,
      monster: 0,
    };
    CARDS.forEach((card, kind) => {
      const [, type = ''] = card.split('_');
      expect(strengthOf(kind), `card ${card}`).toBe(
        strengths[type as keyof typeof strengths] ?? Number(type),
      );
    });
  });

  test('KBY-1.3 titles: 21, of which six different ones lie open', () => {
    expect(TITLES).toHaveLength(21);
    for (let seed = 1; seed <= 20; seed++) {
      const { openTitles } = saved(dealt({}, 4, seed));
      expect(new Set(openTitles).size).toBe(6);
    }
  });
});

describe('the deal', () => {
  test.each([
    [2, 48, 17],
    [3, 66, 19],
    [4, 84, 21],
    [5, 84, 21],
  ])('KBY-1.4 players: %i play with %i cards and %i titles', (seats, cards, titles) => {
    const s = dealt({}, seats, seats);
    const { removed } = saved(s);
    expect(removed).toHaveLength(seats === 2 ? 2 : seats === 3 ? 1 : 0);
    expect(seen(s, 'all').deck + 6 * seats).toBe(cards);
    let laying = kingsBounty.rules.start(kingsBounty.parseOptions({}, seats), seats);
    while (saved(laying).stage === 'nations') laying = play(laying, legalActions(laying)[0]!).state;
    expect(legalActions(laying)).toHaveLength(titles);
  });

  test('KBY-1.4 nations: a removed nation takes its units, castles and two titles along', () => {
    const start = kingsBounty.rules.start(kingsBounty.parseOptions({ removed: ['undead', 'elves'] }, 2), 2);
    const titles = legalActions(start).flatMap((a) => (a.type === 'lay-title' ? [a.title] : []));
    expect(TITLES.filter((title) => !titles.includes(title))).toEqual([
      'king_of_the_elves',
      'lord_of_the_dead',
      'prince_of_the_elves',
      'prince_of_the_undead',
    ]);
    let s = start;
    while (saved(s).stage !== 'hands') s = play(s, legalActions(s)[0]!).state;
    const kinds = legalActions(s).flatMap((a) => (a.type === 'deal' ? [a.card] : []));
    expect(kinds.filter((card) => /undead|elves/.test(card))).toEqual([]);
    expect(kinds).toHaveLength(2 * 8 + 5 + 3);
    const weights = kinds
      .filter((c) => c.startsWith('obelisk'))
      .map((c) => kingsBounty.rules.weight(s, CARDS.indexOf(c)));
    expect(weights).toEqual([2, 2, 2]);
  });

  test('KBY-1.4 nations: any two of the four may go, humans never', () => {
    const start = kingsBounty.rules.start(kingsBounty.parseOptions({}, 2), 2);
    expect(legalActions(start)).toEqual(
      ['elves', 'dwarves', 'undead', 'orcs'].map((nation) => ({ type: 'remove-nation', nation })),
    );
    const { state } = play(start, { type: 'remove-nation', nation: 'dwarves' });
    expect(legalActions(state)).toHaveLength(3);
    expect(kingsBounty.parseAction({ type: 'remove-nation', nation: 'humans' })).toBeUndefined();
  });

  test('KBY-1.5 hands: six cards each, seen by their owner alone', () => {
    const s = dealt({}, 3, 7);
    const view = seen(s, 1);
    expect(view.handSizes).toEqual([6, 6, 6]);
    expect(view.hands.map((hand) => hand?.length ?? null)).toEqual([null, 6, null]);
    expect(seen(s, 'table').hands).toEqual([null, null, null]);
  });

  test('KBY-1.6 first player: drawn by chance, and the one before holds the last-player card', () => {
    let s = kingsBounty.rules.start(kingsBounty.parseOptions({}, 4), 4);
    while (saved(s).stage !== 'first-player') s = play(s, legalActions(s)[0]!).state;
    expect(legalActions(s)).toHaveLength(4);
    for (let seat = 0; seat < 4; seat++) {
      const { state, events } = play(s, { type: 'choose-first', seat });
      const last = (seat + 3) % 4;
      expect(seen(state, 'table')).toMatchObject({ first: seat, current: seat, last });
      expect(events).toEqual([
        { type: 'first-player', seat },
        { type: 'last-player', seat: last },
      ]);
    }
  });

  test('KBY-1.7 expert: one private title each, seen by its holder alone', () => {
    const s = dealt({ expert: true }, 5, 3);
    const { privateTitles, openTitles } = saved(s);
    expect(new Set([...privateTitles, ...openTitles]).size).toBe(11);
    expect(seen(s, 2).privateTitles).toEqual([null, null, privateTitles[2], null, null]);
    expect(seen(s, 'table').privateTitles).toEqual([null, null, null, null, null]);
    expect(legalActions(s).filter((a) => 'title' in a)).toEqual([]);
  });

  test('KBY-1.8 chance: a card is as likely as it has copies left, all else is even', () => {
    let s = kingsBounty.rules.start(kingsBounty.parseOptions({}, 4), 4);
    const weights = (): number[] =>
      legalActions(s).map((a) => kingsBounty.rules.weight(s, kingsBounty.encode(s, DEALER, a)!));
    expect(weights()).toEqual(Array.from({ length: 21 }, () => 1));
    while (saved(s).stage !== 'hands') s = play(s, legalActions(s)[0]!).state;
    expect(weights()).toEqual([...COPIES]);
  });

  test('KBY-1.9 open: table, discards, sizes and who returned how much are in every view', () => {
    const s = position({
      table: ['elves_tower+humans_mage', 'obelisk_2'],
      queue: '1:orcs_mage 2:orcs_archer',
      discard: 'orcs_hero',
    });
    for (const viewer of [0, 3, 'table'] as const) {
      expect(seen(s, viewer)).toMatchObject({
        table: [[{ holding: 'elves_tower', garrison: 'humans_mage' }], [{ holding: 'obelisk_2' }], [], []],
        discard: { orcs_hero: 1 },
        handSizes: [6, 6, 6, 6],
        queue: [
          { seat: 1, card: null },
          { seat: 2, card: null },
        ],
      });
    }
  });

  test('KBY-8.5 values: every title has one, and the penalties are below zero', () => {
    expect(Object.keys(HOUSE_VALUES)).toEqual([...TITLES]);
    expect(Object.values(HOUSE_VALUES).toSorted((a, b) => a - b)).toEqual([
      -3, -3, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7,
    ]);
  });
});
