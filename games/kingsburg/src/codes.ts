/**
 * The ints behind actions. What is asked depends on the stage, so codes of different stages may be
 * equal; within a stage they ascend as `legal` lists them, and 0 leaves it.
 */
import type { Code } from '@four-crowns/core';

/** Pass, keep the dice, decline, stop building, stop recruiting. */
export const NONE = 0;

/** Re-rolls (KBG-9.1, KBG-9.2). */
export const STATUE_COLOURED = 1;
export const STATUE_WHITE = 2;
export const CHAPEL_ALL = 3;

/** Town Hall: 1 + the kind of good, or a token. Alchemist: 1 + the kind of good given away. */
export const PAY_GOOD = 1;
export const PAY_TOKEN = 4;

/** Building: 1 + its number. */
export const BUILD_FIRST = 1;

/**
 * Influence: which dice (bits of places in ROLLED, never 0), with a token or not, and by how much the
 * Market shifts the sum, as bits: five, one and two. 8 to 255.
 */
export function influenceCode(dice: number, token: number, shift: number): Code {
  return (dice << 3) | (token << 2) | (shift + 1);
}

export function diceOf(code: Code): number {
  return code >> 3;
}

export function tokenOf(code: Code): number {
  return (code >> 2) & 1;
}

/** -1, 0 or 1. */
export function shiftOf(code: Code): number {
  return (code & 3) - 1;
}

/** Goods chosen, lost or paid are packed counts (see `pack`). */
export function goldOf(code: Code): number {
  return code & 7;
}

export function woodOf(code: Code): number {
  return (code >> 3) & 7;
}

export function stoneOf(code: Code): number {
  return (code >> 6) & 7;
}
