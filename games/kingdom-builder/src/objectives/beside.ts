import { lowestBit, popcount } from '@four-crowns/core';
import { COLUMN_OF, FULL_ROW, ROW_OF, SIZE, specialHex } from '../board.ts';
import { CASTLE, LOCATION, MOUNTAIN, WATER } from '../data.ts';
import { BESIDE, LAYING, OWN, OWN_ROWS, printedRow } from '../state.ts';
import type { State } from '../state.ts';

/** KB-6.1: 1 gold for each settlement next to water; none for one on water. */
export function fishermen(s: State, seat: number): number {
  return besidePrinted(s, seat, WATER, WATER);
}

/** KB-6.6: 1 gold for each settlement next to a mountain. */
export function miners(s: State, seat: number): number {
  return besidePrinted(s, seat, MOUNTAIN, -1);
}

/** KB-6.7: 1 gold for each settlement next to a location or castle; no hex touches two of them. */
export function workers(s: State, seat: number): number {
  return besidePrinted(s, seat, LOCATION, -1) + besidePrinted(s, seat, CASTLE, -1);
}

/** KB-6.11: 3 gold for each castle with an own settlement next to it, in every game. */
export function castles(s: State, seat: number): number {
  let gold = 0;
  for (let slot = 0; slot < 4; slot++) {
    for (let castle = 2; castle < 4; castle++) {
      const hex = specialHex(s.a[LAYING + slot], slot, castle);
      if (hex >= 0 && ((s.a[BESIDE + seat * SIZE + ROW_OF[hex]] >> COLUMN_OF[hex]) & 1) === 1) gold += 3;
    }
  }
  return gold;
}

/**
 * A seat's settlements that touch a printed ground; a hex built upon keeps its ground. `except` is a
 * ground whose own hexes do not count, or -1.
 */
function besidePrinted(s: State, seat: number, ground: number, except: number): number {
  const own = OWN + seat * SIZE;
  let n = 0;
  for (let rows = s.a[OWN_ROWS + seat]; rows !== 0; rows &= rows - 1) {
    const row = lowestBit(rows);
    const here = printedRow(s, ground, row);
    let near = 0;
    if (row > 0) near |= printedRow(s, ground, row - 1);
    if (row < SIZE - 1) near |= printedRow(s, ground, row + 1);
    const lean = (row & 1) === 0 ? near << 1 : near >> 1;
    let word = s.a[own + row] & (near | lean | (here << 1) | (here >> 1)) & FULL_ROW;
    if (except >= 0) word &= ~printedRow(s, except, row);
    n += popcount(word);
  }
  return n;
}
