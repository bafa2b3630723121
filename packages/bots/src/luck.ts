import type { Rng } from '@four-crowns/core';
import type { Stream } from './stream.ts';

/** Everything hidden from a seat, and all luck to come. */
export interface Foreknown {
  readonly state: unknown;
  readonly luck: Luck;
}

/** A generator whose next numbers can be read before they are drawn. */
export interface Luck extends Rng {
  /** The numbers that come next, starting from the first one again after each `reseed`. */
  ahead(): Stream;
}

const WORD = 2 ** 32;

/** Draws the same numbers that `rng` would have drawn. */
export function openLuck(rng: Rng): Luck {
  const numbers: number[] = [];
  let drawn = 0;
  const number = (at: number, n: number): number => {
    while (numbers.length <= at) numbers.push(rng.below(WORD));
    return Math.floor((numbers[at] / WORD) * n);
  };
  return {
    below: (n) => number(drawn++, n),
    ahead() {
      const from = drawn;
      let next = from;
      return {
        reseed() {
          next = from;
        },
        below: (n) => number(next++, n),
      };
    },
  };
}
