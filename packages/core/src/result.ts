import type { Match } from './match.ts';
import type { Result } from './entries.ts';
import type { Outcome, Seat, SeatMask } from './game.ts';

/** The result of a match that has just ended, by its rules or because all but one side resigned. */
export function resultOf(m: Match): Result {
  const scores = m.game.scores(m.state, 'all');
  const outcome = m.game.outcome(m.state);
  if (m.resigned.length === 0) {
    if (outcome === undefined) throw new Error('no outcome at the end');
    return { outcome, scores };
  }
  const out = sidesOut(m);
  const left: readonly (readonly Seat[])[] =
    outcome === undefined
      ? [seatsOf(m.sides.filter((side) => !out.includes(side)).reduce((a, b) => a | b, 0))]
      : outcome.places.map((place) => place.filter((seat) => !out.some((side) => side & (1 << seat))));
  const standing = left.filter((p) => p.length > 0);
  // Where nobody is left, as alone at the table, nobody has won.
  const places = [...(standing.length > 0 ? standing : [[]]), ...out.toReversed().map(seatsOf)];
  return { outcome: { places, decidedBy: 'resigned' } satisfies Outcome, scores };
}

/** A side is out when all its seats have resigned; in the order in which that happened. */
export function sidesOut(m: Match): SeatMask[] {
  const out: SeatMask[] = [];
  let gone: SeatMask = 0;
  for (const seat of m.resigned) {
    gone |= 1 << seat;
    for (const side of m.sides) if ((side & ~gone) === 0 && !out.includes(side)) out.push(side);
  }
  return out;
}

export function seatsOf(mask: SeatMask): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < 30; seat++) if (mask & (1 << seat)) seats.push(seat);
  return seats;
}
