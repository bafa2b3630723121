import {
  BARRACKS,
  BUILDING_FACTS,
  COLUMNS,
  CRANE,
  RACES,
  ROWS,
  SOLDIER_PRICE,
  SOLDIER_PRICE_WITH_BARRACKS,
} from './data.ts';
import { BUILT_BY, has, STORE } from './state.ts';
import type { State } from './state.ts';

const COUNT = ROWS * COLUMNS;
const GOLD_COST = Int32Array.from(BUILDING_FACTS, (b) => b.gold);
const WOOD_COST = Int32Array.from(BUILDING_FACTS, (b) => b.wood);
const STONE_COST = Int32Array.from(BUILDING_FACTS, (b) => b.stone);
export const BUILDING_POINTS: Int32Array = Int32Array.from(BUILDING_FACTS, (b) => b.points);

/** By race * 20 + building. */
const BATTLE = Int32Array.from({ length: RACES.length * COUNT }, (_, i) => {
  const facts = BUILDING_FACTS[i % COUNT];
  const isVersus = facts.versus === RACES[Math.floor(i / COUNT)];
  return isVersus ? (facts.battleVersus ?? 0) : facts.battle;
});

/** Rows have no gaps (KBG-8.3), so the four bits of a row say which column is next; 4 for none. */
const NEXT_COLUMN = Int32Array.from({ length: 16 }, (_, row) => {
  let column = 0;
  while (((row >> column) & 1) === 1) column++;
  return column;
});

/** KBG-8.2, with the Crane's discount (KBG-9.18). */
export function goldPrice(s: State, seat: number, building: number): number {
  return has(s, seat, CRANE) && (building & 3) >= 2 ? GOLD_COST[building] - 1 : GOLD_COST[building];
}

export function woodPrice(building: number): number {
  return WOOD_COST[building];
}

export function stonePrice(building: number): number {
  return STONE_COST[building];
}

/** What the seat may build now, as bits (KBG-8.2 to KBG-8.4). */
export function affordable(s: State, seat: number): number {
  const { a } = s;
  const store = STORE + seat * 3;
  const gold = a[store];
  const wood = a[store + 1];
  const stone = a[store + 2];
  let built = a[BUILT_BY + seat];
  const discount = (built >> CRANE) & 1;
  let found = 0;
  for (let first = 0; first < COUNT; first += COLUMNS) {
    const column = NEXT_COLUMN[built & 15];
    built >>= COLUMNS;
    if (column === COLUMNS) continue;
    const b = first + column;
    const price = column >= 2 ? GOLD_COST[b] - discount : GOLD_COST[b];
    if (gold >= price && wood >= WOOD_COST[b] && stone >= STONE_COST[b]) found |= 1 << b;
  }
  return found;
}

/** KBG-12.3: what a building adds against a race. */
export function battleWorth(building: number, race: number): number {
  return BATTLE[race * COUNT + building];
}

/** What all that stand add. */
export function battleBonus(s: State, seat: number, race: number): number {
  let bonus = 0;
  const built = s.a[BUILT_BY + seat];
  for (let b = 0; b < COUNT; b++) if (((built >> b) & 1) === 1) bonus += BATTLE[race * COUNT + b];
  return bonus;
}

/** KBG-12.10: rightmost column that has a building, topmost row in it; -1 if nothing stands. */
export function firstToFall(s: State, seat: number): number {
  const built = s.a[BUILT_BY + seat];
  for (let column = COLUMNS - 1; column >= 0; column--) {
    for (let row = 0; row < ROWS; row++) {
      const b = row * COLUMNS + column;
      if (((built >> b) & 1) === 1) return b;
    }
  }
  return -1;
}

/** Printed points of all that stands. */
export function standingPoints(s: State, seat: number): number {
  let points = 0;
  for (let b = 0; b < COUNT; b++) if (has(s, seat, b)) points += BUILDING_POINTS[b];
  return points;
}

/** KBG-11.2, KBG-9.11 */
export function soldierPrice(s: State, seat: number): number {
  return has(s, seat, BARRACKS) ? SOLDIER_PRICE_WITH_BARRACKS : SOLDIER_PRICE;
}
