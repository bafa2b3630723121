import { BadInput } from '@four-crowns/core';
import { HOUSE_VALUES, MOST_VALUE, NATIONS, NATIONS_REMOVED, TITLES } from './data.ts';
import type { CastleNation, Title } from './data.ts';

export const GUARDS = [0, 3, 5] as const;
export type Guard = (typeof GUARDS)[number];

/** KBY-8: what a table may choose. */
export type Options = {
  /** KBY-1.7: one private title each. */
  readonly expert: boolean;
  /** KBY-7.3: one more round if the last player draws the last card; else the game ends there. */
  readonly extraRound: boolean;
  /** KBY-4.6: rounds of nothing but returning after which the game is scored; 0 = never. */
  readonly guard: Guard;
  /** KBY-1.4: as many nations as the number of players demands. */
  readonly removed: 'random' | readonly CastleNation[];
  /** KBY-8.5: only the titles whose house value the table has changed. */
  readonly values: { readonly [title in Title]?: number };
};

const DEFAULTS: Options = { expert: false, extraRound: true, guard: 3, removed: 'random', values: {} };

export function parseOptions(x: unknown, seats: number): Options {
  if (x === undefined || x === null) return DEFAULTS;
  const given = asObject(x, 'options');
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(DEFAULTS, key)) throw new BadInput(`options.${key}`, 'is no option of kings-bounty');
  }
  return {
    expert: parseSwitch(given['expert'] ?? DEFAULTS.expert, 'expert'),
    extraRound: parseSwitch(given['extraRound'] ?? DEFAULTS.extraRound, 'extraRound'),
    guard: parseGuard(given['guard'] ?? DEFAULTS.guard),
    removed: parseRemoved(given['removed'] ?? DEFAULTS.removed, seats),
    values: parseValues(given['values'] ?? DEFAULTS.values),
  };
}

function parseSwitch(x: unknown, name: string): boolean {
  if (typeof x === 'boolean') return x;
  throw new BadInput(`options.${name}`, 'is true or false');
}

function parseGuard(x: unknown): Guard {
  const guard = GUARDS.find((g) => g === x);
  if (guard !== undefined) return guard;
  throw new BadInput('options.guard', `is a number of rounds: ${GUARDS.join(', ')}`);
}

function parseRemoved(x: unknown, seats: number): Options['removed'] {
  if (x === 'random') return x;
  const due = NATIONS_REMOVED[seats] ?? 0;
  if (!Array.isArray(x) || x.length !== due) {
    throw new BadInput('options.removed', `is "random" or a list of ${due} nations for ${seats} players`);
  }
  const nations = x.map((name: unknown, i): CastleNation => {
    const nation = NATIONS.find((n) => n === name);
    if (nation !== undefined && nation !== 'humans') return nation;
    const what = nation === 'humans' ? 'humans always stay' : `${JSON.stringify(name)} is no nation`;
    throw new BadInput(`options.removed[${i}]`, what);
  });
  if (new Set(nations).size < nations.length) {
    throw new BadInput('options.removed', 'names a nation twice');
  }
  return nations;
}

function parseValues(x: unknown): Options['values'] {
  const given = asObject(x, 'options.values');
  for (const [title, value] of Object.entries(given)) {
    if (!Object.hasOwn(HOUSE_VALUES, title)) throw new BadInput(`options.values.${title}`, 'is no title');
    const isValue = typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MOST_VALUE;
    if (isValue) continue;
    throw new BadInput(`options.values.${title}`, `is no whole number from ${-MOST_VALUE} to ${MOST_VALUE}`);
  }
  // `+ 0` makes 0 of -0, which JSON would not keep.
  return Object.fromEntries(
    TITLES.flatMap((title) => (Object.hasOwn(given, title) ? [[title, (given[title] as number) + 0]] : [])),
  );
}

function asObject(x: unknown, where: string): { readonly [key: string]: unknown } {
  if (typeof x === 'object' && x !== null && !Array.isArray(x))
    return x as { readonly [key: string]: unknown };
  throw new BadInput(where, 'is no object');
}

/** By title, in the order of TITLES. */
export function valuesOf(options: Options): Int32Array {
  return Int32Array.from(TITLES, (title) => options.values[title] ?? HOUSE_VALUES[title]);
}

/** What the test kit plays: normal and expert, every switch both ways, chosen nations, changed values. */
export function optionMixes(seats: number): readonly Options[] {
  const due = NATIONS_REMOVED[seats] ?? 0;
  const some = (nations: readonly CastleNation[]): readonly CastleNation[] => nations.slice(0, due);
  return [
    DEFAULTS,
    { ...DEFAULTS, expert: true },
    {
      expert: seats % 2 === 0,
      extraRound: false,
      guard: seats < 4 ? 0 : 5,
      removed: some(['orcs', 'elves']),
      values: { emperor: 20, keeper_of_secrets: 0, vandal: -20, staff_rat: 4 },
    },
  ];
}
