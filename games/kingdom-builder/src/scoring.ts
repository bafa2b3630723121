import { outcomeOf, rank, shareVictory } from '@four-crowns/core';
import type { Outcome, ScoreLine, Seat, SeatMask } from '@four-crowns/core';
import { OBJECTIVES } from './data.ts';
import { lookAt, seatsOf } from './look.ts';
import { castles } from './objectives/beside.ts';
import { SCORERS } from './objectives/index.ts';
import { LAYING, OBJECTIVE, OVER, STAGE } from './state.ts';
import type { State } from './state.ts';

/** KB-7.3: the three cards and the castles; nothing while the board is not laid. */
export function scores(s: State): readonly ScoreLine[] {
  return (lookAt(s).scores ??= linesNow(s));
}

function linesNow(s: State): readonly ScoreLine[] {
  const boardLaid = s.a[LAYING + 3] >= 0;
  const lines: ScoreLine[] = [];
  for (let i = 0; i < 3; i++) {
    const card = s.a[OBJECTIVE + i];
    if (card >= 0) lines.push({ label: OBJECTIVES[card], points: pointsOf(s, SCORERS[card]) });
  }
  lines.push({ label: 'castles', points: boardLaid ? pointsOf(s, castles) : seatsOf(s).map(() => 0) });
  return lines;
}

function pointsOf(s: State, scorer: (s: State, seat: Seat) => number): number[] {
  const points: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) points.push(scorer(s, seat));
  return points;
}

export function gold(s: State, seat: Seat): number {
  let total = castles(s, seat);
  for (let i = 0; i < 3; i++) total += SCORERS[s.a[OBJECTIVE + i]](s, seat);
  return total;
}

/** KB-7.4: most gold wins; the player who has as much shares the place. */
export function outcome(s: State, out: SeatMask = 0): Outcome | undefined {
  if (s.a[STAGE] !== OVER) return undefined;
  const totals = Array.from({ length: s.seats }, (_, seat) => gold(s, seat));
  const seats = totals.flatMap((_, seat) => ((out >> seat) & 1 ? [] : [seat]));
  return outcomeOf(rank(seats, (x, y) => ({ by: totals[x] - totals[y], why: 'gold' })));
}

/** The share of the victory. */
export function payoffs(s: State, out: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = gold(s, seat);
  shareVictory(out, s.seats);
}
