/** The search's evaluation split into named parts, for explanations. */
import { partsByWeight } from '@four-crowns/bots';
import type { Part, Term, WeightGroup } from '@four-crowns/bots';
import type { Seat } from '@four-crowns/core';
import { OBJECTIVES, TILES } from '../src/data.ts';
import type { Objective, Tile } from '../src/data.ts';
import { castles } from '../src/objectives/beside.ts';
import { SCORERS } from '../src/objectives/index.ts';
import { HELD, LAYING, OBJECTIVE } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { chancesOf } from './chances.ts';
import type { Chances } from './chances.ts';
import { prospects } from './prospects.ts';
import type { Weights } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

export type TermId = Objective | 'castles' | 'later' | 'tile' | 'tileNear' | 'castleNear' | 'free' | 'stock';

type Key = keyof Weights;

/** Gold for each unit that a card or castle counts (KB-6, KB-7.3). */
const GOLD: Readonly<Record<Objective, number>> = {
  fishermen: 1,
  merchants: 4,
  discoverers: 1,
  hermits: 1,
  citizens: 1,
  miners: 1,
  workers: 1,
  knights: 2,
  lords: 1,
  farmers: 3,
};
const CASTLE_GOLD = 3;

/** The weights for what a card may still bring. */
const LATER: { readonly [card in Objective]?: readonly Key[] } = {
  fishermen: ['shore'],
  merchants: ['touched', 'nearSpecial'],
  discoverers: ['newLine'],
  citizens: ['secondGroup'],
  miners: ['slope'],
  workers: ['market'],
  knights: ['line'],
  lords: ['lead', 'lateLead'],
  farmers: ['farmer', 'emptySector'],
};

/** Weights that make present gains count less the earlier they come, because much would have come anyway. */
const SOON: readonly Key[] = [
  'longest',
  'lines',
  'hermitGroups',
  'largest',
  'linked',
  'merchantGroups',
  'fewest',
  'leading',
];

const GROUPS: readonly WeightGroup<Key>[] = [
  // These are 0 without a tile's worth, so each tile below adds its own part of them.
  { id: 'tile', keys: ['nearTile', 'farTile'] },
  ...TILES.map((tile) => ({ id: 'tile', of: tile, keys: [tile] })),
  ...Object.entries(LATER).map(([of, keys]) => ({ id: 'later', of, keys })),
  { id: 'castleNear', keys: ['nearCastle', 'farCastle'] },
  { id: 'free', keys: ['unbound', 'fewBound', ...OBJECTIVES.map((card) => `${card}Free` as const)] },
  { id: 'stock', keys: ['idle', ...SOON, ...OBJECTIVES.map((card) => `${card}Stock` as const)] },
];

const partsOf = partsByWeight(prospects, WEIGHTS, GROUPS);

export function terms(s: State, seat: Seat): readonly Term[] {
  const { rest, parts } = partsOf(s, seat);
  const gold = goldNow(s, seat);
  // The evaluation counts half a pair of citizens before it scores.
  const unpaid = gold.reduce((sum, { value }) => sum - value, rest);
  const chances = chancesOf(s, seat);
  return [
    ...gold,
    { id: 'stock', value: unpaid, isCounted: true },
    ...parts.flatMap((part) => termsOf(s, seat, part, chances)),
  ];
}

/** Playing always uses up some of what may still come, so having less of it is not a reason against a turn. */
function termsOf(s: State, seat: Seat, part: Part, chances: Chances): readonly Term[] {
  const { of } = part;
  switch (part.id) {
    case 'stock':
      // Shrinks with every turn, and counts nothing that a sentence could mention.
      return [{ ...part, of: 'left', isCounted: true }];
    case 'later': {
      if (!isInPlay(s, of)) return [];
      // Parts of this kind belong to an objective.
      const facts = { n: chances.later[of as Objective] };
      return [{ ...part, isCounted: true, isPrice: true, facts }];
    }
    case 'castleNear':
      return [{ ...part, isCounted: true, isPrice: true, facts: { n: chances.castles } }];
    case 'free':
      return [{ ...part, isCounted: true, facts: { n: chances.untouched } }];
    default: {
      if (of === undefined) return [{ ...part, isPrice: true }];
      // All other parts with an `of` belong to a tile.
      const tile = of as Tile;
      const near = chances.tileWorth(tile);
      return [
        { ...part, value: part.value - near, isCounted: true, facts: { n: tilesHeld(s, seat, tile) } },
        {
          id: 'tileNear',
          of,
          value: near,
          isCounted: true,
          isPrice: true,
          facts: { n: chances.tiles(tile) },
        },
      ];
    }
  }
}

function isInPlay(s: State, card: string | undefined): boolean {
  return [0, 1, 2].some((i) => OBJECTIVES[s.a[OBJECTIVE + i]] === card);
}

function goldNow(s: State, seat: Seat): readonly Term[] {
  const cards = [0, 1, 2].map((i): Term => {
    const card = s.a[OBJECTIVE + i];
    const value = SCORERS[card](s, seat);
    const id = OBJECTIVES[card];
    return { id, value, facts: { n: value / GOLD[id], gold: value } };
  });
  const value = castles(s, seat);
  return [...cards, { id: 'castles', value, facts: { n: value / CASTLE_GOLD, gold: value } }];
}

/** KB-4: two locations per sector, each with its tiles. */
function tilesHeld(s: State, seat: Seat, tile: Tile): number {
  const index = TILES.indexOf(tile);
  let n = 0;
  for (let slot = 0; slot < 4; slot++) {
    if (s.a[LAYING + slot] >> 1 !== index) continue;
    const held = (s.a[HELD + seat] >> (slot * 2)) & 3;
    n += (held & 1) + (held >> 1);
  }
  return n;
}
