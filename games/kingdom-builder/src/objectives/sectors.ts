import { popcount } from '@four-crowns/core';
import { SECTOR_ROW, SIZE } from '../board.ts';
import { OWN } from '../state.ts';
import type { State } from '../state.ts';

/** A seat's settlements in one sector. */
export function inSector(s: State, seat: number, slot: number): number {
  const first = slot >= 2 ? 10 : 0;
  const shift = (slot & 1) * 10;
  let n = 0;
  for (let row = first; row < first + 10; row++) {
    const word = (s.a[OWN + seat * SIZE + row] >> shift) & SECTOR_ROW;
    if (word !== 0) n += popcount(word);
  }
  return n;
}
