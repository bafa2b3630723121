/** Sets of up to 32 items, kept as the bits of one word. */

/** How many bits are set. Adds neighbouring groups of 1, 2 and 4 bits in parallel. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest set bit; `word` must not be 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The index of the `k`-th set bit, counting from 0 at the lowest. */
export function nthBit(word: number, k: number): number {
  let rest = word;
  for (let left = k; left > 0; left--) rest &= rest - 1;
  return lowestBit(rest);
}
