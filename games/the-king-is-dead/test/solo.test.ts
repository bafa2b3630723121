import { describe, expect, test } from 'vitest';
import type { Card, Region } from '../src/data.ts';
import { REGIONS } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import type { State } from '../src/index.ts';
import { askedIn, at, play, refusal, saved, ways } from './playing.ts';
import type { Played } from './playing.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

/** The human has passed and the Saxons turn up `card`. */
function saxons(card: Card, drawn: Drawn): Played {
  return play(position({ seats: 1, ...drawn }), 'pass', { type: 'deal-card', card });
}

/** Decides regions so that only these are left, in this order. */
function left(...open: readonly Region[]): Pick<Drawn, 'results' | 'slots'> {
  const gone = REGIONS.filter((region) => !open.includes(region));
  const results = Object.fromEntries(
    gone.map((region, i) => [region, i % 2 === 0 ? 'scottish' : 'welsh']),
  ) as never;
  return { results, slots: [...gone, ...open] };
}

const effectsOf = ({ events }: Played): string[] =>
  events.flatMap((e) => ('by' in e && e.by === 'saxons' ? [e.type] : []));

describe('the course of the game', () => {
  test('TKD-10.1 set-up: a court, a disc and the eight basic cards for the Saxons', () => {
    const s = position({ seats: 1, map: { moray: 'S' } });
    expect(saved(s).courts).toHaveLength(2);
    expect(saved(s).hands[1]).toHaveLength(8);
    expect(saved(s).ownDiscs).toEqual([true, true]);
    expect(theKingIsDead.view(s, 0).hands[1]).toHaveLength(8);
  });

  test('TKD-10.2 course: any number of cards, then a pass, one Saxon card, the struggle, and on', () => {
    const s = position({ seats: 1, map: { moray: 'SSW', devon: 'EE' } });
    const acted = play(s, 'manoeuvre', 'swap moray S devon E', 'summon moray S').state;
    expect(askedIn(acted)).toBe(0);
    const { state, events } = play(acted, 'pass', { type: 'deal-card', card: 'english_support' });
    expect(events[0]).toEqual({ type: 'pass', seat: 0 });
    expect(events[1]).toEqual({ type: 'play', by: 'saxons', seat: 0, card: 'english_support' });
    expect(saved(state).piles[1]).toEqual(['english_support']);
  });

  test('TKD-10.2 course: one Saxon card a struggle, and the dealer draws Assemble twice as often', () => {
    const s = play(position({ seats: 1, map: { moray: 'S' } }), 'pass').state;
    expect(ways(s)).toHaveLength(7);
    expect([2, 3, 4].map((kind) => theKingIsDead.rules.weight(s, kind))).toEqual([1, 2, 1]);
  });

  test('TKD-10.11 end: an invasion is a defeat whatever the courts hold', () => {
    const drawn = {
      seats: 1,
      stage: 'over',
      courts: ['SSWWEE', ''],
      results: { moray: 'unstable', devon: 'unstable', essex: 'unstable' },
    } as const;
    expect(theKingIsDead.outcome(position(drawn))).toMatchObject({
      places: [[], [0]],
      decidedBy: 'invasion_alone',
    });
    const out = new Float64Array(1);
    theKingIsDead.rules.payoffs(position(drawn), out);
    expect([...out]).toEqual([0]);
  });

  test('TKD-10.11 end: a coronation by the usual comparison, the last tie-break for a human done with all cards', () => {
    const all: readonly Card[] = [
      'scottish_support',
      'welsh_support',
      'english_support',
      'assemble',
      'assemble',
      'negotiate',
      'manoeuvre',
      'outmanoeuvre',
    ];
    const results = Object.fromEntries(REGIONS.map((r, i) => [r, i < 5 ? 'scottish' : 'welsh'])) as never;
    const over = (courts: string[], piles: Card[][]): ReturnType<typeof theKingIsDead.outcome> =>
      theKingIsDead.outcome(position({ seats: 1, stage: 'over', results, courts, piles }));
    expect(over(['SS', 'S'], [[], [...all]])).toMatchObject({
      places: [[0]],
      decidedBy: 'coronation_strongest',
    });
    expect(over(['S', 'SS'], [[], [...all]])).toMatchObject({
      places: [[], [0]],
      decidedBy: 'coronation_strongest',
    });
    expect(over(['SW', 'SW'], [[...all], [...all]])).toMatchObject({
      places: [[0]],
      decidedBy: 'coronation_all_played',
    });
    expect(over(['SW', 'SW'], [all.slice(1), [...all]])).toMatchObject({
      places: [[], [0]],
      decidedBy: 'coronation_all_played',
    });
  });

  test('TKD-10.12 easier: the next Saxon card lies open', () => {
    const options = { saxonDeckOpen: true };
    const s = position({ seats: 1, options, saxonTop: 'welsh_support', map: { moray: 'SS', warwick: 'E' } });
    expect(theKingIsDead.view(s, 0).saxonTop).toBe('welsh_support');
    const { events } = play(s, 'pass');
    expect(events[1]).toEqual({ type: 'play', by: 'saxons', seat: 0, card: 'welsh_support' });
  });
});

describe('the four keys', () => {
  test('TKD-10.3 results: one or none leaves no choice', () => {
    const none = saxons('manoeuvre', { map: { moray: 'SW' }, ...left('moray', 'devon') });
    expect(effectsOf(none).slice(0, 2)).toEqual(['play', 'no-effect']);
    const one = saxons('scottish_support', {
      map: { moray: 'S' },
      ...left('moray', 'strathclyde'),
      results: Object.fromEntries(
        ['lancaster', 'northumbria', 'gwynedd', 'warwick', 'essex', 'devon'].map((r) => [r, 'welsh']),
      ),
    });
    expect(at(one.state, 'strathclyde')).toBe('SS');
  });

  test('TKD-10.4 first key: the majority in the contested region is settled', () => {
    // Warwick is contested with two English too many; English Support elsewhere, Welsh Support can level it.
    const drawn = {
      map: { warwick: 'EE', devon: 'SW', gwynedd: 'SW' },
      ...left('warwick', 'devon', 'gwynedd'),
      results: {
        moray: 'scottish',
        strathclyde: 'english',
        lancaster: 'english',
        northumbria: 'scottish',
        essex: 'unstable',
      } as const,
    };
    const { events } = saxons('welsh_support', {
      ...drawn,
      slots: ['moray', 'strathclyde', 'lancaster', 'northumbria', 'essex', 'warwick', 'devon', 'gwynedd'],
    });
    expect(events).toContainEqual({
      type: 'place',
      by: 'saxons',
      seat: 0,
      region: 'warwick',
      followers: 'welsh_welsh',
    });
  });

  test('TKD-10.4 first key: a margin of one is as good for a card, where there was one before', () => {
    // EEE becomes EEEWW: the margin falls to 1, which settles it; Devon would rise.
    const slots = [
      'moray',
      'strathclyde',
      'lancaster',
      'northumbria',
      'essex',
      'warwick',
      'devon',
      'gwynedd',
    ] as const;
    const results = {
      moray: 'scottish',
      strathclyde: 'english',
      lancaster: 'english',
      northumbria: 'scottish',
      essex: 'unstable',
    } as const;
    const { events } = saxons('welsh_support', {
      map: { warwick: 'EEE', devon: 'SS', gwynedd: 'S' },
      slots,
      results,
    });
    // Both levelling Devon (its margin falls) and touching Warwick settle nothing alike: only Warwick settles C.
    expect(events).toContainEqual({
      type: 'place',
      by: 'saxons',
      seat: 0,
      region: 'warwick',
      followers: 'welsh_welsh',
    });
  });

  test('TKD-10.4 first key: a summons has to level the contested region', () => {
    // After the Saxon card nothing but the summons matters: EEW in Moray, taking E levels it.
    const { events } = saxons('manoeuvre', { map: { moray: 'EEW' }, ...left('moray', 'devon') });
    expect(events).toContainEqual({
      type: 'summon',
      by: 'saxons',
      seat: 0,
      region: 'moray',
      faction: 'english',
    });
  });

  test('TKD-10.5 second key: decides between two regions on a drawn position', () => {
    const drawn = {
      map: { moray: 'SW', devon: 'WW', warwick: 'SS' },
      slots: ['lancaster', 'northumbria', 'essex', 'strathclyde', 'moray', 'devon', 'warwick', 'gwynedd'],
      results: { lancaster: 'welsh', northumbria: 'scottish', essex: 'english', strathclyde: 'unstable' },
    } as const;
    const { events } = saxons('english_support', drawn);
    expect(events).toContainEqual({
      type: 'place',
      by: 'saxons',
      seat: 0,
      region: 'devon',
      followers: 'english_english',
    });
    const later = saxons('english_support', {
      ...drawn,
      slots: ['lancaster', 'northumbria', 'essex', 'strathclyde', 'moray', 'warwick', 'devon', 'gwynedd'],
    });
    expect(later.events).toContainEqual({
      type: 'place',
      by: 'saxons',
      seat: 0,
      region: 'warwick',
      followers: 'english_english',
    });
  });

  test('TKD-12.4 second key: the contested region stands in front if nothing settles it; by a switch never', () => {
    const drawn = {
      map: { warwick: 'SSSSS', devon: 'WW', gwynedd: 'S' },
      slots: ['lancaster', 'northumbria', 'essex', 'strathclyde', 'moray', 'warwick', 'devon', 'gwynedd'],
      results: {
        lancaster: 'welsh',
        northumbria: 'scottish',
        essex: 'english',
        strathclyde: 'unstable',
        moray: 'unstable',
      },
    } as const;
    expect(saxons('english_support', drawn).events).toContainEqual({
      type: 'place',
      by: 'saxons',
      seat: 0,
      region: 'warwick',
      followers: 'english_english',
    });
    const off = saxons('english_support', { ...drawn, options: { saxonContestedFirst: false } });
    expect(off.events).toContainEqual({
      type: 'place',
      by: 'saxons',
      seat: 0,
      region: 'devon',
      followers: 'english_english',
    });
  });

  test('TKD-10.6 third key: no margin rises', () => {
    // Nothing can fall: two Welsh in Devon (WW E E -> rises) or in Warwick (SS EE stays tied).
    const { events } = saxons('welsh_support', {
      map: { moray: 'SW', lancaster: 'S', warwick: 'SSEE', devon: 'W' },
      slots: ['strathclyde', 'northumbria', 'essex', 'gwynedd', 'moray', 'devon', 'warwick', 'lancaster'],
      results: { strathclyde: 'english', northumbria: 'scottish', essex: 'welsh', gwynedd: 'unstable' },
    });
    expect(events).toContainEqual({
      type: 'place',
      by: 'saxons',
      seat: 0,
      region: 'warwick',
      followers: 'welsh_welsh',
    });
  });

  test('TKD-10.7 fourth key: the region nearest to its struggle, by a switch the human chooses (TKD-12.4)', () => {
    const drawn = {
      map: { moray: 'SW', lancaster: 'S' },
      slots: ['strathclyde', 'northumbria', 'essex', 'gwynedd', 'moray', 'devon', 'warwick', 'lancaster'],
      results: { strathclyde: 'english', northumbria: 'scottish', essex: 'welsh', gwynedd: 'unstable' },
    } as const;
    expect(saxons('welsh_support', drawn).events).toContainEqual({
      type: 'place',
      by: 'saxons',
      seat: 0,
      region: 'devon',
      followers: 'welsh_welsh',
    });
    const { state } = saxons('welsh_support', { ...drawn, options: { saxonFourthStep: false } });
    expect(ways(state)).toEqual(['place WW warwick', 'place WW devon']);
  });
});

describe('ties and negotiations', () => {
  const tie = (): State =>
    saxons('manoeuvre', { map: { moray: 'SS', devon: 'WE', essex: 'S' }, ...left('moray', 'devon', 'essex') })
      .state;

  test('TKD-10.8 ties: the human chooses among the equal results and no others', () => {
    const s = tie();
    expect(saved(s).stage).toBe('saxon-effect');
    expect(ways(s)).toEqual(['swap moray S devon W', 'swap moray S devon E']);
    expect(refusal(s, 'swap moray S essex S')).toEqual({ rule: 'TKD-10.8', facts: {} });
    expect(refusal(s, 'pass')).toEqual({ rule: 'TKD-2.6', facts: { step: 'saxon_effect' } });
    const { events } = play(s, ways(s)[0]!);
    expect(events[0]).toMatchObject({ type: 'swap', by: 'saxons' });
  });

  test('TKD-10.8 ties: a whole Assemble is one result', () => {
    const { state } = saxons('assemble', { map: { moray: 'EE' }, ...left('moray', 'devon') });
    expect(ways(state)).toEqual(['each moray devon devon', 'each devon moray devon']);
    expect(at(play(state, 'each devon moray devon').state, 'devon')).toBe('SE');
  });

  test('TKD-10.9 Negotiate: the contested card with the smallest margin, of equal ones the first', () => {
    const map = { moray: 'SSS', lancaster: 'WW', essex: 'W', devon: 'E' } as const;
    const { state, events } = saxons('negotiate', { map, ...left('moray', 'lancaster', 'essex', 'devon') });
    expect(events).toContainEqual({
      type: 'negotiate',
      by: 'saxons',
      seat: 0,
      a: 'moray',
      b: 'essex',
      disc: 'moray',
    });
    expect(saved(state).slots.slice(4)).toEqual(['essex', 'lancaster', 'moray', 'devon']);
    expect(saved(state).ownDiscs).toEqual([true, false]);
  });

  test('TKD-10.9 Negotiate: a tied region counts as margin nought; a card with a disc is passed over', () => {
    const map = { moray: 'SSS', lancaster: 'WW', essex: 'W', devon: 'WE' } as const;
    const drawn = {
      map,
      ...left('moray', 'lancaster', 'essex', 'devon'),
      cardDiscs: ['moray'] as const,
      discGone: [0],
    };
    expect(saxons('negotiate', drawn).events).toContainEqual({
      type: 'negotiate',
      by: 'saxons',
      seat: 0,
      a: 'lancaster',
      b: 'devon',
      disc: 'lancaster',
    });
  });

  test('TKD-10.9 Negotiate: fewer than two free cards, no effect', () => {
    const drawn = {
      map: { moray: 'S', devon: 'W' },
      ...left('moray', 'devon'),
      cardDiscs: ['moray'] as const,
      discGone: [0],
    };
    expect(effectsOf(saxons('negotiate', drawn)).slice(0, 2)).toEqual(['play', 'no-effect']);
  });

  test('TKD-10.10 summons: by the same keys, in the order after Negotiate', () => {
    const map = { moray: 'SSS', essex: 'WWE' } as const;
    const { events } = saxons('negotiate', { map, ...left('moray', 'essex') });
    expect(events).toContainEqual({
      type: 'summon',
      by: 'saxons',
      seat: 0,
      region: 'essex',
      faction: 'welsh',
    });
  });

  test('TKD-10.10 summons: equal ones go to the human, an empty map has none', () => {
    const { state } = saxons('manoeuvre', { map: { moray: 'SWE' }, ...left('moray', 'devon') });
    expect(saved(state).stage).toBe('saxon-summon');
    expect(ways(state)).toEqual(['summon moray S', 'summon moray W', 'summon moray E']);
    expect(refusal(state, 'summon devon S')).toEqual({ rule: 'TKD-10.8', facts: {} });
    expect(refusal(state, 'pass')).toEqual({ rule: 'TKD-2.6', facts: { step: 'saxon_summon' } });
    const empty = saxons('manoeuvre', { map: {}, ...left('moray', 'devon') });
    expect(empty.events).toContainEqual({ type: 'no-summon', by: 'saxons', seat: 0 });
  });
});
