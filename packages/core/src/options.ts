/**
 * A game declares each of its options once. The parser, its types, the defaults, the mixes that tests play, the form,
 * the lobby and the protocol's description all follow from that.
 */
import { BadInput } from './bad-input.ts';
import type { Json } from './json.ts';
import { defaultOf } from './option-declarations.ts';
import type { OptionDeclarations } from './option-declarations.ts';
import { fits, rotated } from './option-mixes.ts';
import { parseOption } from './parse-option.ts';
import { readObject } from './read.ts';

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
  /**
   * Fills in defaults; throws `BadInput` on unknown names and values. An option that others leave no say is read as it
   * is, for tables were once opened with such: `refuseClosed` is for new ones.
   */
  parse(x: unknown, seats: number): O;
  /** What tests play with this many seats, defaults first: the named mixes, then every value of every option. */
  mixes(seats: number): readonly O[];
}

/**
 * `named` are extra mixes that tests should play. The result of `parse` is asserted to have the derived type, because
 * it is built from the declarations at run time.
 */
export function gameOptions<const D extends OptionDeclarations>(
  game: string,
  declared: D,
  named: readonly Partial<OptionsOf<D>>[] = [],
): GameOptions<D> {
  const defaults = writtenDown(declared, {});
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
    return writtenDown(declared, values);
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

function writtenDown<D extends OptionDeclarations>(
  declared: D,
  values: { readonly [id: string]: Json },
): OptionsOf<D> {
  const written = Object.fromEntries(
    Object.entries(declared).flatMap(([id, option]) => {
      const start = defaultOf(option);
      const value = values[id] ?? start;
      return option.unwritten === true && value === start ? [] : [[id, value]];
    }),
  );
  // Every value is a default or was parsed by its declaration, of which `OptionsOf` is the type.
  return written as OptionsOf<D>;
}
