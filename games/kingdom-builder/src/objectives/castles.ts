import { COLUMN_OF, ROW_OF, SIZE, specialHex } from '../board.ts';
import { BESIDE, LAYING } from '../state.ts';
import type { State } from '../state.ts';

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
