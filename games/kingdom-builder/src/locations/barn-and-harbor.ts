/** Barn and Harbor (KB-5.10 to KB-5.13): lift a settlement, place it on a wanted ground. */
import { WATER } from '../data.ts';
import { lowestBit } from '@four-crowns/core';
import { COLUMN_OF, FULL_ROW, NEIGHBOURS, ROW_OF, SIZE } from '../board.ts';
import { countAdjacent } from '../grounds.ts';
import { addSpots, dropSpot, noSpots, spotsBeside } from '../spots.ts';
import * as at from '../state.ts';
import type { State } from '../state.ts';

/**
 * KB-5.11: own settlements with somewhere to go. While some free hex of the ground touches own
 * settlements, almost every one has; the exception is a settlement which alone touches all of those,
 * and whose own hex would then be the only adjacent one.
 */
function relocatable(s: State, seat: number, ground: number): void {
  const { a } = s;
  noSpots();
  if (a[at.FREE_COUNT + ground] === 0) return;
  const adjacent = s.options.vacatedHexCounts ? countAdjacent(s, seat, ground) : Infinity;
  const beside = at.BESIDE + seat * SIZE;
  for (let rows = a[at.OWN_ROWS + seat]; rows !== 0; rows &= rows - 1) {
    const row = lowestBit(rows);
    // Lifted from the ground beside another own settlement, its old hex binds and is no target.
    const bound = adjacent === 0 ? at.printedRow(s, ground, row) & a[beside + row] : 0;
    addSpots(row, a[at.OWN + seat * SIZE + row] & ~bound);
  }
  if (adjacent === 0 || adjacent > 6) return;
  const only = onlyToucher(s, seat, at.FREE + ground * SIZE, beside);
  if (only < 0 || at.groundAt(s, only) !== ground) return;
  if (((a[beside + ROW_OF[only]] >> COLUMN_OF[only]) & 1) === 1) dropSpot(only);
}

/** The one own settlement that all adjacent free hexes touch, and no other; -1 if there is none. */
function onlyToucher(s: State, seat: number, free: number, beside: number): number {
  let only = -1;
  for (let row = 0; row < SIZE; row++) {
    for (let word = s.a[free + row] & s.a[beside + row]; word !== 0; word &= word - 1) {
      const hex = row * SIZE + lowestBit(word);
      for (let d = 0; d < 6; d++) {
        const near = NEIGHBOURS[hex * 6 + d];
        if (near < 0 || near === only || !at.isOwn(s, seat, near)) continue;
        if (only >= 0) return -1;
        only = near;
      }
    }
  }
  return only;
}

const EVERYWHERE = new Int32Array(SIZE).fill(FULL_ROW);

/** Where the lifted settlement may go: KB-3.4 without it, and not back (KB-5.12). */
function relocationSpots(s: State, seat: number, ground: number): void {
  const from = s.a[at.LIFTED];
  const row = ROW_OF[from];
  // KB-5.13: if the vacated hex does not count, it is as if it were not there at all.
  if (!s.options.vacatedHexCounts) EVERYWHERE[row] &= ~(1 << COLUMN_OF[from]);
  spotsBeside(s, seat, at.FREE + ground * SIZE, EVERYWHERE);
  EVERYWHERE[row] = FULL_ROW;
  dropSpot(from);
}

/** KB-5.6: an own settlement moves to the terrain of the card in force. */
export function barnLiftable(s: State, seat: number): void {
  if (s.a[at.CARD] < 0) noSpots();
  else relocatable(s, seat, s.a[at.CARD]);
}

export function barnSpots(s: State, seat: number): void {
  relocationSpots(s, seat, s.a[at.CARD]);
}

/** KB-5.7: an own settlement moves to water; the only way onto it. */
export function harborLiftable(s: State, seat: number): void {
  relocatable(s, seat, WATER);
}

export function harborSpots(s: State, seat: number): void {
  relocationSpots(s, seat, WATER);
}
