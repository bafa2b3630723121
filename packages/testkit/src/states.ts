import { codes, DEALER } from '@four-crowns/core';
import type { AnyGame, Code, GameEvent, Rng, Seat, SeatMask, Viewer } from '@four-crowns/core';
import { difference } from './json.ts';

const buffer = codes();

export function legalOf(game: AnyGame, s: unknown, seat: Seat): Code[] {
  buffer.n = 0;
  game.rules.legal(s, seat, buffer);
  return Array.from(buffer.at.subarray(0, buffer.n));
}

/** The seats in a mask, including the dealer. */
export function askedOf(mask: SeatMask): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat <= DEALER; seat++) if (mask & (1 << seat)) seats.push(seat);
  return seats;
}

/**
 * The state as text. Cheaper than the hash, and reliable because the same `save` always writes keys in the same
 * order.
 */
export function textOf(game: AnyGame, s: unknown): string {
  return JSON.stringify(game.save(s));
}

/** The first difference between two texts of `textOf`, or undefined if only the order of keys differs. */
export function textDifference(a: string, b: string): string | undefined {
  return a === b ? undefined : difference(JSON.parse(a), JSON.parse(b));
}

/** Every viewer that may look before the end of the match. */
export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'table'];
}

/** A random legal code: uniform for a seat, by weight for the dealer. Never uses the game's own `pick`. */
export function randomCode(game: AnyGame, s: unknown, seat: Seat, legal: readonly Code[], rng: Rng): Code {
  if (seat !== DEALER) return legal[rng.below(legal.length)] as Code;
  let x = rng.below(legal.reduce((total, code) => total + game.rules.weight(s, code), 0));
  return legal.find((code) => (x -= game.rules.weight(s, code)) < 0) as Code;
}

/**
 * Whether undo stops at a step, computed independently of core: it does at chance, the end, a newly asked seat, a
 * seat of a group asked again, or a revealed fact. `group` holds the seats asked at the last barrier.
 */
export function isBarrier(
  by: Seat,
  group: SeatMask,
  before: SeatMask,
  after: SeatMask,
  events: readonly GameEvent[],
): boolean {
  if (by === DEALER || after === 0 || (after & ~before) !== 0) return true;
  if (group !== 1 << by && (after & (1 << by)) !== 0) return true;
  return events.some((e) => e.reveals === true);
}

export function nameOf(seat: Seat): string {
  return seat === DEALER ? 'the dealer' : `seat ${seat}`;
}
