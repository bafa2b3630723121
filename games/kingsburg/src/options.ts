import { BadInput } from '@four-crowns/core';

/** KBG-15: what a table may choose. */
export type Options = {
  /** KBG-15.1: how often a "+2" token may be added: once a season, or once in each group of dice. */
  readonly plusTwoLimit: 'season' | 'group';
  /** KBG-15.2: what the Demons of year IV take: points, or a building. */
  readonly year4Demons: 'points' | 'building';
};

const DEFAULTS: Options = { plusTwoLimit: 'season', year4Demons: 'points' };

export function parseOptions(x: unknown): Options {
  if (x === undefined || x === null) return DEFAULTS;
  if (typeof x !== 'object' || Array.isArray(x)) throw new BadInput('options', 'is no object');
  const given = x as { readonly [key: string]: unknown };
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(DEFAULTS, key)) throw new BadInput(`options.${key}`, 'is no option of kingsburg');
  }
  return {
    plusTwoLimit: oneOf(given['plusTwoLimit'] ?? DEFAULTS.plusTwoLimit, 'plusTwoLimit', ['season', 'group']),
    year4Demons: oneOf(given['year4Demons'] ?? DEFAULTS.year4Demons, 'year4Demons', ['points', 'building']),
  };
}

function oneOf<T extends string>(x: unknown, name: string, values: readonly T[]): T {
  const value = values.find((v) => v === x);
  if (value !== undefined) return value;
  throw new BadInput(`options.${name}`, `is one of ${values.map((v) => JSON.stringify(v)).join(', ')}`);
}

/** Each switch both ways. */
export function optionMixes(): readonly Options[] {
  return [DEFAULTS, { plusTwoLimit: 'group', year4Demons: 'building' }];
}
