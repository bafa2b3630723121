import { outcomeOf, rank } from '@four-crowns/core';
import type { Outcome, ScoreLine, Seat, SeatMask, Viewer } from '@four-crowns/core';
import { OBELISK_POINTS, TITLES } from './data.ts';
import { FIRST, MAX_SEATS, OPEN, OVER, PRIVATE, STAGE } from './state.ts';
import type { State } from './state.ts';
import { countAll, holderOf, obelisksOf } from './titles.ts';
import { seatsOf } from './turn.ts';
import { titlesKnownTo } from './view.ts';

/** One line a title, in the words of TITLES, and one for the obelisks; as far as the viewer knows (KBY-5.5). */
export function scores(s: State, viewer: Viewer): ScoreLine[] {
  countAll(s);
  const lines = titlesKnownTo(s, viewer).map((title): ScoreLine => {
    const holder = holderOf(s, title);
    return {
      label: TITLES[title],
      points: seatsOf(s).map((seat) => (seat === holder ? s.values[title] : 0)),
    };
  });
  const obelisks = seatsOf(s).map((seat) => OBELISK_POINTS * obelisksOf(seat));
  return [...lines, { label: 'obelisks', points: obelisks }];
}

const TOTALS = new Int32Array(MAX_SEATS);

/** KBY-7.4: all titles, private ones too, and obelisks; into TOTALS. */
function countTotals(s: State): Int32Array {
  const { a } = s;
  countAll(s);
  for (let seat = 0; seat < s.seats; seat++) TOTALS[seat] = OBELISK_POINTS * obelisksOf(seat);
  for (let i = OPEN; i < PRIVATE + s.seats; i++) {
    if (a[i] < 0) continue;
    const holder = holderOf(s, a[i]);
    if (holder >= 0) TOTALS[holder] += s.values[a[i]];
  }
  return TOTALS;
}

/** KBY-7.5: every place belongs to one; among equals to who sits nearer the first player, clockwise. */
export function outcome(s: State, out: SeatMask = 0): Outcome | undefined {
  if (s.a[STAGE] !== OVER) return undefined;
  const totals = Array.from(countTotals(s).subarray(0, s.seats));
  const seats = seatsOf(s).filter((seat) => ((out >> seat) & 1) === 0);
  return outcomeOf(
    rank(seats, (x, y) =>
      totals[x] === totals[y]
        ? { by: distanceFromFirst(s, y) - distanceFromFirst(s, x), why: 'seat-order' }
        : { by: totals[x] - totals[y], why: 'points' },
    ),
  );
}

function distanceFromFirst(s: State, seat: Seat): number {
  return (seat - s.a[FIRST] + s.seats) % s.seats;
}

export function payoffs(s: State, out: Float64Array): void {
  const totals = countTotals(s);
  let winner = s.a[FIRST];
  for (let i = 1; i < s.seats; i++) {
    const seat = (s.a[FIRST] + i) % s.seats;
    if (totals[seat] > totals[winner]) winner = seat;
  }
  for (let seat = 0; seat < s.seats; seat++) out[seat] = seat === winner ? 1 : 0;
}
