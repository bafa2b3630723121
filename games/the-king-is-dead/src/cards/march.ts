import { lowestBit } from '@four-crowns/core';
import type { Codes } from '@four-crowns/core';
import { moveCode } from '../codes.ts';
import { NEAR, REGION_COUNT } from '../data.ts';
import { listAt, SET_LISTS, stockIn } from '../sets.ts';
import { OPEN } from '../state.ts';
import type { State } from '../state.ts';
import { FULLY, NOTHING, PARTLY } from './levels.ts';
import type { Lister } from './levels.ts';

/** TKD-8.4: two from one region into one bordering region; one if no region can send two. */
export const march: Lister = (s, _seat, out) => {
  if (listMoves(s, out, 2)) return FULLY;
  return listMoves(s, out, 1) ? PARTLY : NOTHING;
};

function listMoves(s: State, out: Codes, size: number): boolean {
  const open = s.a[OPEN];
  const before = out.n;
  for (let from = 0; from < REGION_COUNT; from++) {
    if (((open >> from) & 1) === 0) continue;
    const sets = listAt(stockIn(s, from), size);
    for (let near = open & NEAR[from]; near !== 0; near &= near - 1) {
      const to = lowestBit(near);
      for (let i = sets + 1; i <= sets + SET_LISTS[sets]; i++) out.push(moveCode(from, to, SET_LISTS[i]));
    }
  }
  return out.n > before;
}
