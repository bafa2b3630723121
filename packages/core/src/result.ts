import type { Match } from './match.ts';
import type { Result } from './entries.ts';
import type { Outcome, Seat, SeatMask } from './game.ts';

/** What a resignation decides: a whole match, or the last places of one that was played to its end. */
const RESIGNED = 'resigned';

/** The result of a match that has just ended, by its rules or because all but one side resigned. */
export function resultOf(m: Match): Result {
  const scores = m.game.scores(m.state, 'all');
  const out = sidesOut(m);
  const outcome = m.game.outcome(
    m.state,
    out.reduce((all, side) => all | side, 0),
  );
  if (outcome === undefined && out.length === 0) throw new Error('no outcome at the end');
  const all = withLast(outcome ?? leftOver(m, out), out);
  return { outcome: all, ranks: ranksOf(all, m.sides), scores };
}

/** If everybody loses, nobody gets the first place. */
function ranksOf({ places }: Outcome, sides: readonly SeatMask[]): readonly number[] {
  let next = 1;
  return places.map((place) => {
    const rank = next;
    next += Math.max(1, sides.filter((side) => place.some((seat) => (side >> seat) & 1)).length);
    return rank;
  });
}

/** The number of a seat's place. */
export function rankOf({ outcome: { places }, ranks }: Result, seat: Seat): number {
  const at = places.findIndex((place) => place.includes(seat));
  return ranks?.[at] ?? 1 + places.slice(0, at).flat().length;
}

/** If a match ends by resignation, the side that is left has won. In a solo match there is none, so nobody wins. */
function leftOver(m: Match, out: readonly SeatMask[]): Outcome {
  const left = m.sides.filter((side) => !out.includes(side));
  return { places: [seatsOf(left.reduce((all, side) => all | side, 0))], decidedBy: RESIGNED, parted: [] };
}

/** The first to resign takes the last place. */
function withLast({ places, decidedBy, parted = [] }: Outcome, out: readonly SeatMask[]): Outcome {
  return {
    places: [...places, ...out.toReversed().map(seatsOf)],
    decidedBy,
    parted: [...parted, ...out.map(() => RESIGNED)],
  };
}

/** As format 1 records have it: a resignation hid what had decided the rest. */
export function resultInFormat1(m: Match, { outcome, scores }: Result): Result {
  const { places, decidedBy } = outcome;
  return { outcome: { places, decidedBy: m.resigned.length > 0 ? RESIGNED : decidedBy }, scores };
}

/** The sides that are out, in that order. A side is out when all its seats have resigned. */
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
