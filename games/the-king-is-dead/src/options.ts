import { BadInput } from '@four-crowns/core';

/** TKD-12: what a table may choose. The first value of each switch is the rulebook's reading. */
const CHOICES = {
  suppressSecond: ['other_faction', 'any_faction'],
  undoScope: ['anyone', 'others'],
  negotiateWithoutDisc: ['swap', 'spare_disc', 'no_effect'],
  quellRegion: ['with_follower', 'free'],
  spyPile: ['free', 'fullest'],
  coronationLastResort: ['fewest_cards', 'earliest_card', 'shared'],
  teamPlayedAll: ['both', 'first'],
  secondFaction: ['skip', 'sum'],
} as const;
type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

const SWITCHES = {
  advanced: false,
  vikings: false,
  saxonDeckOpen: false,
  edictOneForOne: false,
  undoEqualFactions: false,
  plotIgnored: true,
  vikingsAfterInstability: true,
  vikingsReturnable: false,
  saxonFourthStep: true,
  saxonContestedFirst: true,
} as const;
type Switches = { readonly [K in keyof typeof SWITCHES]: boolean };

export type Options = Choices & Switches & { readonly first: 'random' | number };

export const DEFAULTS: Options = {
  ...SWITCHES,
  first: 'random',
  suppressSecond: 'other_faction',
  undoScope: 'anyone',
  negotiateWithoutDisc: 'swap',
  quellRegion: 'with_follower',
  spyPile: 'free',
  coronationLastResort: 'fewest_cards',
  teamPlayedAll: 'both',
  secondFaction: 'skip',
};

export function parseOptions(x: unknown, seats: number): Options {
  if (x === undefined || x === null) return DEFAULTS;
  if (typeof x !== 'object' || Array.isArray(x)) throw new BadInput('options', 'is no object');
  const given = x as { readonly [key: string]: unknown };
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(DEFAULTS, key))
      throw new BadInput(`options.${key}`, 'is no option of the-king-is-dead');
  }
  const chosen = <K extends keyof Choices>(key: K): Choices[K] => {
    const value = given[key] ?? DEFAULTS[key];
    const known: readonly unknown[] = CHOICES[key];
    if (known.includes(value)) return value as Choices[K];
    throw new BadInput(`options.${key}`, `is one of ${CHOICES[key].join(', ')}`);
  };
  const on = (key: keyof Switches): boolean => {
    const value = given[key] ?? DEFAULTS[key];
    if (typeof value === 'boolean') return value;
    throw new BadInput(`options.${key}`, 'is true or false');
  };
  return possible(
    {
      advanced: on('advanced'),
      vikings: on('vikings'),
      saxonDeckOpen: on('saxonDeckOpen'),
      edictOneForOne: on('edictOneForOne'),
      undoEqualFactions: on('undoEqualFactions'),
      plotIgnored: on('plotIgnored'),
      vikingsAfterInstability: on('vikingsAfterInstability'),
      vikingsReturnable: on('vikingsReturnable'),
      saxonFourthStep: on('saxonFourthStep'),
      saxonContestedFirst: on('saxonContestedFirst'),
      first: parseFirst(given['first'] ?? DEFAULTS.first, seats),
      suppressSecond: chosen('suppressSecond'),
      undoScope: chosen('undoScope'),
      negotiateWithoutDisc: chosen('negotiateWithoutDisc'),
      quellRegion: chosen('quellRegion'),
      spyPile: chosen('spyPile'),
      coronationLastResort: chosen('coronationLastResort'),
      teamPlayedAll: chosen('teamPlayedAll'),
      secondFaction: chosen('secondFaction'),
    },
    seats,
  );
}

/** TKD-12.1 */
function possible(options: Options, seats: number): Options {
  if (seats === 1) {
    if (options.advanced) throw new BadInput('options.advanced', 'the solo game has no cunning cards');
    if (options.vikings) throw new BadInput('options.vikings', 'no Vikings come to the solo game');
    if (options.first !== 'random') throw new BadInput('options.first', 'alone one always begins');
  } else if (options.saxonDeckOpen) {
    throw new BadInput('options.saxonDeckOpen', 'only the solo game has Saxons');
  }
  return options;
}

function parseFirst(x: unknown, seats: number): Options['first'] {
  if (x === 'random') return x;
  if (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x < seats) return x;
  throw new BadInput('options.first', `is "random" or a seat from 0 to ${seats - 1}`);
}

/** What the test kit plays: every mix of variants, and every switch the other way at least once. */
export function optionMixes(seats: number): readonly Options[] {
  if (seats === 1) {
    return [
      DEFAULTS,
      { ...DEFAULTS, saxonDeckOpen: true },
      { ...DEFAULTS, saxonFourthStep: false, saxonContestedFirst: false, coronationLastResort: 'shared' },
      { ...DEFAULTS, saxonDeckOpen: true, undoEqualFactions: true, secondFaction: 'sum' },
    ];
  }
  const mixes: Options[] = [
    DEFAULTS,
    { ...DEFAULTS, advanced: true },
    { ...DEFAULTS, vikings: true },
    { ...DEFAULTS, advanced: true, vikings: true },
    {
      ...DEFAULTS,
      advanced: true,
      first: 1,
      suppressSecond: 'any_faction',
      undoScope: 'others',
      negotiateWithoutDisc: 'spare_disc',
      quellRegion: 'free',
      spyPile: 'fullest',
      edictOneForOne: true,
      undoEqualFactions: true,
      plotIgnored: false,
      coronationLastResort: 'earliest_card',
      secondFaction: 'sum',
    },
    {
      ...DEFAULTS,
      advanced: true,
      vikings: true,
      first: 0,
      negotiateWithoutDisc: 'no_effect',
      vikingsAfterInstability: false,
      vikingsReturnable: true,
      coronationLastResort: 'shared',
    },
  ];
  if (seats === 4) mixes.push({ ...DEFAULTS, teamPlayedAll: 'first' });
  return mixes;
}
