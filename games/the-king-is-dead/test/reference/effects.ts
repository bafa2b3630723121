/**
 * The legal resolutions of every card, written a second time from the rules text: every conceivable
 * action is tried against what the card says, measured, and only the fullest are kept. Slow and plain;
 * it shares nothing with the engine but the names.
 */
import type { Card, Crown, Faction, Region } from '../../src/data.ts';
import type { Saved } from '../../src/save.ts';

type Counts = { readonly [f in Faction]: number };
/** What an action does, and how full that is: compared from the first number on. */
export interface Effect {
  readonly text: string;
  readonly fullness: readonly number[];
}

const REGIONS: readonly Region[] = [
  'moray',
  'strathclyde',
  'lancaster',
  'northumbria',
  'gwynedd',
  'warwick',
  'essex',
  'devon',
];
const CROWNS: readonly Crown[] = ['scottish', 'welsh', 'english'];
const ALL: readonly Faction[] = [...CROWNS, 'viking'];
const HOMES: Readonly<Record<Crown, Region>> = { scottish: 'moray', welsh: 'gwynedd', english: 'essex' };
const BORDERS =
  'moray-strathclyde strathclyde-lancaster strathclyde-northumbria lancaster-northumbria lancaster-gwynedd lancaster-warwick northumbria-warwick northumbria-essex gwynedd-warwick gwynedd-devon warwick-essex warwick-devon essex-devon'.split(
    ' ',
  );

const bordering = (a: Region, b: Region): boolean =>
  BORDERS.includes(`${a}-${b}`) || BORDERS.includes(`${b}-${a}`);

/** All lists of `size` followers out of a stock, each once, in the order of factions. */
function picks(stock: Counts, size: number, allowed: readonly Faction[] = ALL): Faction[][] {
  if (size === 0) return [[]];
  const found: Faction[][] = [];
  for (const f of allowed) {
    if (stock[f] === 0) continue;
    if (size === 1) found.push([f]);
    else {
      for (const g of allowed) {
        if (ALL.indexOf(g) < ALL.indexOf(f)) continue;
        if (stock[g] - (g === f ? 1 : 0) > 0) found.push([f, g]);
      }
    }
  }
  return found;
}

const name = (followers: readonly Faction[]): string =>
  followers.length === 0 ? 'none' : followers.join('_');
const without = (faction: Faction): Faction[] => ALL.filter((f) => f !== faction);

export function referenceEffects(t: Saved, seat: number): string[] {
  const all = effectsOf(t, seat, t.effect!);
  if (all.length === 0) return ['no-effect'];
  const free = t.options.quellRegion === 'free' && ['quell', 'muster', 'suppress'].includes(t.effect!);
  const better = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((n, k) => n !== b[k]);
    return i >= 0 && a[i]! > b[i]!;
  };
  const rivals = (one: Effect): readonly Effect[] =>
    free ? all.filter((e) => regionIn(e) === regionIn(one)) : all;
  return all
    .filter((one) => !rivals(one).some((e) => better(e.fullness, one.fullness)))
    .map((e) => e.text)
    .toSorted();
}

const regionIn = (e: Effect): string => e.text.split(' ')[1]!;

function effectsOf(t: Saved, seat: number, card: Card): Effect[] {
  const open = REGIONS.filter((region) => t.results[region] === null);
  const around = (f: Crown): Region[] =>
    open.filter((region) =>
      REGIONS.some(
        (other) =>
          bordering(region, other) &&
          (t.results[other] === f || (other === HOMES[f] && t.results[other] === null)),
      ),
    );
  const place = (regions: readonly Region[], sets: (size: number) => Faction[][]): Effect[] =>
    regions.flatMap((region) =>
      [1, 2].flatMap((size) =>
        sets(size).map((set) => ({ text: `place ${region} ${name(set)}`, fullness: [size] })),
      ),
    );
  const supply =
    (allowed: readonly Faction[]) =>
    (size: number): Faction[][] =>
      picks(t.supply, size, allowed);
  switch (card) {
    case 'scottish_support':
      return place(around('scottish'), supply(['scottish']));
    case 'welsh_support':
      return place(around('welsh'), supply(['welsh']));
    case 'english_support':
      return place(around('english'), supply(['english']));
    case 'resist':
      return place(around('scottish'), supply(['welsh', 'english']));
    case 'aid': {
      const most = Math.max(...CROWNS.map((f) => t.supply[f]));
      return CROWNS.filter((f) => most > 0 && t.supply[f] === most).flatMap((f) => place(open, supply([f])));
    }
    case 'assemble':
      return t.placing === null
        ? []
        : open.map((region) => ({ text: `place ${region} ${t.placing}`, fullness: [1] }));
    case 'negotiate':
      return negotiations(t, seat, open);
    case 'manoeuvre':
      return swaps(t, seat, open, { near: false, sizes: ['1:1'] });
    case 'outmanoeuvre':
      return swaps(t, seat, open, { near: true, sizes: ['1:2', '1:1'] });
    case 'influence':
      return swaps(t, seat, open, { near: false, sizes: ['1:2', '1:1'], named: 'english' });
    case 'dispute':
      return swaps(t, seat, open, { near: false, sizes: ['1:1'], named: 'welsh' });
    case 'edict':
      return swaps(t, seat, open, {
        near: true,
        sizes: ['2:2', '1:2', '2:1', ...(t.options.edictOneForOne ? ['1:1'] : [])],
        named: 'scottish',
      });
    case 'march':
      return open.flatMap((from) =>
        open
          .filter((to) => bordering(from, to))
          .flatMap((to) =>
            [1, 2].flatMap((size) =>
              picks(t.map[from], size).map((set) => ({
                text: `move ${from} ${to} ${name(set)}`,
                fullness: [size],
              })),
            ),
          ),
      );
    case 'ambush':
      return ambushes(t, open);
    case 'quell':
      return replacements(t, around('welsh'), 'welsh');
    case 'muster':
      return replacements(t, around('scottish'), 'scottish');
    case 'suppress':
      return suppressions(t, around('english'));
    case 'spy':
    case 'plot':
      return [];
  }
}

function negotiations(t: Saved, seat: number, open: readonly Region[]): Effect[] {
  const free = open.filter((region) => !t.cardDiscs.includes(region));
  const rule = t.options.negotiateWithoutDisc;
  const has = t.ownDiscs[seat] === true || (rule === 'spare_disc' && t.spareDiscs > 0);
  if (!has && rule === 'no_effect') return [];
  return free.flatMap((a, i) =>
    free
      .slice(i + 1)
      .flatMap((b) =>
        (has ? [a, b] : ['none']).map((disc) => ({ text: `negotiate ${a} ${b} ${disc}`, fullness: [1] })),
      ),
  );
}

interface Swapping {
  readonly near: boolean;
  readonly sizes: readonly string[];
  readonly named?: Crown;
}

function swaps(t: Saved, seat: number, open: readonly Region[], { near, sizes, named }: Swapping): Effect[] {
  const found: Effect[] = [];
  const { undoing } = t;
  const bound =
    undoing !== null &&
    undoing.card === t.effect &&
    (t.options.undoScope === 'anyone' || undoing.by !== seat);
  const banned = bound
    ? `swap ${undoing.swap.a} ${undoing.swap.give} ${undoing.swap.b} ${undoing.swap.take}`
    : '';
  for (const a of open) {
    for (const b of open) {
      if (a === b || (near && !bordering(a, b))) continue;
      for (const size of sizes) {
        const [give = 0, take = 0] = size.split(':').map(Number);
        // Where the sides are alike, each swap is told once, from the north.
        if (named === undefined && give === take && REGIONS.indexOf(a) > REGIONS.indexOf(b)) continue;
        for (const x of picks(t.map[a], give, named === undefined ? ALL : [named])) {
          for (const y of picks(t.map[b], take, named === undefined ? ALL : without(named))) {
            const text = `swap ${a} ${name(x)} ${b} ${name(y)}`;
            if (text !== banned) found.push({ text, fullness: [give + take] });
          }
        }
      }
    }
  }
  return found;
}

const returnable = (t: Saved): readonly Faction[] => (t.options.vikingsReturnable ? ALL : CROWNS);

function ambushes(t: Saved, open: readonly Region[]): Effect[] {
  const found: Effect[] = [];
  for (const region of open) {
    for (const scots of [0, 1, 2]) {
      if (scots > t.supply.scottish) continue;
      const there = { ...t.map[region], scottish: t.map[region].scottish + scots };
      const come = name(Array.from({ length: scots }, () => 'scottish' as const));
      for (const back of picks(there, 1, returnable(t))) {
        found.push({ text: `exchange ${region} ${name(back)} ${come}`, fullness: [scots, 1] });
      }
    }
  }
  return found;
}

/** All that can come once `back` has gone. */
function placings(
  t: Saved,
  region: Region,
  back: readonly Faction[],
  most: number,
  rank: readonly number[],
): Effect[] {
  const stock = { ...t.supply };
  for (const f of back) stock[f]++;
  const found: Effect[] = [];
  for (let size = 0; size <= most; size++) {
    for (const set of picks(stock, size, CROWNS)) {
      if (size + back.length > 0)
        found.push({ text: `exchange ${region} ${name(back)} ${name(set)}`, fullness: [...rank, size] });
    }
  }
  return found;
}

function replacements(t: Saved, around: readonly Region[], named: Crown): Effect[] {
  return around.flatMap((region) => [
    ...placings(t, region, [], 2, [0]),
    ...(t.map[region][named] > 0 ? placings(t, region, [named], 2, [1]) : []),
  ]);
}

function suppressions(t: Saved, around: readonly Region[]): Effect[] {
  return around.flatMap((region) => {
    const there = t.map[region];
    const found = placings(t, region, [], 1, [0, 0]);
    const others = returnable(t).filter((f) => f !== 'english' && there[f] > 0);
    for (const other of others) found.push(...placings(t, region, [other], 1, [0, 1]));
    if (there.english === 0) return found;
    found.push(...placings(t, region, ['english'], 1, [1, 0]));
    const seconds: Faction[] =
      t.options.suppressSecond === 'any_faction' && there.english > 1 ? [...others, 'english'] : others;
    for (const second of seconds) {
      const pair: Faction[] = (['english', second] as Faction[]).toSorted(
        (f, g) => ALL.indexOf(f) - ALL.indexOf(g),
      );
      found.push(...placings(t, region, pair, 1, [1, 1]));
    }
    return found;
  });
}
