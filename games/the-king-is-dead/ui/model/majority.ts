import { FACTIONS, REGIONS } from '../../src/data.ts';
import type { Crown, Faction, Region } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import type { Counts } from './after.ts';

export interface Majority {
  /** Who would win a struggle now. Undefined means that the region would become unstable. */
  readonly leader: Faction | undefined;
  /** The largest faction minus the second largest. */
  readonly margin: number;
  readonly isEmpty: boolean;
}

/** TKD-6.3, TKD-6.4 */
export function majorityOf(counts: Counts): Majority {
  const sorted = FACTIONS.toSorted((a, b) => counts[b] - counts[a]);
  const [first, second] = sorted;
  const most = first === undefined ? 0 : counts[first];
  const margin = most - (second === undefined ? 0 : counts[second]);
  return { leader: margin > 0 ? first : undefined, margin, isEmpty: most === 0 };
}

/** Whether one follower less would change who wins here. */
export function isTipping(counts: Counts, faction: Crown): boolean {
  if (counts[faction] === 0) return false;
  const less = { ...counts, [faction]: counts[faction] - 1 };
  return majorityOf(less).leader !== majorityOf(counts).leader;
}

/** TKD-6.2: the undecided region whose card is on the lowest slot. */
export function contestedIn(view: View): Region | undefined {
  if (view.stage === 'over') return undefined;
  return view.slots.find((region) => view.results[region] === null);
}

export interface Power {
  readonly faction: Crown;
  readonly regions: readonly Region[];
}

/** TKD-7.4: factions from the strongest down. Struggles are resolved by slot, so a later slot is a later win. */
export function powersOf(view: View): readonly Power[] {
  const wins = (faction: Crown) => view.slots.filter((region) => view.results[region] === faction);
  const last = (regions: readonly Region[]) => Math.max(-1, ...regions.map((r) => view.slots.indexOf(r)));
  return (['scottish', 'welsh', 'english'] as const)
    .map((faction) => ({ faction, regions: wins(faction) }))
    .toSorted((a, b) => b.regions.length - a.regions.length || last(b.regions) - last(a.regions));
}

export function instabilityIn(view: View): number {
  return REGIONS.filter((region) => view.results[region] === 'unstable').length;
}
