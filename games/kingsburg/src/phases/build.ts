import { lowestBit } from '@four-crowns/core';
import type { Code, Codes } from '@four-crowns/core';
import { affordable, BUILDING_POINTS, goldPrice, stonePrice, woodPrice } from '../buildings.ts';
import { BUILD_FIRST, NONE } from '../codes.ts';
import { BUILDINGS } from '../data.ts';
import type { Event } from '../events.ts';
import { AT, BUILD, BUILT, BUILT_BY, CURRENT, ENVOY, ORDER, POINTS, STAGE, STORE } from '../state.ts';
import type { State } from '../state.ts';

/** KBG-8.1: in turn order. True if somebody is asked. */
export function beginBuild(s: State, log: Event[] | undefined): boolean {
  s.a[AT] = 0;
  return visit(s, log);
}

function visit(s: State, log: Event[] | undefined): boolean {
  const { a } = s;
  for (; a[AT] < s.seats; a[AT]++) {
    const seat = a[ORDER + a[AT]];
    if (affordable(s, seat) !== 0) {
      a[CURRENT] = seat;
      a[STAGE] = BUILD;
      return true;
    }
    log?.push({ type: 'no_building', seat });
  }
  return false;
}

export function listBuildings(s: State, seat: number, out: Codes): void {
  out.push(NONE);
  for (let rest = affordable(s, seat); rest !== 0; rest &= rest - 1) out.push(BUILD_FIRST + lowestBit(rest));
}

/** True if somebody is asked next. */
export function applyBuild(s: State, seat: number, code: Code, log: Event[] | undefined): boolean {
  const { a } = s;
  if (code !== NONE) {
    build(s, seat, code - BUILD_FIRST, log);
    // KBG-10.4: the Envoy's second building, if one can be paid.
    if (a[BUILT] === 0 && a[ENVOY] === seat && affordable(s, seat) !== 0) {
      a[BUILT] = 1;
      return true;
    }
  } else if (a[BUILT] === 0) log?.push({ type: 'no_building', seat });
  a[BUILT] = 0;
  a[AT]++;
  return visit(s, log);
}

function build(s: State, seat: number, building: number, log: Event[] | undefined): void {
  const { a } = s;
  const store = STORE + seat * 3;
  const gold = goldPrice(s, seat, building);
  a[store] -= gold;
  a[store + 1] -= woodPrice(building);
  a[store + 2] -= stonePrice(building);
  a[BUILT_BY + seat] |= 1 << building;
  a[POINTS + seat] += BUILDING_POINTS[building];
  if (a[BUILT] === 1) a[ENVOY] = -1;
  log?.push({
    type: 'build',
    seat,
    building: BUILDINGS[building],
    gold,
    wood: woodPrice(building),
    stone: stonePrice(building),
    points: BUILDING_POINTS[building],
    envoy: a[BUILT] === 1,
  });
}
