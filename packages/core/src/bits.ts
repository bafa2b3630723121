/** Sets as the bits of a 32-bit word. */

/** How many bits are set: sums of 2, 4 and 8 bits side by side. */
export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The index of bit number `k` of those set in a word, from the lowest. */
export function nthBit(word: number, k: number): number {
  let rest = word;
  for (let left = k; left > 0; left--) rest &= rest - 1;
  return lowestBit(rest);
}
