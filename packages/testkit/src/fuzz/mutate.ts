import * as fc from 'fast-check';
import type { Json } from '@four-crowns/core';

/** Words that a careless table lookup would find on every object, and other strings that trip up parsers. */
const WORDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  ' ',
  '0',
  '-1',
  '\u0000',
  'é',
];
const NUMBERS = [
  0,
  1,
  -1,
  0.5,
  7,
  29,
  30,
  31,
  32,
  99,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  1e9,
  1e300,
  5e-324,
];

function deep(levels: number): Json {
  let x: Json = 0;
  for (let i = 0; i < levels; i++) x = i % 2 === 0 ? [x] : { a: x };
  return x;
}

/** Parsed with JSON.parse so that `__proto__` is an own key, which a careless merge would follow. */
const POISON: Json = JSON.parse(
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
) as Json;

/** Values that are never sent by accident. */
const hostile: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(...WORDS, ...NUMBERS),
  fc.constantFrom<Json>(null, true, false, [], {}, [[]], [null], POISON),
  fc.constantFrom(
    deep(24),
    deep(2000),
    'x'.repeat(100_000),
    Array.from({ length: 20_000 }, () => 0),
  ),
  fc.jsonValue() as fc.Arbitrary<Json>,
);

type Change = { readonly at: number; readonly how: number; readonly key: string; readonly value: Json };

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.nat(9),
  key: fc.constantFrom(...WORDS),
  value: hostile,
});

/** Inputs for a parser: hostile values, and real documents with changes. */
export function inputs(documents: readonly Json[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: mutated(documents) }, { weight: 1, arbitrary: hostile });
}

/**
 * A real document with one to three changes: values replaced, dropped, doubled or shifted, or an unexpected key
 * added.
 */
function mutated(documents: readonly Json[]): fc.Arbitrary<unknown> {
  return fc
    .record({ from: fc.nat(), changes: fc.array(change, { minLength: 1, maxLength: 3 }) })
    .map(({ from, changes }) => {
      const root: Holder = { root: structuredClone(documents[from % documents.length]) };
      for (const one of changes) mutate(root, one);
      return root['root'];
    });
}

type Holder = { [key: string]: unknown };

function mutate(root: Holder, { at, how, key, value: shared }: Change): void {
  const places = placesOf(root);
  const place = places[at % places.length];
  if (place === undefined) return;
  const [holder, name] = place;
  const old = holder[name];
  // Generated values are used repeatedly, so each document gets a copy.
  const value = structuredClone(shared);
  if (how === 0) holder[name] = value;
  else if (how === 1 && Array.isArray(holder)) holder.splice(Number(name), 1);
  else if (how === 1 && holder !== root) delete holder[name];
  else if (how === 2 && Array.isArray(holder)) holder.push(old);
  else if (how === 3) holder[name] = [old];
  else if (how < 6 && typeof old === 'number') holder[name] = old + (at % 2 === 0 ? 1 : -1);
  else if (typeof old === 'number') holder[name] = NUMBERS[at % NUMBERS.length];
  else if (typeof old === 'string') holder[name] = key;
  else if (typeof old === 'object' && old !== null) define(old, key, value);
  else holder[name] = value;
}

/** Sets a property, including `__proto__`, which an assignment would not store. */
function define(on: object, key: string, value: Json): void {
  if (Array.isArray(on)) on.push(value);
  else Object.defineProperty(on, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Every value of a document, as the object that holds it and its key there. Very deeply nested values are left out. */
function placesOf(root: Holder): (readonly [holder: Holder, key: string])[] {
  const places: (readonly [Holder, string])[] = [];
  const visit = (holder: Holder, depth: number): void => {
    for (const key of Object.keys(holder)) {
      if (places.length > 5000) return;
      places.push([holder, key]);
      const value = holder[key];
      if (typeof value === 'object' && value !== null && depth < 24) visit(value as Holder, depth + 1);
    }
  };
  visit(root, 0);
  return places;
}
