import {
  BadInput,
  choicesOf,
  fastRng,
  openMatch,
  recordOf,
  rngDealer,
  settle,
  viewOf,
} from '@four-crowns/core';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { kingsBounty } from '../src/index.ts';
import { legalActions, play, pointsOf, saved, seen } from './playing.ts';
import { position } from './position.ts';
import type { Action } from '../src/actions.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import type { Options } from '../src/options.ts';

const PLAIN = { expert: false, extraRound: true, guard: 10, removed: 'random', values: {} };

/** The place a bad option is refused at. */
function refusedAt(options: unknown, seats = 2): string {
  try {
    kingsBounty.parseOptions(options, seats);
  } catch (e) {
    if (e instanceof BadInput) return e.where;
    throw e;
  }
  return 'taken';
}

describe('options', () => {
  test('KBY-8.1 expert: off by default; on, each seat has a private title', () => {
    expect(kingsBounty.parseOptions({}, 2)).toEqual(PLAIN);
    expect(kingsBounty.parseOptions(undefined, 5)).toEqual(PLAIN);
    for (const expert of [false, true]) {
      const m = openMatch(kingsBounty, 'x', kingsBounty.parseOptions({ expert }, 3), 3);
      settle(m, rngDealer(fastRng(1)));
      const titles = saved(m.state).privateTitles;
      expect(titles.filter((t) => t !== null)).toHaveLength(expert ? 3 : 0);
    }
  });

  test('KBY-8.2 one more round: a switch', () => {
    expect(kingsBounty.parseOptions({ extraRound: false }, 2)).toEqual({ ...PLAIN, extraRound: false });
    expect(refusedAt({ extraRound: 1 })).toBe('options.extraRound');
  });

  test('KBY-8.3 guard: 0, 10 or 20 rounds', () => {
    for (const guard of [0, 10, 20]) expect(kingsBounty.parseOptions({ guard }, 2)).toMatchObject({ guard });
    for (const guard of [1, 3, -10, 2.5, '10']) expect(refusedAt({ guard })).toBe('options.guard');
  });

  test('KBY-8.4 nations: as many as the number of players demands, different, never humans', () => {
    expect(kingsBounty.parseOptions({ removed: ['orcs', 'elves'] }, 2)).toMatchObject({
      removed: ['orcs', 'elves'],
    });
    expect(kingsBounty.parseOptions({ removed: ['orcs'] }, 3)).toMatchObject({ removed: ['orcs'] });
    expect(kingsBounty.parseOptions({ removed: [] }, 4)).toMatchObject({ removed: [] });
    expect(refusedAt({ removed: ['orcs'] }, 2)).toBe('options.removed');
    expect(refusedAt({ removed: ['orcs'] }, 4)).toBe('options.removed');
    expect(refusedAt({ removed: ['orcs', 'orcs'] }, 2)).toBe('options.removed');
    expect(refusedAt({ removed: ['orcs', 'humans'] }, 2)).toBe('options.removed[1]');
    expect(refusedAt({ removed: ['trolls'] }, 3)).toBe('options.removed[0]');
  });

  test('KBY-8.4 nations: named ones are out before the first card', () => {
    const s = kingsBounty.rules.start(kingsBounty.parseOptions({ removed: ['orcs', 'elves'] }, 2), 2);
    expect(saved(s)).toMatchObject({ stage: 'titles', removed: ['elves', 'orcs'] });
  });

  test('KBY-8.5 values: whole numbers from -20 to 20 override the house values', () => {
    const values = { keeper_of_secrets: -20, emperor: 20, tower_builder: 0 };
    const options = kingsBounty.parseOptions({ values }, 4);
    expect(options.values).toEqual(values);
    const s = position({ options: { values }, table: ['elves_tower obelisk_1'] });
    expect(pointsOf(s, 'keeper_of_secrets')).toEqual([-20, 0, 0, 0]);
    expect(pointsOf(s, 'emperor')).toEqual([20, 0, 0, 0]);
    expect(pointsOf(s, 'tower_builder')).toEqual([0, 0, 0, 0]);
    expect(pointsOf(s, 'great_architect')).toEqual([7, 0, 0, 0]);
    expect(seen(s, 'table').standings[0]).toMatchObject({ title: 'emperor', value: 20 });
    expect(refusedAt({ values: { emperor: 21 } })).toBe('options.values.emperor');
    expect(refusedAt({ values: { emperor: 1.5 } })).toBe('options.values.emperor');
    expect(refusedAt({ values: { emperor: '7' } })).toBe('options.values.emperor');
    expect(refusedAt({ values: { duke: 7 } })).toBe('options.values.duke');
    expect(refusedAt({ values: JSON.parse('{"__proto__": 7}') as unknown })).toBe('options.values.__proto__');
    expect(refusedAt({ values: [] })).toBe('options.values');
  });

  test('KBY-8.5 values: the record keeps them', () => {
    const m = openMatch(kingsBounty, 'x', kingsBounty.parseOptions({ values: { vandal: -5 } }, 2), 2);
    expect(recordOf(m).options).toMatchObject({ values: { vandal: -5 } });
  });

  test('options: unknown names are refused by name', () => {
    expect(refusedAt({ speed: 1 })).toBe('options.speed');
    expect(refusedAt(7)).toBe('options');
  });

  test('options: a start never depends on chance', () => {
    const s = kingsBounty.rules.start(kingsBounty.parseOptions({}, 5), 5);
    expect(saved(s).stage).toBe('titles');
    expect(saved(play(s, legalActions(s)[0]!).state).openTitles).toEqual(['emperor']);
  });
});

test('a match keeps the types of its game', () => {
  const m = openMatch(kingsBounty, 'types', kingsBounty.parseOptions({}, 3), 3);
  expectTypeOf(m.state).toEqualTypeOf<State>();
  expectTypeOf(m.options).toEqualTypeOf<Options>();
  expectTypeOf(viewOf(m, 0)).toEqualTypeOf<View>();
  expectTypeOf(choicesOf(m, 0)).toEqualTypeOf<Action[]>();
});
