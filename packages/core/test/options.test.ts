import { describe, expect, expectTypeOf, test } from 'vitest';
import { firstOf, gameOptions, isOpen, refuseClosed } from '../src/index.ts';
import type { More, OptionWords } from '../src/index.ts';

const words = (): { readonly en: OptionWords; readonly ru: OptionWords } => ({
  en: { label: 'Label', help: 'Help' },
  ru: { label: 'Имя', help: 'Справка' },
});

const options = gameOptions(
  'sample',
  {
    expert: { kind: 'switch', default: false, words: words() },
    rounds: { kind: 'choice', values: [3, 5, 7], default: 3, words: words() },
    teams: { kind: 'switch', default: false, seats: [4], words: words() },
    hidden: { kind: 'switch', default: true, needs: { expert: true }, words: words() },
    piles: { kind: 'choice', values: ['open', 'top'], default: 'open', unwritten: true, words: words() },
    first: { kind: 'choice', values: ['random'], default: 'random', more: { kind: 'seat' }, words: words() },
    out: {
      kind: 'choice',
      values: ['random'],
      default: 'random',
      more: { kind: 'pick', count: { 2: 2, 3: 1 }, from: ['elves', 'orcs', 'trolls'], group: 'nation' },
      words: words(),
    },
    board: {
      kind: 'choice',
      values: ['random'],
      default: 'random',
      more: { kind: 'lay', count: 2, from: ['north', 'south', 'west'], group: 'part', item: 'part' },
      words: words(),
    },
    worth: {
      kind: 'numbers',
      of: { crown: 7, rat: -3 },
      least: -20,
      most: 20,
      group: 'title',
      words: words(),
    },
  },
  [{ teams: true, rounds: 5 }],
);

const DEFAULTS = {
  expert: false,
  rounds: 3,
  teams: false,
  hidden: true,
  first: 'random',
  out: 'random',
  board: 'random',
  worth: {},
};

describe('the options of a game', () => {
  test('are the defaults where nothing is said, and what is said otherwise', () => {
    expect(options.parse(undefined, 2)).toEqual(DEFAULTS);
    expect(options.parse({}, 2)).toEqual(DEFAULTS);
    const given = {
      expert: true,
      rounds: 7,
      first: 1,
      out: ['orcs', 'elves'],
      board: [{ part: 'south', turned: true }, { part: 'north' }],
      worth: { rat: 4 },
    };
    expect(options.parse(given, 2)).toEqual({
      ...DEFAULTS,
      ...given,
      board: [
        { part: 'south', turned: true },
        { part: 'north', turned: false },
      ],
    });
  });

  test('that other options leave no say may be named with their default, and chosen where they have one', () => {
    expect(options.parse({ hidden: true }, 2)).toEqual(DEFAULTS);
    expect(options.parse({ worth: {}, teams: false }, 2)).toEqual(DEFAULTS);
    expect(options.parse({ hidden: false, expert: true }, 2)).toMatchObject({ hidden: false, expert: true });
  });

  test('that are younger than the records are written down only where they are not the default', () => {
    expect(options.parse({ piles: 'open' }, 2)).toEqual(DEFAULTS);
    expect(options.parse({ piles: 'top' }, 2)).toEqual({ ...DEFAULTS, piles: 'top' });
  });

  test('have the types of what is parsed', () => {
    const parsed = options.parse({}, 2);
    expectTypeOf(parsed.rounds).toEqualTypeOf<3 | 5 | 7>();
    expectTypeOf(parsed.first).toEqualTypeOf<'random' | number>();
    expectTypeOf(parsed.out).toEqualTypeOf<'random' | readonly ('elves' | 'orcs' | 'trolls')[]>();
    expectTypeOf(parsed.worth).toEqualTypeOf<{ readonly crown?: number; readonly rat?: number }>();
    expectTypeOf(parsed.piles).toEqualTypeOf<'open' | 'top' | undefined>();
  });

  test.each([
    [{ speed: 1 }, 2, 'options.speed: is not an option of sample'],
    [{ expert: 1 }, 2, 'options.expert: must be true or false'],
    [{ rounds: 4 }, 2, 'options.rounds: must be 3 or 5 or 7'],
    [{ rounds: '3' }, 2, 'options.rounds: must be 3 or 5 or 7'],
    [{ teams: true }, 3, 'options.teams: must be false at a table of 3'],
    [{ first: 2 }, 2, 'options.first: must be a seat from 0 to 1'],
    [{ first: 'north' }, 2, 'options.first: must be "random" or a seat from 0 to 1'],
    [{ out: ['orcs'] }, 2, 'options.out: must be a list of 2 of elves, orcs, trolls'],
    [{ out: ['orcs', 'orcs'] }, 2, 'options.out: must not name one thing twice'],
    [{ out: ['orcs', 'goblins'] }, 2, 'options.out[1]: must be one of elves, orcs, trolls'],
    [{ board: [{ part: 'north' }, { part: 'north' }] }, 2, 'options.board: must not name one thing twice'],
    [{ board: [{ part: 'north', colour: 1 }, {}] }, 2, 'options.board[0].colour: is not known'],
    [{ worth: { rat: 21 } }, 2, 'options.worth.rat: must be a whole number from -20 to 20'],
    [{ worth: { cat: 1 } }, 2, 'options.worth.cat: is not known'],
    [[], 2, 'options: must be an object'],
  ])('that cannot be are refused: %j at a table of %i', (given, seats, sentence) => {
    expect(() => options.parse(given, seats)).toThrow(sentence);
  });

  test.each([{ hidden: false }, { hidden: false, expert: false }])(
    'that others leave no say are refused at a new table, and read where one was opened with them: %j',
    (given) => {
      const parsed = options.parse(given, 2);
      expect(parsed).toEqual({ ...DEFAULTS, hidden: false });
      expect(() => refuseClosed(options.declared, parsed, 2)).toThrow(
        'options.hidden: must be true unless expert is true',
      );
      refuseClosed(options.declared, options.parse({ hidden: false, expert: true }, 2), 2);
    },
  );

  test.each([2, 3, 4])('are all played by the mixes of a table of %i', (seats) => {
    const mixes = options.mixes(seats);
    expect(mixes[0]).toEqual(DEFAULTS);
    for (const mix of mixes) expect(options.parse(mix, seats)).toEqual(mix);
    const seen = (id: keyof (typeof mixes)[number]): unknown[] => mixes.map((mix) => mix[id]);
    expect(new Set(seen('rounds'))).toEqual(new Set([3, 5, 7]));
    expect(new Set(seen('expert'))).toEqual(new Set([false, true]));
    expect(seen('piles')).toContain('top');
    expect(seen('first')).toContain(seats - 1);
    expect(seen('teams').includes(true)).toBe(seats === 4);
    expect(mixes.some((mix) => Array.isArray(mix.out))).toBe(seats < 4);
    expect(mixes.some((mix) => Array.isArray(mix.board))).toBe(true);
    expect(mixes.some((mix) => mix.teams && mix.rounds === 5 && !mix.expert)).toBe(seats === 4);
  });

  test('are asked for where they say something', () => {
    const { teams, hidden, rounds } = options.declared;
    expect([2, 4].map((seats) => teams !== undefined && isOpen(teams, seats, {}))).toEqual([false, true]);
    expect([true, false].map((expert) => hidden !== undefined && isOpen(hidden, 2, { expert }))).toEqual([
      true,
      false,
    ]);
    expect(rounds !== undefined && isOpen(rounds, 2, {})).toBe(true);
  });

  test('that are opened up begin with something that can be taken', () => {
    for (const id of ['out', 'board', 'first'] as const) {
      const option = options.declared[id];
      const more: More = option.more;
      expect(() => options.parse({ [id]: firstOf(more, 3) }, 3)).not.toThrow();
    }
  });
});
