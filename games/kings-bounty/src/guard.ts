/** KBY-4.6: the guard, which scores a game in which nobody plays a card any more. */
import { CURRENT, DRAW, ENDING, LAST_MONSTER, lastSeat, STAGE, STREAK, TABLE_SIZE } from './state.ts';
import type { State } from './state.ts';

/** The first card played is always a holding, and only a monster takes holdings off the table. */
export function isAnyPlayed({ a }: State): boolean {
  return a[TABLE_SIZE] > 0 || a[LAST_MONSTER] >= 0;
}

/** Looked at when the last player ends a turn, so that all have had equally many. */
export function isStalled(s: State): boolean {
  const { guard } = s.options;
  return guard > 0 && s.a[STREAK] >= guard * s.seats && isAnyPlayed(s);
}

/** The turn that the guard ends is over but for the cards still to be drawn. */
export function endsByGuard(s: State): boolean {
  return s.a[STAGE] === DRAW && s.a[CURRENT] === lastSeat(s) && s.a[ENDING] === 0 && isStalled(s);
}

/**
 * If from now on cards were only returned: how many turns the guard still leaves, the present one
 * included. Infinity where it does not count.
 */
export function turnsToGuard(s: State): number {
  const { a, seats } = s;
  const { guard } = s.options;
  if (guard === 0 || a[ENDING] === 1 || !isAnyPlayed(s)) return Infinity;
  const inRound = ((lastSeat(s) - a[CURRENT] + seats) % seats) + 1;
  const missing = Math.max(0, guard * seats - a[STREAK] - inRound);
  return inRound + Math.ceil(missing / seats) * seats;
}
