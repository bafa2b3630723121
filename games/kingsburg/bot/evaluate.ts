import type { Seat } from '@four-crowns/core';
import { AUTUMN, BUILDINGS, RECRUIT_PHASE, SPRING, SUMMER, WINTER, YEARS } from '../src/data.ts';
import { cathedralPoints } from '../src/scoring.ts';
import {
  BUILD,
  BUILT_BY,
  ENVOY,
  goodsOf,
  INFLUENCE,
  OVER,
  PHASE,
  POINTS,
  STAGE,
  TOKENS,
  YEAR,
} from '../src/state.ts';
import type { State } from '../src/state.ts';
import { handWorth, placedWorth } from './court.ts';
import type { Prices } from './court.ts';
import { WEIGHTS } from './weights.ts';
import { winterWorth } from './winter.ts';

/**
 * `good` and `token` count as long as something can be built. `…_season` is what a building brings in each remaining
 * productive season beyond its points, and `…_winter` in each winter after the next, which is evaluated separately.
 */
export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;

/** More goods than two buildings cost stay unused for too long. */
const PLENTY = 7;

/** The weights in the form that the evaluation reads; `season` and `winter` by building. */
interface Table {
  readonly good: number;
  readonly idleGood: number;
  readonly token: number;
  readonly envoy: number;
  readonly season: Float64Array;
  readonly winter: Float64Array;
}

function tableOf(w: Weights): Table {
  const named: Readonly<Record<string, number>> = w;
  const { good, idleGood, token, envoy } = w;
  const season = Float64Array.from(BUILDINGS, (b) => named[`${b}_season`] ?? 0);
  const winter = Float64Array.from(BUILDINGS, (b) => named[`${b}_winter`] ?? 0);
  return { good, idleGood, token, envoy, season, winter };
}

/** The search's table. */
const TUNED = tableOf(WEIGHTS);
export const { envoy: ENVOY_WORTH, season: SEASON_WEIGHTS, winter: WINTER_WEIGHTS } = TUNED;

/** The prices of the position evaluated last. */
export const prices: Prices = { good: 0, token: 0, soldier: 0, peek: 0 };

/** Points on the track, what the goods may still buy, what the buildings may still bring, and the coming winter. */
export function evaluator(weights: Weights): (s: State, seat: Seat) => number {
  const w = tableOf(weights);
  return (s, seat) => judged(s, seat, w);
}

/** The evaluation with the search's weights. */
export const evaluate = evaluator(WEIGHTS);

function judged(s: State, seat: Seat, w: Table): number {
  const { a } = s;
  const now = a[POINTS + seat];
  if (a[STAGE] === OVER) return now;
  const seasons = seasonsLeft(s);
  const builds = a[STAGE] > BUILD ? seasons : seasons + 1;
  setPrices(builds, w);
  let value =
    now + cathedralPoints(s, seat) + goodsWorth(s, seat, w) + prices.token * Math.min(3, a[TOKENS + seat]);
  if (a[ENVOY] === seat) value += builds > 0 ? w.envoy : 0;
  const winters = YEARS - a[YEAR];
  for (let b = 0; b < BUILDINGS.length; b++) {
    if (((a[BUILT_BY + seat] >> b) & 1) === 1) value += w.season[b] * seasons + w.winter[b] * winters;
  }
  if (a[PHASE] < WINTER) {
    const winter = winterWorth(s, seat);
    value += urgency(a[PHASE]) * winter;
    prices.soldier = urgency(a[PHASE]) * (winterWorth(s, seat, 1) - winter);
  }
  if (a[STAGE] >= INFLUENCE && a[STAGE] <= BUILD) {
    value += placedWorth(s, seat, prices) + handWorth(s, seat, prices);
  }
  return value;
}

/** Productive seasons that have not begun. */
export function seasonsLeft(s: State): number {
  const { a } = s;
  const phase = a[PHASE];
  const thisYear = phase < SPRING ? 3 : phase < SUMMER ? 2 : phase < AUTUMN ? 1 : 0;
  return (YEARS - a[YEAR]) * 3 + thisYear;
}

function setPrices(builds: number, w: Table): void {
  prices.good = builds > 0 ? w.good : 0.3;
  prices.token = builds > 1 ? w.token : 0.1;
  prices.peek = 0.3;
}

export function goodsWorth(s: State, seat: Seat, w: Table = TUNED): number {
  const goods = goodsOf(s, seat);
  const useful = Math.min(goods, PLENTY);
  return prices.good * (useful + w.idleGood * (goods - useful));
}

/** Early in the year there is still time to recruit. */
export function urgency(phase: number): number {
  return phase >= RECRUIT_PHASE ? 1 : phase >= AUTUMN ? 0.9 : phase >= SUMMER ? 0.7 : 0.5;
}
