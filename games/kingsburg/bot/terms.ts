/** The evaluation in named parts, for explanations. */
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
  lowest,
  OVER,
  ownerOf,
  PHASE,
  POINTS,
  SOLDIERS,
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
import { winterWorth } from './winter.ts';

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
  // Sets the prices.
  evaluate(s, seat);
  const points = a[POINTS + seat] - standingPoints(s, seat);
  const scored: Term[] = [
    { id: 'points', value: points, facts: { n: points } },
    ...buildings(s, seat, isOver),
  ];
  if (isOver) return scored;
  const goods = goodsOf(s, seat);
  const builds = a[STAGE] > BUILD ? seasonsLeft(s) : seasonsLeft(s) + 1;
  const parts: Term[] = [
    ...scored,
    { id: 'cathedral', value: cathedralPoints(s, seat), isPrice: true },
    { id: 'goods', value: goodsWorth(s, seat), facts: { n: goods }, isPrice: true },
    {
      id: 'tokens',
      value: prices.token * Math.min(3, a[TOKENS + seat]),
      facts: { n: a[TOKENS + seat] },
      isPrice: true,
    },
    { id: 'envoy', value: a[ENVOY] === seat && builds > 0 ? ENVOY_WORTH : 0 },
  ];
  if (a[PHASE] < WINTER) {
    const value = urgency(a[PHASE]) * winterWorth(s, seat);
    parts.push({ id: 'winter', value, facts: { soldiers: a[SOLDIERS + seat] }, isPassing: true });
  }
  if (a[STAGE] >= INFLUENCE && a[STAGE] <= BUILD) {
    parts.push(...advisors(s, seat), { id: 'hand', value: handWorth(s, seat, prices), isPrice: true });
  }
  return parts;
}

/** Their points, and what they may still bring. */
function buildings(s: State, seat: Seat, isOver: boolean): readonly Term[] {
  const { a } = s;
  const seasons = seasonsLeft(s);
  const winters = YEARS - a[YEAR];
  return BUILDINGS.flatMap((of, b) => {
    if (((a[BUILT_BY + seat] >> b) & 1) === 0) return [];
    const later = isOver ? 0 : SEASON_WEIGHTS[b] * seasons + WINTER_WEIGHTS[b] * winters;
    return [{ id: 'building', of, value: BUILDING_POINTS[b] + later, facts: { points: BUILDING_POINTS[b] } }];
  });
}

/** Groups of dice that wait for their help; what it brings takes their place. */
function advisors(s: State, seat: Seat): readonly Term[] {
  const { a } = s;
  const found: Term[] = [];
  for (let rest = (a[TAKEN] >> (a[HELPER] + 1)) << (a[HELPER] + 1); rest !== 0; rest &= rest - 1) {
    const advisor = lowest(rest);
    const groups = [0, 1].filter((which) => {
      const group = a[cell(advisor, which)];
      return group !== 0 && ownerOf(group) === seat;
    }).length;
    if (groups === 0) continue;
    const value = groups * giftWorth(s, seat, advisor, prices);
    found.push({ id: 'advisor', of: ADVISORS[advisor - 1], value, isPrice: true });
  }
  return found;
}
