/** What a struggle does to the table, written a second time from the rules text. */
import type { Faction, Region } from '../../src/data.ts';
import type { Saved } from '../../src/save.ts';

const FACTIONS: readonly Faction[] = ['scottish', 'welsh', 'english', 'viking'];
const NORTH: readonly Region[] = ['moray', 'northumbria', 'lancaster'];
const SOUTH: readonly Region[] = ['gwynedd', 'warwick', 'essex'];

export interface Fought {
  readonly region: Region;
  readonly result: string;
  readonly ending: string;
  readonly supply: { readonly [f in Faction]: number };
  readonly vikingsIn: { readonly [region: string]: number };
}

export function referenceStruggle(t: Saved): Fought {
  const region = t.slots.find((r) => t.results[r] === null)!;
  const here = t.map[region];
  const ranked = FACTIONS.toSorted((f, g) => here[g] - here[f]);
  const tied = here[ranked[0]!] === here[ranked[1]!];
  const result = tied ? 'unstable' : ranked[0] === 'viking' ? 'vikings' : ranked[0]!;
  const results = Object.values({ ...t.results, [region]: result });
  const unstable = results.filter((r) => r === 'unstable').length;
  const ending =
    result === 'vikings'
      ? 'vikings'
      : unstable === 3
        ? 'invasion'
        : results.includes(null)
          ? 'none'
          : 'coronation';
  const supply = { ...t.supply };
  for (const f of FACTIONS) supply[f] += here[f];
  const vikingsIn = Object.fromEntries(
    Object.entries(t.map).map(([r, counts]) => [r, r === region ? 0 : counts.viking]),
  );
  const landing: Region | undefined = NORTH.includes(region)
    ? 'strathclyde'
    : SOUTH.includes(region)
      ? 'devon'
      : undefined;
  const comes =
    t.options.vikings && ending === 'none' && (result !== 'unstable' || t.options.vikingsAfterInstability);
  if (comes && landing !== undefined && t.results[landing] === null) {
    vikingsIn[landing] = (vikingsIn[landing] ?? 0) + 1;
    supply.viking--;
  }
  return { region, result, ending, supply, vikingsIn };
}
