/**
 * A game declares each option of a table once; the parser, its types, the defaults, the mixes that tests play, the
 * form, the lobby and the protocol's description follow from that.
 */
import { BadInput } from './bad-input.ts';
import type { Json } from './json.ts';
import type { Lang } from './lang.ts';
import { isInteger, readBoolean, readInteger, readObject } from './read.ts';

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  /** By value, `chosen` for what is opened up by `more`. */
  readonly values?: { readonly [value: string]: string };
  /** A sentence of its own above many numbers. */
  readonly note?: string;
}

interface Common {
  /** Only at tables with one of these numbers of seats; elsewhere it keeps its default. */
  readonly seats?: readonly number[];
  /** Asked for only where other options have these values. */
  readonly needs?: { readonly [id: string]: Json };
  /** The default is not written into the options: the option is younger than the records that lack it. */
  readonly unwritten?: true;
  /** Asked for at once in a form; the others are house rules, which few tables change. */
  readonly isPlain?: true;
  readonly words: { readonly [l in Lang]: OptionWords };
}

export interface SwitchOption extends Common {
  readonly kind: 'switch';
  readonly default: boolean;
}

export interface ChoiceOption extends Common {
  readonly kind: 'choice';
  readonly values: readonly (string | number)[];
  readonly default: string | number;
  /** What a table may say instead of one of the values. */
  readonly more?: More;
}

/** A whole number for each of many things; only those that differ are written down. */
export interface NumbersOption extends Common {
  readonly kind: 'numbers';
  readonly of: { readonly [item: string]: number };
  readonly least: number;
  readonly most: number;
  /** The group of the game's words that names the things. */
  readonly group: string;
}

export type OptionDeclaration = SwitchOption | ChoiceOption | NumbersOption;
export type OptionDeclarations = { readonly [id: string]: OptionDeclaration };

export type More = PickSome | Lay | OfSeat;
interface PickSome {
  readonly kind: 'pick';
  /** How many, or how many by the number of seats; none where a number of seats is not named. */
  readonly count: number | { readonly [seats: number]: number };
  readonly from: readonly string[];
  readonly group: string;
}
interface Lay {
  readonly kind: 'lay';
  /** So many places, a different thing on each, upright or turned. */
  readonly count: number;
  readonly from: readonly string[];
  readonly group: string;
  /** The key under which a thing stands. */
  readonly item: string;
}
interface OfSeat {
  readonly kind: 'seat';
}

type MoreOf<M> = M extends { readonly kind: 'pick'; readonly from: readonly (infer T)[] }
  ? readonly T[]
  : M extends {
        readonly kind: 'lay';
        readonly from: readonly (infer T)[];
        readonly item: infer I extends string;
      }
    ? readonly ({ readonly [k in I]: T } & { readonly turned: boolean })[]
    : M extends { readonly kind: 'seat' }
      ? number
      : never;

type ValueOf<D> = D extends { readonly kind: 'switch' }
  ? boolean
  : D extends { readonly kind: 'numbers'; readonly of: infer Of }
    ? { readonly [item in keyof Of]?: number }
    : D extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
      ? V | (D extends { readonly more: infer M } ? MoreOf<M> : never)
      : never;

type Unwritten<D> = { [id in keyof D]: D[id] extends { readonly unwritten: true } ? id : never }[keyof D];

/** The options of a match as rules read them. */
export type OptionsOf<D extends OptionDeclarations> = {
  readonly [id in Exclude<keyof D, Unwritten<D>>]: ValueOf<D[id]>;
} & { readonly [id in Unwritten<D>]?: ValueOf<D[id]> };

export interface GameOptions<D extends OptionDeclarations, O = OptionsOf<D>> {
  readonly declared: D;
  readonly defaults: O;
  /** Fills in defaults; throws `BadInput` on unknown names, values and mixes. */
  parse(x: unknown, seats: number): O;
  /** What tests play with so many seats, defaults first: every value of every option, and the mixes that are named. */
  mixes(seats: number): readonly O[];
}

/**
 * `named` are mixes that should be played on their own. The types say what `parse` returns; it builds its answer from
 * the declarations alone.
 */
export function gameOptions<const D extends OptionDeclarations>(
  game: string,
  declared: D,
  named: readonly Partial<OptionsOf<D>>[] = [],
): GameOptions<D> {
  const defaults = writtenDown(declared, {}) as OptionsOf<D>;
  const parse = (x: unknown, seats: number): OptionsOf<D> => {
    if (x === undefined || x === null) return defaults;
    const given = readObject(x, 'options');
    for (const id of Object.keys(given)) {
      if (!Object.hasOwn(declared, id)) throw new BadInput(`options.${id}`, `is not an option of ${game}`);
    }
    const values: { [id: string]: Json } = {};
    for (const [id, option] of Object.entries(declared)) {
      const value = given[id];
      if (value === undefined || value === null) continue;
      values[id] = parseOption(option, value, seats, `options.${id}`);
    }
    return writtenDown(declared, values) as OptionsOf<D>;
  };
  return {
    declared,
    defaults,
    parse,
    mixes: (seats) => [
      defaults,
      ...named.filter((mix) => fits(declared, mix, seats)).map((mix) => ({ ...defaults, ...mix })),
      ...rotated(declared, seats).map((values) => parse(values, seats)),
    ],
  };
}

/** How many are picked at a table of this size. */
export function pickCount({ count }: Extract<More, { kind: 'pick' }>, seats: number): number {
  return typeof count === 'number' ? count : (count[seats] ?? 0);
}

/** What stands there before anybody has chosen. */
export function firstOf(more: More, seats: number): Json {
  switch (more.kind) {
    case 'pick':
      return more.from.slice(0, pickCount(more, seats));
    case 'lay':
      return more.from.slice(0, more.count).map((thing) => ({ [more.item]: thing, turned: false }));
    case 'seat':
      return 0;
  }
}

export function defaultOf(option: OptionDeclaration): Json {
  return option.kind === 'numbers' ? {} : option.default;
}

/** Where a table of this size, with these other options, may choose. */
export function isOpen(
  option: OptionDeclaration,
  seats: number,
  others: { readonly [id: string]: Json },
): boolean {
  if (option.seats?.includes(seats) === false) return false;
  return Object.entries(option.needs ?? {}).every(([id, value]) => others[id] === value);
}

function writtenDown(
  declared: OptionDeclarations,
  values: { readonly [id: string]: Json },
): { readonly [id: string]: Json } {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([id, option]) => {
      const start = defaultOf(option);
      const value = values[id] ?? start;
      return option.unwritten === true && value === start ? [] : [[id, value]];
    }),
  );
}

function parseOption(option: OptionDeclaration, x: Json | unknown, seats: number, where: string): Json {
  const value = parseValue(option, x, seats, where);
  if (option.seats?.includes(seats) === false && value !== defaultOf(option)) {
    throw new BadInput(where, `must be ${JSON.stringify(defaultOf(option))} at a table of ${seats}`);
  }
  return value;
}

function parseValue(option: OptionDeclaration, x: unknown, seats: number, where: string): Json {
  switch (option.kind) {
    case 'switch':
      return readBoolean(x, where);
    case 'choice':
      return parseChoice(option, x, seats, where);
    case 'numbers':
      return parseNumbers(option, x, where);
  }
}

function parseChoice({ values, more }: ChoiceOption, x: unknown, seats: number, where: string): Json {
  const value = values.find((one) => one === x);
  if (value !== undefined) return value;
  if (more !== undefined && typeof x === (more.kind === 'seat' ? 'number' : 'object')) {
    return parseMore(more, x, seats, where);
  }
  const known = values.map((one) => JSON.stringify(one));
  throw new BadInput(
    where,
    `must be ${[...known, ...(more === undefined ? [] : [wanted(more, seats)])].join(' or ')}`,
  );
}

function wanted(more: More, seats: number): string {
  if (more.kind === 'seat') return `a seat from 0 to ${seats - 1}`;
  return `a list of ${more.kind === 'pick' ? pickCount(more, seats) : more.count} of ${more.from.join(', ')}`;
}

function parseMore(more: More, x: unknown, seats: number, where: string): Json {
  if (more.kind === 'seat') {
    if (isInteger(x, 0, seats - 1)) return x;
    throw new BadInput(where, `must be ${wanted(more, seats)}`);
  }
  const count = more.kind === 'pick' ? pickCount(more, seats) : more.count;
  if (!Array.isArray(x) || x.length !== count) throw new BadInput(where, `must be ${wanted(more, seats)}`);
  const items = x.map((one: unknown, i): Json => {
    const at = `${where}[${i}]`;
    return more.kind === 'pick' ? thingIn(more.from, one, at) : laidIn(more, one, at);
  });
  const things =
    more.kind === 'pick' ? items : items.map((one) => (one as { readonly [k: string]: Json })[more.item]);
  if (new Set(things).size < things.length) throw new BadInput(where, 'must not name one thing twice');
  return items;
}

function thingIn(from: readonly string[], x: unknown, where: string): string {
  const thing = from.find((one) => one === x);
  if (thing !== undefined) return thing;
  throw new BadInput(where, `must be one of ${from.join(', ')}`);
}

function laidIn({ from, item }: Lay, x: unknown, where: string): Json {
  const laid = readObject(x, where);
  const stranger = Object.keys(laid).find((key) => key !== item && key !== 'turned');
  if (stranger !== undefined) throw new BadInput(`${where}.${stranger}`, 'is not known');
  const turned = laid['turned'] ?? false;
  return {
    [item]: thingIn(from, laid[item], `${where}.${item}`),
    turned: readBoolean(turned, `${where}.turned`),
  };
}

function parseNumbers({ of, least, most }: NumbersOption, x: unknown, where: string): Json {
  const given = readObject(x, where);
  for (const [item, value] of Object.entries(given)) {
    if (!Object.hasOwn(of, item)) throw new BadInput(`${where}.${item}`, 'is not known');
    readInteger(value, `${where}.${item}`, least, most);
  }
  // In their declared order; `+ 0` makes 0 of -0, which JSON would not keep.
  return Object.fromEntries(
    Object.keys(of).flatMap((item) =>
      Object.hasOwn(given, item) ? [[item, (given[item] as number) + 0]] : [],
    ),
  );
}

/** Does a named mix make sense at a table of this size? */
function fits(declared: OptionDeclarations, mix: { readonly [id: string]: unknown }, seats: number): boolean {
  return Object.entries(mix).every(([id, value]) => {
    const option = declared[id];
    if (option === undefined) return false;
    try {
      parseOption(option, value, seats, id);
      return true;
    } catch {
      return false;
    }
  });
}

/** Mixes in which every option has another value than in the one before, until each has had all of its values. */
function rotated(declared: OptionDeclarations, seats: number): readonly { readonly [id: string]: Json }[] {
  const open = Object.entries(declared)
    .filter(([, option]) => option.seats?.includes(seats) ?? true)
    .map(([id, option]) => ({ id, values: samplesOf(option, seats) }));
  const most = Math.max(1, ...open.map(({ values }) => values.length));
  return Array.from({ length: most - 1 }, (_, i) =>
    Object.fromEntries(open.map(({ id, values }) => [id, values[(i + 1) % values.length] ?? null])),
  );
}

/** The default first. */
function samplesOf(option: OptionDeclaration, seats: number): readonly Json[] {
  switch (option.kind) {
    case 'switch':
      return [option.default, !option.default];
    case 'choice':
      return [
        option.default,
        ...option.values.filter((value) => value !== option.default),
        ...(option.more === undefined || isEmpty(option.more, seats) ? [] : [sampleOf(option.more, seats)]),
      ];
    case 'numbers': {
      const [first, second] = Object.keys(option.of);
      return [
        {},
        {
          ...(first === undefined ? {} : { [first]: option.most }),
          ...(second === undefined ? {} : { [second]: option.least }),
        },
      ];
    }
  }
}

function isEmpty(more: More, seats: number): boolean {
  return more.kind === 'pick' && pickCount(more, seats) === 0;
}

/** Not the first of everything, so that an order that matters is noticed. */
function sampleOf(more: More, seats: number): Json {
  switch (more.kind) {
    case 'pick':
      return more.from.slice(-pickCount(more, seats)).toReversed();
    case 'lay':
      return more.from
        .slice(-more.count)
        .toReversed()
        .map((thing, i) => ({ [more.item]: thing, turned: i % 2 === 0 }));
    case 'seat':
      return seats - 1;
  }
}
