import { DEALER, fastRng } from '@four-crowns/core';
import { describe, expect, test } from 'vitest';
import { CARDS, FACTIONS, NEAR, REGIONS } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { Event, Options, State } from '../src/index.ts';
import { askedIn, legalActions, saved } from './playing.ts';

/** Dealt to the first question. */
function dealt(seats: number, options: Partial<Options> = {}, seed = 1): { state: State; events: Event[] } {
  const rng = fastRng(seed);
  const state = theKingIsDead.rules.start(theKingIsDead.parseOptions(options, seats), seats);
  const events: Event[] = [];
  while (askedIn(state) === DEALER) {
    const actions = legalActions(state);
    const action = actions[rng.below(actions.length)]!;
    theKingIsDead.rules.apply(state, DEALER, theKingIsDead.encode(state, DEALER, action)!, events);
    theKingIsDead.check(state);
  }
  return { state, events };
}

const total = (counts: { readonly [f: string]: number }): number =>
  Object.values(counts).reduce((a, b) => a + b, 0);

describe('numbers', () => {
  const supplies = [
    [1, 12, 2],
    [2, 12, 2],
    [3, 16, 3],
    [4, 14, 4],
  ] as const;
  test.each(supplies)(
    'TKD-1.4 %i players: two followers a court, four a region, %i in the supply',
    (seats, supply, courts) => {
      const { state } = dealt(seats);
      const table = saved(state);
      expect(Object.values(table.map).map(total)).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
      expect(table.courts.map(total)).toEqual(Array.from({ length: courts }, () => 2));
      expect(total(table.supply)).toBe(supply);
    },
  );

  const invaded = [
    [2, 14],
    [3, 18],
    [4, 16],
  ] as const;
  test.each(invaded)(
    'TKD-11.1 %i players with Vikings: one each in Strathclyde and Devon, %i followers in the supply',
    (seats, supply) => {
      const table = saved(dealt(seats, { vikings: true }).state);
      expect([table.map.strathclyde.viking, table.map.devon.viking]).toEqual([1, 1]);
      expect(Object.values(table.map).map(total)).toEqual([4, 4, 4, 4, 4, 4, 4, 4]);
      expect(total(table.supply) - table.supply.viking).toBe(supply);
      expect(table.supply.viking).toBe(8);
    },
  );

  test('TKD-1.3 homes: two followers of each faction before anything is drawn; 16 each for two players', () => {
    const start = saved(theKingIsDead.rules.start(theKingIsDead.parseOptions({}, 2), 2));
    expect([start.map.moray.scottish, start.map.gwynedd.welsh, start.map.essex.english]).toEqual([2, 2, 2]);
    expect(start.supply).toEqual({ scottish: 14, welsh: 14, english: 14, viking: 0 });
    expect(saved(theKingIsDead.rules.start(theKingIsDead.parseOptions({}, 3), 3)).supply.welsh).toBe(16);
  });

  test('TKD-1.1 nothing is decided when the game begins', () => {
    const { state } = dealt(2);
    expect(Object.values(saved(state).results)).toEqual(REGIONS.map(() => null));
    expect(theKingIsDead.outcome(state)).toBeUndefined();
  });
});

test('TKD-1.2 map: thirteen borders', () => {
  const borders = REGIONS.flatMap((a, i) =>
    REGIONS.filter((_, j) => j > i && (NEAR[i]! >> j) & 1).map((b) => `${a} ${b}`),
  );
  expect(borders).toEqual([
    'moray strathclyde',
    'strathclyde lancaster',
    'strathclyde northumbria',
    'lancaster northumbria',
    'lancaster gwynedd',
    'lancaster warwick',
    'northumbria warwick',
    'northumbria essex',
    'gwynedd warwick',
    'gwynedd devon',
    'warwick essex',
    'warwick devon',
    'essex devon',
  ]);
});

test('TKD-1.5 discs: one of negotiation each, spare ones in the box', () => {
  expect(saved(dealt(3).state)).toMatchObject({ ownDiscs: [true, true, true], spareDiscs: 1, cardDiscs: [] });
  expect(saved(dealt(4).state).spareDiscs).toBe(0);
});

test('TKD-1.6 cards: the same eight for everybody', () => {
  const basic = [...CARDS.slice(0, 4), 'assemble', ...CARDS.slice(4, 7)];
  expect(saved(dealt(3).state).hands).toEqual([basic, basic, basic]);
});

test('TKD-1.7 slots: every region once, in the order of the deal', () => {
  const { state, events } = dealt(2, {}, 7);
  const slots = events.flatMap((e) => (e.type === 'slot' ? [e.region] : []));
  expect(saved(state).slots).toEqual(slots);
  expect(slots.toSorted()).toEqual([...REGIONS].toSorted());
});

test('TKD-1.8 first player: by chance, or as the table says (TKD-12.6)', () => {
  const firsts = new Set(Array.from({ length: 20 }, (_, seed) => saved(dealt(3, {}, seed).state).first));
  expect(firsts).toEqual(new Set([0, 1, 2]));
});

test('TKD-12.6 first player: named by the table', () => {
  const { state, events } = dealt(3, { first: 2 });
  expect(saved(state)).toMatchObject({ first: 2, current: 2 });
  expect(events.some((e) => e.type === 'first-player')).toBe(false);
});

test('TKD-1.9 chance: every follower of the bag has its chance', () => {
  const state = theKingIsDead.rules.start(theKingIsDead.parseOptions({}, 2), 2);
  expect([0, 1, 2].map((f) => theKingIsDead.rules.weight(state, f))).toEqual([14, 14, 14]);
  expect(legalActions(state)).toEqual(
    FACTIONS.slice(0, 3).map((faction) => ({ type: 'deal-follower', faction })),
  );
});

describe('the advanced game', () => {
  const unseenCards = [
    [2, 6],
    [3, 3],
    [4, 0],
  ] as const;
  test.each(unseenCards)(
    'TKD-8.1 %i players: three cunning cards each, %i unseen, no Supports',
    (seats, unseen) => {
      const { state, events } = dealt(seats, { advanced: true });
      const table = saved(state);
      for (const hand of table.hands) {
        expect(hand).toHaveLength(8);
        expect(hand.filter((card) => CARDS.indexOf(card) >= 7)).toHaveLength(3);
        expect(hand.some((card) => card.endsWith('support'))).toBe(false);
      }
      expect(table.pool).toHaveLength(unseen);
      const secrets = events.flatMap((e) => (e.type === 'cunning' ? [e.secret.to] : []));
      expect(secrets).toHaveLength(3 * seats);
      expect(secrets[0]).toBe(1);
    },
  );

  test('TKD-2.7 hidden: a seat sees its own hand only, the table none', () => {
    const { state } = dealt(3, { advanced: true });
    expect(theKingIsDead.view(state, 1).hands.map((hand) => hand !== null)).toEqual([false, true, false]);
    expect(theKingIsDead.view(state, 'table').hands).toEqual([null, null, null]);
    expect(theKingIsDead.view(state, 1).handSizes).toEqual([8, 8, 8]);
    expect(JSON.stringify(theKingIsDead.view(state, 1))).not.toContain('pool');
  });
});
