import type { Seat } from '@four-crowns/core';
import { AUTUMN, BUILDINGS, RECRUIT_PHASE, SPRING, SUMMER, WINTER, YEARS } from '../src/data.ts';
import type { Building } from '../src/data.ts';
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
import { winterWorth } from './winter.ts';

// In points. Found by playing some hundred matches, one weight at a time.
const GOOD = 0.95;
/** Goods beyond what two buildings cost wait too long. */
const PLENTY = 7;
const IDLE_GOOD = 0.45;
const TOKEN = 0.6;
const ENVOY_WORTH = 1;

/** What a building brings in each productive season to come, beyond its points. */
const PER_SEASON: { readonly [building in Building]?: number } = {
  chapel: 0.05,
  inn: 0.15,
  market: 0.35,
  farms: 0.9,
  merchants_guild: 0.8,
  crane: 0.3,
  town_hall: 0.35,
  embassy: 1,
  stable: 0.15,
};
/** And in each winter after the next one, which is weighed by itself. */
const PER_WINTER: { readonly [building in Building]?: number } = {
  church: 0.2,
  farms: -0.7,
  guard_tower: 0.7,
  blacksmith: 0.7,
  barracks: 0.5,
  wizards_guild: 1.4,
  palisade: 0.8,
  stone_wall: 1.2,
  fortress: 1.5,
  barricade: 0.25,
};
const SEASON_WEIGHTS = Float64Array.from(BUILDINGS, (b) => PER_SEASON[b] ?? 0);
const WINTER_WEIGHTS = Float64Array.from(BUILDINGS, (b) => PER_WINTER[b] ?? 0);

const prices: Prices = { good: 0, token: 0, soldier: 0, peek: 0 };

/** The track, what the goods may still buy, what the buildings may still bring, and the coming winter. */
export function evaluate(s: State, seat: Seat): number {
  const { a } = s;
  const now = a[POINTS + seat];
  if (a[STAGE] === OVER) return now;
  const seasons = seasonsLeft(s);
  const builds = a[STAGE] > BUILD ? seasons : seasons + 1;
  setPrices(builds);
  let value =
    now + cathedralPoints(s, seat) + goodsWorth(s, seat) + prices.token * Math.min(3, a[TOKENS + seat]);
  if (a[ENVOY] === seat) value += builds > 0 ? ENVOY_WORTH : 0;
  const winters = YEARS - a[YEAR];
  for (let b = 0; b < BUILDINGS.length; b++) {
    if (((a[BUILT_BY + seat] >> b) & 1) === 1)
      value += SEASON_WEIGHTS[b] * seasons + WINTER_WEIGHTS[b] * winters;
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
function seasonsLeft(s: State): number {
  const { a } = s;
  const phase = a[PHASE];
  const thisYear = phase < SPRING ? 3 : phase < SUMMER ? 2 : phase < AUTUMN ? 1 : 0;
  return (YEARS - a[YEAR]) * 3 + thisYear;
}

function setPrices(builds: number): void {
  prices.good = builds > 0 ? GOOD : 0.3;
  prices.token = builds > 1 ? TOKEN : 0.1;
  prices.peek = 0.3;
}

function goodsWorth(s: State, seat: Seat): number {
  const goods = goodsOf(s, seat);
  const useful = Math.min(goods, PLENTY);
  return prices.good * (useful + IDLE_GOOD * (goods - useful));
}

/** Early in the year there is time left to arm. */
function urgency(phase: number): number {
  return phase >= RECRUIT_PHASE ? 1 : phase >= AUTUMN ? 0.9 : phase >= SUMMER ? 0.7 : 0.5;
}
