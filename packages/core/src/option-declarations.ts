/** What a game declares about each of its options, and when a table may choose one. */
import { BadInput } from './bad-input.ts';
import type { Json } from './json.ts';
import type { Lang } from './lang.ts';

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  /** By value; `chosen` labels what `more` allows. */
  readonly values?: { readonly [value: string]: string };
  /** A sentence shown above a long list of numbers. */
  readonly note?: string;
}

interface Common {
  /** Only at tables with one of these numbers of seats; elsewhere it keeps its default. */
  readonly seats?: readonly number[];
  /** Offered only if other options have these values. */
  readonly needs?: { readonly [id: string]: Json };
  /** The default is left out of the written options, because older records do not have this option. */
  readonly unwritten?: true;
  /** Shown in a form at once. The others are house rules, which few tables change. */
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

/** A whole number for each of many things; only those that differ from the default are written down. */
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
export interface PickSome {
  readonly kind: 'pick';
  /** How many, either always or by number of seats; 0 for a number of seats that is not listed. */
  readonly count: number | { readonly [seats: number]: number };
  readonly from: readonly string[];
  readonly group: string;
}
export interface Lay {
  readonly kind: 'lay';
  /** How many places there are. Each gets a different thing, upright or turned. */
  readonly count: number;
  readonly from: readonly string[];
  readonly group: string;
  /** The key that holds the thing. */
  readonly item: string;
}
interface OfSeat {
  readonly kind: 'seat';
}

/** How many are picked at a table of this size. */
export function pickCount({ count }: Extract<More, { kind: 'pick' }>, seats: number): number {
  return typeof count === 'number' ? count : (count[seats] ?? 0);
}

/** What a form shows before anybody has chosen. */
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

/** Whether a table of this size, with these other options, may choose. */
export function isOpen(
  option: OptionDeclaration,
  seats: number,
  others: { readonly [id: string]: Json },
): boolean {
  if (option.seats?.includes(seats) === false) return false;
  return Object.entries(option.needs ?? {}).every(([id, value]) => others[id] === value);
}

export function isDefault(option: OptionDeclaration, value: Json): boolean {
  return JSON.stringify(value) === JSON.stringify(defaultOf(option));
}

/** The first option that differs from its default although the size of the table or other options close it. */
export function closedOf(
  declared: OptionDeclarations,
  values: { readonly [id: string]: Json },
  seats: number,
): string | undefined {
  const all = { ...defaultsOf(declared), ...values };
  return Object.entries(declared).find(
    ([id, option]) => !isDefault(option, all[id] ?? null) && !isOpen(option, seats, all),
  )?.[0];
}

/** For a new table: throws `BadInput` where an option is set that other options leave no say. */
export function refuseClosed(
  declared: OptionDeclarations,
  values: { readonly [id: string]: Json },
  seats: number,
): void {
  const closed = closedOf(declared, values, seats);
  const option = closed === undefined ? undefined : declared[closed];
  if (closed === undefined || option === undefined) return;
  const needs = Object.entries(option.needs ?? {}).map(([of, value]) => `${of} is ${JSON.stringify(value)}`);
  const start = JSON.stringify(defaultOf(option));
  throw new BadInput(`options.${closed}`, `must be ${start} unless ${needs.join(' and ')}`);
}

function defaultsOf(declared: OptionDeclarations): { readonly [id: string]: Json } {
  return Object.fromEntries(Object.entries(declared).map(([id, option]) => [id, defaultOf(option)]));
}
