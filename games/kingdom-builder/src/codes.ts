/** The ints behind actions. A seat's codes and the dealer's are separate; both ascend as `legal` lists them. */
import type { Code } from '@four-crowns/core';
import { HEXES } from './board.ts';
import { TILES } from './data.ts';

/** Mandatory settlement: the hex itself. Then one block of hexes a tile, then placing, then the end. */
export const PLACE_BASE = HEXES * (1 + TILES.length);
export const END_TURN = PLACE_BASE + HEXES;

export function tileBase(tile: number): Code {
  return HEXES * (1 + tile);
}

/** The tile of a code from `tileBase`. */
export function tileOf(code: Code): number {
  return Math.floor(code / HEXES) - 1;
}

export function hexOf(code: Code): number {
  return code % HEXES;
}
