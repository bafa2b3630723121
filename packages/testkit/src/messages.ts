/**
 * Takes a catalog of messages apart, for the tests of a game's texts. It has its own entry point because only those
 * tests need the parser.
 */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export interface Leaf {
  readonly path: string;
  readonly message: string;
}

export function leaves(tree: object, above = ''): readonly Leaf[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const path = `${above}${key}`;
    if (typeof value === 'string') return [{ path, message: value }];
    return typeof value === 'object' && value !== null ? leaves(value, `${path}.`) : [];
  });
}

export function elementsOf(message: string): readonly MessageFormatElement[] {
  return flat(parse(message));
}

function flat(list: readonly MessageFormatElement[]): readonly MessageFormatElement[] {
  return list.flatMap((element) => {
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element];
    return [element, ...Object.values(element.options).flatMap((option) => flat(option.value))];
  });
}

export function argumentsOf(message: string): readonly string[] {
  const named = elementsOf(message).flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value],
  );
  return [...new Set(named)].toSorted();
}
