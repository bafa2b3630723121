import { lowestBit } from '@four-crowns/core';
import { COLUMN_OF, HEXES, ROW_OF, SIZE, SLOT_OF, specialNear } from './board.ts';
import { LAYING, OWN } from './state.ts';
import type { State } from './state.ts';

/** Written by `findGroups`, valid until its next call. */
export const GROUP_SIZE = new Int32Array(SIZE * 2);
/** Bits of the special hexes a group touches: slot * 4 + which. */
export const GROUP_SPECIALS = new Int32Array(SIZE * 2);

const UNSEEN = new Int32Array(SIZE);
const STACK = new Int16Array(HEXES);

/** Connected groups of a seat's settlements; a lone settlement is a group. Returns how many. */
export function findGroups(s: State, seat: number): number {
  const own = OWN + seat * SIZE;
  for (let row = 0; row < SIZE; row++) UNSEEN[row] = s.a[own + row];
  let groups = 0;
  for (let row = 0; row < SIZE; row++) {
    while (UNSEEN[row] !== 0) {
      const hex = row * SIZE + lowestBit(UNSEEN[row]);
      walkGroup(s, hex, groups++);
    }
  }
  return groups;
}

function walkGroup(s: State, from: number, group: number): void {
  let size = 0;
  let specials = 0;
  let top = 0;
  STACK[top++] = from;
  UNSEEN[ROW_OF[from]] &= ~(1 << COLUMN_OF[from]);
  while (top > 0) {
    const hex = STACK[--top];
    size++;
    const slot = SLOT_OF[hex];
    const special = specialNear(s.a[LAYING + slot], hex);
    if (special > 0) specials |= 1 << (slot * 4 + special - 1);
    const row = ROW_OF[hex];
    const bit = 1 << COLUMN_OF[hex];
    const pair = (row & 1) === 0 ? bit | (bit >> 1) : bit | (bit << 1);
    top = push(row, (bit << 1) | (bit >> 1), top);
    if (row > 0) top = push(row - 1, pair, top);
    if (row < SIZE - 1) top = push(row + 1, pair, top);
  }
  GROUP_SIZE[group] = size;
  GROUP_SPECIALS[group] = specials;
}

/** Puts what is still unseen of `hexes` on the stack. */
function push(row: number, hexes: number, top: number): number {
  let at = top;
  const found = UNSEEN[row] & hexes;
  UNSEEN[row] &= ~found;
  for (let word = found; word !== 0; word &= word - 1) STACK[at++] = row * SIZE + lowestBit(word);
  return at;
}
