import type { Code, Seat } from '@four-crowns/core';
import { apply } from '../src/apply.ts';
import { RETURN_BASE } from '../src/codes.ts';
import { HAND_SIZE, PENDING, POOL_SIZE, QUEUE_SIZE, STREAK, TABLE_SIZE } from '../src/state.ts';
import type { State } from '../src/state.ts';

/** KBY-2, KBY-4: putting cards under the deck belongs to the same turn; any other movement of cards ends it. */
export function turn(s: State, seat: Seat): number {
  const { a } = s;
  let key = a[POOL_SIZE];
  for (const n of [a[QUEUE_SIZE] - a[PENDING], a[STREAK], a[TABLE_SIZE]]) key = key * 128 + n;
  for (let other = 0; other < s.seats; other++) if (other !== seat) key = key * 8 + a[HAND_SIZE + other];
  return key;
}

/**
 * Returned cards are drawn again as soon as the turn is over, and in an imagined state they are guesses. One card
 * added to the pool makes the rules wait as they do before chance deals, so nothing is drawn.
 */
export function applyKnown(s: State, seat: Seat, code: Code): void {
  s.a[POOL_SIZE]++;
  apply(s, seat, code);
  s.a[POOL_SIZE]--;
}

/** KBY-2.2: turns in which a card is played, and turns in which cards are returned. */
export function groupOf(first: Code): number {
  return first < RETURN_BASE ? 0 : 1;
}

/** Far less than a search can distinguish, and more than any difference once the winner is certain. */
const RELUCTANCE = 0.002;

/** Rounds without a played card that are still tolerated, and how much higher the chance must be for each further one. */
const PATIENT_ROUNDS = 2;
const IMPATIENCE = 0.05;

/**
 * KBY-4.5: only playing a card brings the end nearer. Levels that err can wait for each other until the guard ends the
 * match (KBY-4.6), so the longer nobody has played, the more waiting must promise.
 */
export function reluctance(first: Code, root: unknown, noise: number): number {
  if (first < RETURN_BASE) return 0;
  if (noise === 0) return RELUCTANCE;
  // The state was made by this game's own rules.
  const { a, seats } = root as State;
  return RELUCTANCE + IMPATIENCE * Math.max(0, Math.floor(a[STREAK] / seats) - PATIENT_ROUNDS);
}
