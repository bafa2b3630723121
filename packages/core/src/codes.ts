import type { Code, Codes } from './game.ts';

const CAPACITY = 2048;

/** A fixed buffer, so that listing legal codes allocates nothing. Overflow means that a rule's bound is wrong. */
export function codes(capacity: number = CAPACITY): Codes {
  const at = new Int32Array(capacity);
  return {
    at,
    n: 0,
    push(c: Code): void {
      if (this.n >= capacity) throw new RangeError(`more than ${capacity} legal codes`);
      at[this.n++] = c;
    },
  };
}

/** The indices of a tuple as a union, for example the stage numbers of a game that lists its stages by name. */
export type IndexOf<T extends readonly unknown[]> = NumberIn<Exclude<keyof T, keyof (readonly unknown[])>>;
type NumberIn<S> = S extends `${infer N extends number}` ? N : never;
