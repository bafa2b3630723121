import type { Code, Codes, Seat } from '@four-crowns/core';
import { codes } from '@four-crowns/core';
import { playCode } from '../codes.ts';
import { ASSEMBLE, HAND_SIZE, SPY } from '../data.ts';
import { PILE, PILE_SIZE } from '../state.ts';
import type { State } from '../state.ts';
import { assembleLevel } from './assemble.ts';
import { LISTERS } from './index.ts';
import { NOTHING } from './levels.ts';

const scratch = codes();

/** The ways to play Spy: one for each other pile with a card; without any, plainly. */
export function listSpy(s: State, seat: Seat, out: Codes): void {
  const before = out.n;
  const best = s.options.spyPile === 'fullest' ? bestLevel(s, seat) : NOTHING;
  for (let of = 0; of < s.players; of++) {
    if (of === seat || s.a[PILE_SIZE + of] === 0) continue;
    if (best === NOTHING || levelOf(s, seat, of) === best) out.push(playCode(SPY, of));
  }
  if (out.n === before) out.push(playCode(SPY, -1));
}

/** The card on top of a pile; -1 if it is empty. */
export function topOf(s: State, of: Seat): number {
  const size = s.a[PILE_SIZE + of];
  return size === 0 ? -1 : s.a[PILE + of * HAND_SIZE + size - 1];
}

function levelOf(s: State, seat: Seat, of: Seat): number {
  const kind = topOf(s, of);
  if (kind < 0) return NOTHING;
  if (kind === ASSEMBLE) return assembleLevel(s);
  scratch.n = 0;
  return LISTERS[kind](s, seat, scratch);
}

/** TKD-12.2: the fullest effect any pile offers. */
function bestLevel(s: State, seat: Seat): number {
  let best: Code = NOTHING;
  for (let of = 0; of < s.players; of++) if (of !== seat) best = Math.max(best, levelOf(s, seat, of));
  return best;
}
