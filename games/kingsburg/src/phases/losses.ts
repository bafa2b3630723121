/** KBG-12.6: gold, wood, stone, goods of one's choice, buildings, points. */
import type { Code } from '@four-crowns/core';
import { BUILDING_POINTS, firstToFall } from '../buildings.ts';
import { goldOf, stoneOf, woodOf } from '../codes.ts';
import { BUILDINGS, pack } from '../data.ts';
import { enemyOf } from '../enemies.ts';
import type { Event } from '../events.ts';
import { takeGoods } from '../goods.ts';
import { BUILT_BY, FROM_BATTLES, goodsOf, POINTS, STORE } from '../state.ts';
import type { State } from '../state.ts';

/** KBG-12.7: of each kind what is there. */
export function loseNamedGoods(s: State, seat: number, log: Event[] | undefined): void {
  const { losses } = enemyOf(s);
  const at = STORE + seat * 3;
  const gold = Math.min(losses.gold, s.a[at]);
  const wood = Math.min(losses.wood, s.a[at + 1]);
  const stone = Math.min(losses.stone, s.a[at + 2]);
  loseAny(s, seat, pack(gold, wood, stone), log);
  // KBG-2.5: with nothing to choose from, goods of one's choice go by themselves.
  const any = Math.min(losses.any, goodsOf(s, seat));
  if (any > 0 && anyToLose(s, seat) === 0) loseAny(s, seat, onlyWay(s, seat, any), log);
}

/** How many goods the loser has to choose; 0 where there is no choice (any more). */
export function anyToLose(s: State, seat: number): number {
  const { any } = enemyOf(s).losses;
  const at = STORE + seat * 3;
  const all = goodsOf(s, seat);
  const isOneKind = s.a[at] === all || s.a[at + 1] === all || s.a[at + 2] === all;
  return any >= all || isOneKind ? 0 : any;
}

/** `n` goods of a store that leaves no choice. */
function onlyWay(s: State, seat: number, n: number): Code {
  const at = STORE + seat * 3;
  return pack(Math.min(n, s.a[at]), Math.min(n, s.a[at + 1]), Math.min(n, s.a[at + 2]));
}

export function loseAny(s: State, seat: number, packed: Code, log: Event[] | undefined): void {
  if (packed === 0) return;
  takeGoods(s, seat, packed);
  log?.push({ type: 'lost_goods', seat, gold: goldOf(packed), wood: woodOf(packed), stone: stoneOf(packed) });
}

/** KBG-12.10, KBG-12.11: buildings, then points. */
export function loseRest(s: State, seat: number, log: Event[] | undefined): void {
  const { a } = s;
  const { buildings, points } = enemyOf(s).losses;
  for (let i = 0; i < buildings; i++) {
    const b = firstToFall(s, seat);
    if (b < 0) break;
    a[BUILT_BY + seat] &= ~(1 << b);
    a[POINTS + seat] -= BUILDING_POINTS[b];
    log?.push({ type: 'destroyed', seat, building: BUILDINGS[b], points: BUILDING_POINTS[b] });
  }
  if (points === 0) return;
  a[POINTS + seat] -= points;
  a[FROM_BATTLES + seat] -= points;
  log?.push({ type: 'lost_points', seat, points });
}
