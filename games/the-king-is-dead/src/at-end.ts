/** What an end was decided by, in numbers, for everybody to read: no side of this game has points. */
import { CROWNS, CROWN_NAMES } from './data.ts';
import type { Crown } from './data.ts';
import { byPower, inCourt, secondOf, sideOf, totalOf, unplayed } from './ranking.ts';
import type { Plot } from './ranking.ts';
import { plotOf, sidesOf } from './scoring.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

export type SideAtEnd = {
  /** In the solo game the Saxons are seat 1. */
  readonly seats: readonly number[];
  /** TKD-9.3: the partner whose court counts at a coronation. */
  readonly best: number;
  /** In that court, Plot included: followers of the strongest and of the second faction, and all. */
  readonly strongest: number;
  readonly second: number;
  readonly total: number;
  /** TKD-7.2: of the courts together. */
  readonly sets: number;
  /** Cards that could still have been played. */
  readonly left: number;
};

export type AtEnd = {
  /** Regions each faction controls. */
  readonly won: { readonly [faction in Crown]: number };
  readonly unstable: number;
  /** TKD-7.4: those that have won a struggle, the strongest first. */
  readonly power: readonly Crown[];
  readonly sides: readonly SideAtEnd[];
};

export function atEndOf(s: State): AtEnd | null {
  if (s.a[at.STAGE] !== at.OVER) return null;
  const [scottish = 0, welsh = 0, english = 0] = s.a.subarray(at.WON, at.WON + CROWNS);
  const plot = plotOf(s);
  return {
    won: { scottish, welsh, english },
    unstable: s.a[at.UNSTABLE_COUNT],
    power: byPower(s).map((f) => CROWN_NAMES[f]),
    sides: sidesOf(s).map((side) => sideAtEnd(s, sideOf(s, side), plot)),
  };
}

function sideAtEnd(s: State, seats: readonly number[], plot: Plot | undefined): SideAtEnd {
  const order = byPower(s);
  const [court = { best: 0, strongest: 0, second: 0, total: 0 }] = seats
    .map((best) => ({
      best,
      strongest: order.length > 0 ? inCourt(s, best, order[0], plot) : 0,
      second: secondOf(s, best, order, plot),
      total: totalOf(s, best, plot),
    }))
    .toSorted((x, y) => y.strongest - x.strongest || y.second - x.second || y.total - x.total);
  return {
    seats,
    ...court,
    sets: Math.min(...[0, 1, 2].map((f) => seats.reduce((n, seat) => n + inCourt(s, seat, f, plot), 0))),
    left: seats.reduce((n, seat) => n + unplayed(s, seat), 0),
  };
}
