import type { Outcome, ScoreLine } from '@four-crowns/core';
import { standingPoints } from './buildings.ts';
import { CATHEDRAL } from './data.ts';
import {
  buildingsOf,
  FROM_ADVISORS,
  FROM_BATTLES,
  FROM_EMBASSY,
  FROM_REWARDS,
  FROM_TOWN_HALL,
  goodsOf,
  has,
  OVER,
  POINTS,
  STAGE,
} from './state.ts';
import type { State } from './state.ts';

/** KBG-9.4: goods count and stay. */
export function cathedralPoints(s: State, seat: number): number {
  return has(s, seat, CATHEDRAL) ? goodsOf(s, seat) >> 1 : 0;
}

const LINES = {
  advisors: FROM_ADVISORS,
  town_hall: FROM_TOWN_HALL,
  embassy: FROM_EMBASSY,
  reward: FROM_REWARDS,
  battles: FROM_BATTLES,
} as const;

/** As if the game ended now: the track by where its points came from, and the Cathedral. */
export function scores(s: State): readonly ScoreLine[] {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return [
    { label: 'buildings', points: seats.map((seat) => standingPoints(s, seat)) },
    ...Object.entries(LINES).map(([label, at]) => ({ label, points: seats.map((seat) => s.a[at + seat]) })),
    { label: 'cathedral', points: seats.map((seat) => cathedralPoints(s, seat)) },
  ];
}

/** Sums up what KBG-13.2 compares: points, then goods, then buildings. Goods and buildings stay below 2^10 and 2^5. */
function rank(s: State, seat: number): number {
  return s.a[POINTS + seat] * 32768 + goodsOf(s, seat) * 32 + buildingsOf(s, seat);
}

/** KBG-13.2 */
export function outcome(s: State): Outcome | undefined {
  if (s.a[STAGE] !== OVER) return undefined;
  const ranks = Array.from({ length: s.seats }, (_, seat) => rank(s, seat));
  const places = [...new Set(ranks)]
    .toSorted((x, y) => y - x)
    .map((r) => ranks.flatMap((other, seat) => (other === r ? [seat] : [])));
  return { places, decidedBy: decidedBy(s, places[0]) };
}

/** What set the winner apart from the best of the others. */
function decidedBy(s: State, winners: readonly number[]): string {
  if (winners.length > 1) return 'shared';
  const [first] = winners;
  const even = Array.from({ length: s.seats }, (_, seat) => seat).filter(
    (seat) => seat !== first && s.a[POINTS + seat] === s.a[POINTS + first],
  );
  if (even.length === 0) return 'points';
  return even.some((seat) => goodsOf(s, seat) === goodsOf(s, first)) ? 'buildings' : 'goods';
}

/** The share of the victory. */
export function payoffs(s: State, out: Float64Array): void {
  let most = -Infinity;
  let winners = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const r = rank(s, seat);
    out[seat] = r;
    if (r > most) {
      most = r;
      winners = 1;
    } else if (r === most) winners++;
  }
  for (let seat = 0; seat < s.seats; seat++) out[seat] = out[seat] === most ? 1 / winners : 0;
}
