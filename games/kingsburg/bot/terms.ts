/** The evaluation split into named parts, for explanations. */
import type { Term } from '@four-crowns/bots';
import type { Seat } from '@four-crowns/core';
import { BUILDING_POINTS, standingPoints } from '../src/buildings.ts';
import { ADVISORS, BUILDINGS, WINTER, YEARS } from '../src/data.ts';
import { cathedralPoints } from '../src/scoring.ts';
import {
  BUILD,
  BUILT_BY,
  cell,
  ENVOY,
  goodsOf,
  HELPER,
  INFLUENCE,
  OVER,
  ownerOf,
  PHASE,
  POINTS,
  STAGE,
  TAKEN,
  TOKENS,
  YEAR,
} from '../src/state.ts';
import type { State } from '../src/state.ts';
import { giftWorth, handWorth } from './court.ts';
import {
  ENVOY_WORTH,
  evaluate,
  goodsWorth,
  prices,
  SEASON_WEIGHTS,
  seasonsLeft,
  urgency,
  WINTER_WEIGHTS,
} from './evaluate.ts';
import { winChance, winterWorth } from './winter.ts';

export type TermId =
  | 'points'
  | 'building'
  | 'cathedral'
  | 'goods'
  | 'tokens'
  | 'envoy'
  | 'winter'
  | 'advisor'
  | 'hand';

export function terms(s: State, seat: Seat): readonly Term[] {
  const { a } = s;
  const isOver = a[STAGE] === OVER;
  // Called for its side effect of setting `prices`.
  evaluate(s, seat);
  const points = a[POINTS + seat] - standingPoints(s, seat);
  const scored: Term[] = [
    { id: 'points', value: points, isCounted: true, facts: { n: points } },
    ...buildings(s, seat, isOver),
  ];
  if (isOver) return scored;
  const goods = goodsOf(s, seat);
  const builds = a[STAGE] > BUILD ? seasonsLeft(s) : seasonsLeft(s) + 1;
  const parts: Term[] = [
    ...scored,
    {
      id: 'cathedral',
      value: cathedralPoints(s, seat),
      isCounted: true,
      isPrice: true,
      facts: { n: cathedralPoints(s, seat) },
    },
    { id: 'goods', value: goodsWorth(s, seat), isCounted: true, isPrice: true, facts: { n: goods } },
    {
      id: 'tokens',
      value: prices.token * Math.min(3, a[TOKENS + seat]),
      isCounted: true,
      isPrice: true,
      facts: { n: a[TOKENS + seat] },
    },
    {
      id: 'envoy',
      value: a[ENVOY] === seat && builds > 0 ? ENVOY_WORTH : 0,
      isCounted: true,
      facts: { n: a[ENVOY] === seat ? 1 : 0 },
    },
    ...advisors(s, seat),
  ];
  if (a[PHASE] < WINTER) {
    const value = urgency(a[PHASE]) * winterWorth(s, seat);
    parts.push({ id: 'winter', value, isCounted: true, isPassing: true, facts: { n: winChance(s, seat) } });
  }
  // Dice are there to be used, so having fewer left is not a reason against a turn.
  if (isAtCourt(s)) parts.push({ id: 'hand', value: handWorth(s, seat, prices), isCounted: true });
  return parts;
}

/** The buildings' points, and what they may still bring. */
function buildings(s: State, seat: Seat, isOver: boolean): readonly Term[] {
  const { a } = s;
  const seasons = seasonsLeft(s);
  const winters = YEARS - a[YEAR];
  return BUILDINGS.map((of, b) => {
    const n = (a[BUILT_BY + seat] >> b) & 1;
    const later = isOver ? 0 : SEASON_WEIGHTS[b] * seasons + WINTER_WEIGHTS[b] * winters;
    const facts = { n, points: BUILDING_POINTS[b] };
    return { id: 'building', of, value: n * (BUILDING_POINTS[b] + later), isCounted: true, facts };
  });
}

function isAtCourt({ a }: State): boolean {
  return a[STAGE] >= INFLUENCE && a[STAGE] <= BUILD;
}

/** Dice placed on advisors whose help is still to come. The help then replaces this part. */
function advisors(s: State, seat: Seat): readonly Term[] {
  const { a } = s;
  return ADVISORS.map((of, i) => {
    const advisor = i + 1;
    const isWaiting = isAtCourt(s) && advisor > a[HELPER] && ((a[TAKEN] >> advisor) & 1) === 1;
    const n = isWaiting
      ? [0, 1].filter((which) => {
          const group = a[cell(advisor, which)];
          return group !== 0 && ownerOf(group) === seat;
        }).length
      : 0;
    const value = n === 0 ? 0 : n * giftWorth(s, seat, advisor, prices);
    return { id: 'advisor', of, value, isCounted: true, isPrice: true, facts: { n } };
  });
}
