/** A province as it is displayed: what stands, what comes next in its row, and what that costs. */
import { BUILDING_FACTS, BUILDINGS, COLUMNS, GOODS } from '../../src/data.ts';
import type { Building, BuildingFacts, Good } from '../../src/data.ts';
import type { Player } from '../../src/position.ts';

export const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const;

const NO_FACTS: BuildingFacts = { gold: 0, wood: 0, stone: 0, points: 0, battle: 0 };

export function factsOf(building: Building): BuildingFacts {
  return BUILDING_FACTS[BUILDINGS.indexOf(building)] ?? NO_FACTS;
}

function columnOf(building: Building): number {
  return BUILDINGS.indexOf(building) % COLUMNS;
}

export interface Price {
  readonly good: Good;
  readonly count: number;
  /** How many of them this player lacks. */
  readonly missing: number;
}

/** KBG-8.2, with the Crane's discount (KBG-9.18). */
export function priceOf(building: Building, player: Player): readonly Price[] {
  const facts = factsOf(building);
  const isCheaper = player.buildings.includes('crane') && columnOf(building) >= 2;
  return GOODS.flatMap((good) => {
    const count = facts[good] - (good === 'gold' && isCheaper ? 1 : 0);
    return count === 0 ? [] : [{ good, count, missing: Math.max(0, count - player[good]) }];
  });
}

/**
 * `ready`: next in its row and affordable; `short`: next, but goods are missing; `later`: the one to its left is not
 * built.
 */
export type Plot = 'standing' | 'ready' | 'short' | 'later';

export function plotOf(building: Building, player: Player): Plot {
  if (player.buildings.includes(building)) return 'standing';
  // KBG-8.3
  const left = columnOf(building) === 0 ? undefined : BUILDINGS[BUILDINGS.indexOf(building) - 1];
  if (left !== undefined && !player.buildings.includes(left)) return 'later';
  return priceOf(building, player).every(({ missing }) => missing === 0) ? 'ready' : 'short';
}

/** Every view has new objects, so what a province shows is compared. */
export function isSameProvince(a: Player, b: Player): boolean {
  return (
    GOODS.every((good) => a[good] === b[good]) &&
    a.buildings.length === b.buildings.length &&
    a.buildings.every((building, i) => building === b.buildings[i])
  );
}
