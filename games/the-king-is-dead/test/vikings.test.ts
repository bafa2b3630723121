import { describe, expect, test } from 'vitest';
import type { Card } from '../src/data.ts';
import { theKingIsDead } from '../src/index.ts';
import { at, play, playing, refusal, saved, ways } from './playing.ts';
import { position } from './position.ts';
import type { Drawn } from './position.ts';

const vikings = { vikings: true } as const;

function fought(drawn: Drawn): ReturnType<typeof play> {
  return play(
    position({ options: vikings, ...drawn }),
    ...Array.from({ length: drawn.seats ?? 2 }, () => 'pass'),
  );
}

describe('as cubes', () => {
  test('TKD-11.2 never summoned, placed or returned', () => {
    const s = play(
      playing('manoeuvre', { options: vikings, map: { moray: 'V', devon: 'SV' } }),
      'swap moray V devon V',
    ).state;
    expect(ways(s)).toEqual(['summon devon S']);
    const ambush = playing('ambush', {
      options: { ...vikings, advanced: true },
      map: { devon: 'VW' },
      supply: 'W',
    });
    expect(ways(ambush)).toEqual(['exchange devon W -']);
    expect(refusal(ambush, 'exchange devon V -')).toEqual({ rule: 'TKD-11.2', facts: {} });
    expect(refusal(playing('assemble', { options: vikings, map: { devon: 'S' } }), 'place V devon')).toEqual({
      rule: 'TKD-11.2',
      facts: {},
    });
  });

  test('TKD-11.2 with only Vikings on the map nobody is summoned', () => {
    const { events } = play(
      playing('manoeuvre', { options: vikings, map: { moray: 'V', devon: 'V' } }),
      'swap moray V devon V',
    );
    expect(events.at(-1)?.type).toBe('no-summon');
  });

  test('TKD-11.3 moved by swaps and March, as another faction', () => {
    const options = { ...vikings, advanced: true };
    expect(ways(playing('dispute', { options, map: { moray: 'W', devon: 'V' } }))).toEqual([
      'swap moray W devon V',
    ]);
    expect(ways(playing('march', { options, map: { moray: 'SV' } }))).toEqual(['move SV moray strathclyde']);
    expect(ways(playing('influence', { options, map: { moray: 'E', devon: 'SV' } }))).toEqual([
      'swap moray E devon SV',
    ]);
    expect(ways(playing('edict', { options, map: { moray: 'SS', strathclyde: 'VV' } }))).toEqual([
      'swap moray SS strathclyde VV',
    ]);
  });

  test('TKD-12.5 returned by a switch', () => {
    const options = { ...vikings, advanced: true, vikingsReturnable: true };
    expect(ways(playing('ambush', { options, map: { devon: 'VW' }, supply: 'W' }))).toEqual([
      'exchange devon W -',
      'exchange devon V -',
    ]);
    const s = playing('suppress', { options, map: { devon: 'EV' }, supply: 'S' });
    const { state } = play(s, 'exchange devon EV S');
    expect(at(state, 'devon')).toBe('S');
    expect(saved(state).supply.viking).toBe(10);
  });
});

describe('struggles', () => {
  test('TKD-11.4 a tie with them is instability, and they return to their stock', () => {
    const { state } = fought({ map: { moray: 'SSVV' } });
    expect(saved(state).results.moray).toBe('unstable');
    expect(saved(state).supply.viking).toBe(9);
  });

  test('TKD-11.5 arrivals: north to Strathclyde, south to Devon', () => {
    for (const region of ['moray', 'northumbria', 'lancaster', 'gwynedd', 'warwick', 'essex'] as const) {
      const others = [
        'moray',
        'strathclyde',
        'lancaster',
        'northumbria',
        'gwynedd',
        'warwick',
        'essex',
        'devon',
      ].filter((r) => r !== region);
      const { state, events } = fought({ map: { [region]: 'S' }, slots: [region, ...others] as never });
      const landing = ['moray', 'northumbria', 'lancaster'].includes(region) ? 'strathclyde' : 'devon';
      expect(at(state, landing)).toBe('V');
      expect(events.at(-1)).toEqual({ type: 'arrival', region: landing });
    }
  });

  test('TKD-11.5 arrivals: none after Strathclyde or Devon, none into a decided region', () => {
    const slots = [
      'strathclyde',
      'moray',
      'lancaster',
      'northumbria',
      'gwynedd',
      'warwick',
      'essex',
      'devon',
    ] as const;
    const first = fought({ map: { strathclyde: 'S', moray: 'S' }, slots });
    expect(first.events.some((e) => e.type === 'arrival')).toBe(false);
    expect(play(first.state, 'pass', 'pass').events.some((e) => e.type === 'arrival')).toBe(false);
  });

  test('TKD-11.5 arrivals: after instability too, by a switch not (TKD-12.5)', () => {
    expect(at(fought({ map: { devon: 'S' } }).state, 'strathclyde')).toBe('V');
    const off = { ...vikings, vikingsAfterInstability: false };
    expect(at(fought({ options: off, map: { devon: 'S' } }).state, 'strathclyde')).toBe('');
    expect(at(fought({ options: off, map: { moray: 'S' } }).state, 'strathclyde')).toBe('V');
  });

  test('TKD-11.6 a Viking win ends the game without a disc and without an arrival', () => {
    const { state, events } = fought({ map: { moray: 'SVV' }, courts: ['SS', 'WW'] });
    expect(events.map((e) => e.type)).toEqual(['pass', 'pass', 'struggle', 'over']);
    expect(saved(state)).toMatchObject({ ending: 'vikings', supply: { viking: 10 } });
  });
});

describe('the Viking ending', () => {
  const outcome = (drawn: Drawn): ReturnType<typeof theKingIsDead.outcome> =>
    theKingIsDead.outcome(position({ options: vikings, stage: 'over', ...drawn }));
  const won = { moray: 'scottish', essex: 'welsh', devon: 'scottish', gwynedd: 'vikings' } as const;

  test('TKD-11.6 strongest, second, total, latest card', () => {
    expect(outcome({ results: won, courts: ['S', 'WWWEE'] })?.decidedBy).toBe('vikings_strongest');
    expect(outcome({ results: won, courts: ['SW', 'SEEE'] })).toMatchObject({
      places: [[0], [1]],
      decidedBy: 'vikings_second',
    });
    expect(outcome({ results: won, courts: ['SW', 'SWE'] })).toMatchObject({
      places: [[1], [0]],
      decidedBy: 'vikings_total',
    });
    const piles: Card[][] = [['assemble'], ['assemble']];
    expect(outcome({ results: won, courts: ['SW', 'SW'], piles, lastPlayed: [2, 1] })).toMatchObject({
      places: [[0], [1]],
      decidedBy: 'vikings_latest_card',
    });
    expect(outcome({ results: won, courts: ['SW', 'SW'] })?.decidedBy).toBe('vikings_shared');
  });

  test('TKD-11.6 steps without a faction that has won are skipped', () => {
    const first = { moray: 'vikings' } as const;
    expect(outcome({ results: first, courts: ['SS', 'WWW'] })).toMatchObject({
      places: [[1], [0]],
      decidedBy: 'vikings_total',
    });
    const one = { moray: 'english', devon: 'vikings' } as const;
    expect(outcome({ results: one, courts: ['ES', 'EW'] })?.decidedBy).toBe('vikings_shared');
  });

  test('TKD-11.6 on the eighth struggle there is no coronation', () => {
    const results = {
      moray: 'scottish',
      strathclyde: 'welsh',
      lancaster: 'english',
      northumbria: 'scottish',
      gwynedd: 'welsh',
      warwick: 'english',
      essex: 'scottish',
    } as const;
    expect(saved(fought({ results, map: { devon: 'VV' } }).state).ending).toBe('vikings');
  });

  test('TKD-11.6 teams: the best single player, with the partner', () => {
    expect(outcome({ seats: 4, results: won, courts: ['S', 'SS', 'S', ''] })?.places[0]).toEqual([1, 3]);
  });
});
