/** The keys of an object literal. Only for objects that have exactly the keys of their type. */
export function keysOf<T extends object>(of: T): readonly (keyof T & string)[] {
  // `Object.keys` is typed for objects that may have more keys than their type names.
  return Object.keys(of) as (keyof T & string)[];
}

/** Whether `key` is one of the object's own keys; narrows its type if so. */
export function isKeyOf<T extends object>(of: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(of, key);
}

/** An object with the same keys, each value mapped by `f`. */
export function mapValues<T extends object, R>(
  of: T,
  f: (value: T[keyof T & string], key: keyof T & string) => R,
): { [K in keyof T]: R } {
  // `Object.fromEntries` forgets which keys it was given.
  return Object.fromEntries(keysOf(of).map((key) => [key, f(of[key], key)])) as { [K in keyof T]: R };
}
