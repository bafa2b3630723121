/** KBG-1: nothing but the turn order is left to chance before the first year. */
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { DRAW_ORDER, emptyState, ORDER, STAGE, YEAR } from './state.ts';
import type { State } from './state.ts';

export function start(options: Options, seats: number): State {
  const s = emptyState(options, seats);
  s.a[STAGE] = DRAW_ORDER;
  return s;
}

export function isPlaced(s: State, seat: number): boolean {
  for (let i = 0; i < s.seats; i++) if (s.a[ORDER + i] === seat) return true;
  return false;
}

/** KBG-1.6: one place after the other; true while the dealer has to go on. */
export function placeSeat(s: State, seat: number, log: Event[] | undefined): boolean {
  const { a } = s;
  let i = 0;
  while (a[ORDER + i] >= 0) i++;
  a[ORDER + i] = seat;
  if (i < s.seats - 2) return true;
  let last = 0;
  while (isPlaced(s, last)) last++;
  a[ORDER + i + 1] = last;
  a[YEAR] = 1;
  if (log !== undefined) {
    for (let p = 0; p < s.seats; p++) log.push({ type: 'order', seat: a[ORDER + p], place: p + 1, total: 0 });
  }
  return false;
}
