/** KBY-4.6: the guard, which scores a game in which nobody plays a card any more. */
import { isOldGuard } from './options.ts';
import { CURRENT, DRAW, ENDING, LAST_MONSTER, lastSeat, STAGE, STREAK, TABLE_SIZE } from './state.ts';
import type { State } from './state.ts';

/** From the first played card on. It is always a holding, and only a monster takes holdings off the table. */
export function isGuardCounting({ a, options: { guard } }: State): boolean {
  return guard > 0 && (a[TABLE_SIZE] > 0 || a[LAST_MONSTER] >= 0 || isOldGuard(guard));
}

/** Looked at when the last player ends a turn, so that all have had equally many. */
export function isStalled(s: State): boolean {
  return s.a[STREAK] >= s.options.guard * s.seats && isGuardCounting(s);
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
  if (a[ENDING] === 1 || !isGuardCounting(s)) return Infinity;
  const inRound = ((lastSeat(s) - a[CURRENT] + seats) % seats) + 1;
  const missing = Math.max(0, s.options.guard * seats - a[STREAK] - inRound);
  return inRound + Math.ceil(missing / seats) * seats;
}
