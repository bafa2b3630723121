import { outcomeOf, rank, shareVictory } from '@four-crowns/core';
import type { Outcome, ScoreLine, SeatMask } from '@four-crowns/core';
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
function sumOf(s: State, seat: number): number {
  return s.a[POINTS + seat] * 32768 + goodsOf(s, seat) * 32 + buildingsOf(s, seat);
}

/** KBG-13.2 */
export function outcome(s: State, out: SeatMask = 0): Outcome | undefined {
  if (s.a[STAGE] !== OVER) return undefined;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat).filter(
    (seat) => ((out >> seat) & 1) === 0,
  );
  return outcomeOf(rank(seats, (x, y) => ({ by: sumOf(s, x) - sumOf(s, y), why: criterion(s, x, y) })));
}

/** The first of the three in which two differ. */
function criterion(s: State, x: number, y: number): string {
  if (s.a[POINTS + x] !== s.a[POINTS + y]) return 'points';
  return goodsOf(s, x) === goodsOf(s, y) ? 'buildings' : 'goods';
}

/** The share of the victory. */
export function payoffs(s: State, out: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = sumOf(s, seat);
  shareVictory(out, s.seats);
}
