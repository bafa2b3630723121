/** The open part of a position as words: what a saved state and every view have in common. */
import { BadInput } from '@four-crowns/core';
import type { Viewer } from '@four-crowns/core';
import { decode } from './codec.ts';
import type { Action } from './actions.ts';
import { swapCode } from './codes.ts';
import { CARDS, CROWNS, FACTIONS, HAND_SIZE, REGION_COUNT, REGIONS } from './data.ts';
import type { Card, Crown, Faction, Region } from './data.ts';
import { isPileHidden, UNSEEN } from './knowledge.ts';
import { DEFAULTS, options as declared } from './options.ts';
import type { Options } from './options.ts';
import { SET_NAMES } from './sets.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

type Counts = { readonly [f in Faction]: number };
type Swap = Extract<Action, { type: 'swap' }>;
const DISC_NAMES = ['scottish', 'welsh', 'english', 'unstable', 'vikings'] as const;

export type Position = {
  readonly seats: number;
  readonly options: Options;
  readonly stage: (typeof at.STAGES)[number];
  readonly map: { readonly [region in Region]: Counts };
  readonly supply: Counts;
  /** By seat; in the solo game the second is the Saxons', as in all lists by seat. */
  readonly courts: readonly { readonly [f in Crown]: number }[];
  /** Region cards from the first slot on, as far as laid. */
  readonly slots: readonly Region[];
  /** What lies in each region; null while it is open. */
  readonly results: { readonly [region in Region]: (typeof DISC_NAMES)[number] | null };
  readonly cardDiscs: readonly Region[];
  readonly ownDiscs: readonly boolean[];
  readonly spareDiscs: number;
  /** Cards played, oldest first; the last lies on top. TKD-2.7: null is a covered card, never in a saved state. */
  readonly piles: readonly (readonly (Card | null)[])[];
  /** When each seat last played a card, counted in cards of the table; 0 for never. */
  readonly lastPlayed: readonly number[];
  readonly clock: number;
  readonly first: number | null;
  readonly current: number | null;
  readonly passes: number;
  readonly card: Card | null;
  readonly effect: Card | null;
  readonly copied: number | null;
  readonly placing: Crown | null;
  /** TKD-3.8: the swap that may not be made now with this card. */
  readonly undoing: { readonly card: Card; readonly by: number; readonly swap: Swap } | null;
  readonly saxonTop: Card | null;
  readonly ending: (typeof at.ENDINGS)[number];
};

function countsAt(a: Int32Array, row: number): Counts {
  const [scottish, welsh, english, viking] = a.subarray(row, row + 4);
  return { scottish, welsh, english, viking };
}

/** As `viewer` may see it: to others than their player, covered cards may be hidden. */
export function positionOf(s: State, viewer: Viewer): Position {
  const { a } = s;
  const players = Array.from({ length: s.players }, (_, seat) => seat);
  const named = <T>(list: readonly T[], i: number): T | null => (i < 0 ? null : list[i]);
  const byRegion = <T>(of: (region: number) => T): { readonly [r in Region]: T } =>
    Object.fromEntries(REGIONS.map((name, region) => [name, of(region)])) as { [r in Region]: T };
  return {
    seats: s.seats,
    options: s.options,
    stage: at.STAGES[a[at.STAGE]],
    map: byRegion((region) => countsAt(a, at.MAP + region * 4)),
    supply: countsAt(a, at.SUPPLY),
    courts: players.map((seat) => {
      const { scottish, welsh, english } = countsAt(a, at.COURT + seat * 4);
      return { scottish, welsh, english };
    }),
    slots: Array.from(a.subarray(at.SLOT, at.SLOT + REGION_COUNT))
      .filter((region) => region >= 0)
      .map((region) => REGIONS[region]),
    results: byRegion((region) => named(DISC_NAMES, a[at.DISC + region])),
    cardDiscs: REGIONS.filter((_, region) => (a[at.CARD_DISCS] >> region) & 1),
    ownDiscs: players.map((seat) => ((a[at.OWN_DISCS] >> seat) & 1) === 1),
    spareDiscs: a[at.SPARE_DISCS],
    piles: players.map((seat) => {
      const size = a[at.PILE_SIZE + seat];
      const from = isPileHidden(s, viewer, seat) ? size - 1 : 0;
      return Array.from({ length: size }, (_, i) =>
        i < from ? null : CARDS[a[at.PILE + seat * HAND_SIZE + i]],
      );
    }),
    lastPlayed: players.map((seat) => a[at.LAST_PLAYED + seat]),
    clock: a[at.CLOCK],
    first: a[at.FIRST] < 0 ? null : a[at.FIRST],
    current: a[at.CURRENT] < 0 ? null : a[at.CURRENT],
    passes: a[at.PASSES],
    card: named(CARDS, a[at.CARD]),
    effect: named(CARDS, a[at.EFFECT]),
    copied: a[at.COPIED] < 0 ? null : a[at.COPIED],
    placing: named(FACTIONS, a[at.PLACING]) as Crown | null,
    undoing:
      a[at.UNDOING] < 0
        ? null
        : {
            card: CARDS[a[at.LAST_SWAP_CARD]],
            by: a[at.LAST_SWAP_BY],
            swap: decode(s, 0, a[at.UNDOING]) as Swap,
          },
    saxonTop: named(CARDS, a[at.TOP]),
    ending: at.ENDINGS[a[at.ENDING]],
  };
}

type Loose = { readonly [key: string]: unknown };

/**
 * The way back, from untrusted JSON; hands and pool stay empty, and what `viewer` cannot see of the piles
 * is UNSEEN. Throws `BadInput`.
 */
export function stateFrom(x: unknown, viewer: Viewer): State {
  const p = asObject(x, 'position');
  const seats = within(p['seats'], 'seats', 1, at.MAX_SEATS);
  const options = declared.parse(p['options'] ?? DEFAULTS, seats);
  const s = at.emptyState(options, seats);
  const { a } = s;
  a.fill(0, at.HAND, at.PILE);
  a[at.POOL] = 0;
  a[at.STAGE] = indexIn(at.STAGES, p['stage'], 'stage');
  a[at.ENDING] = indexIn(at.ENDINGS, p['ending'], 'ending');
  const map = asObject(p['map'], 'map');
  const results = asObject(p['results'], 'results');
  REGIONS.forEach((region, i) => {
    readCounts(a, at.MAP + i * 4, map[region], `map.${region}`, 4);
    a[at.DISC + i] = indexOrNone(DISC_NAMES, results[region], `results.${region}`);
  });
  readCounts(a, at.SUPPLY, p['supply'], 'supply', 4);
  bySeat(s, p['courts'], 'courts', (court, seat, where) =>
    readCounts(a, at.COURT + seat * 4, court, where, CROWNS),
  );
  asList(p['slots'], 'slots', REGION_COUNT).forEach((region, slot) => {
    a[at.SLOT + slot] = indexIn(REGIONS, region, `slots[${slot}]`);
  });
  a[at.CARD_DISCS] = asList(p['cardDiscs'], 'cardDiscs', REGION_COUNT).reduce<number>(
    (mask, region) => mask | (1 << indexIn(REGIONS, region, 'cardDiscs')),
    0,
  );
  a[at.OWN_DISCS] = 0;
  bySeat(s, p['ownDiscs'], 'ownDiscs', (has, seat) => {
    if (has === true) a[at.OWN_DISCS] |= 1 << seat;
  });
  a[at.SPARE_DISCS] = within(p['spareDiscs'], 'spareDiscs', 0, 4);
  readCards(s, p, viewer);
  a[at.FIRST] = seatOrNone(p['first'], 'first', seats);
  a[at.CURRENT] = seatOrNone(p['current'], 'current', seats);
  a[at.PASSES] = within(p['passes'], 'passes', 0, seats);
  at.derive(s);
  return s;
}

/** What was played, is being played and may not be undone. */
function readCards(s: State, p: Loose, viewer: Viewer): void {
  const { a } = s;
  a[at.CLOCK] = within(p['clock'], 'clock', 0, at.MAX_SEATS * HAND_SIZE);
  bySeat(s, p['piles'], 'piles', (pile, seat, where) => {
    const cards = asList(pile, where, HAND_SIZE);
    a[at.PILE_SIZE + seat] = cards.length;
    const hidden = isPileHidden(s, viewer, seat) ? cards.length - 1 : 0;
    cards.forEach((card, i) => {
      if (i < hidden && card !== null) throw new BadInput(where, 'shows a covered card');
      a[at.PILE + seat * HAND_SIZE + i] = i < hidden ? UNSEEN : indexIn(CARDS, card, where);
    });
  });
  bySeat(s, p['lastPlayed'], 'lastPlayed', (time, seat, where) => {
    a[at.LAST_PLAYED + seat] = within(time, where, 0, a[at.CLOCK]);
  });
  a[at.CARD] = indexOrNone(CARDS, p['card'], 'card');
  a[at.EFFECT] = indexOrNone(CARDS, p['effect'], 'effect');
  a[at.COPIED] = seatOrNone(p['copied'], 'copied', s.players);
  a[at.PLACING] = indexOrNone(FACTIONS, p['placing'], 'placing');
  a[at.TOP] = indexOrNone(CARDS, p['saxonTop'], 'saxonTop');
  if (p['undoing'] === null) return;
  const undoing = asObject(p['undoing'], 'undoing');
  const swap = asObject(undoing['swap'], 'undoing.swap');
  a[at.LAST_SWAP_CARD] = indexIn(CARDS, undoing['card'], 'undoing.card');
  a[at.LAST_SWAP_BY] = within(undoing['by'], 'undoing.by', 0, s.players - 1);
  a[at.UNDOING] = swapCode(
    indexIn(REGIONS, swap['a'], 'undoing.swap.a'),
    indexIn(REGIONS, swap['b'], 'undoing.swap.b'),
    indexIn(SET_NAMES, swap['give'], 'undoing.swap.give'),
    indexIn(SET_NAMES, swap['take'], 'undoing.swap.take'),
  );
}

/** One entry for every player, no more and no fewer. */
export function bySeat(
  s: State,
  x: unknown,
  where: string,
  read: (entry: unknown, seat: number, where: string) => void,
): void {
  const entries = asList(x, where, s.players);
  if (entries.length < s.players) throw new BadInput(where, `has ${entries.length} of ${s.players} entries`);
  entries.forEach((entry, seat) => read(entry, seat, `${where}[${seat}]`));
}

function readCounts(a: Int32Array, row: number, x: unknown, where: string, factions: number): void {
  const o = asObject(x, where);
  for (let f = 0; f < factions; f++) a[row + f] = within(o[FACTIONS[f]], `${where}.${FACTIONS[f]}`, 0, 18);
}

export function asObject(x: unknown, where: string): Loose {
  if (typeof x === 'object' && x !== null && !Array.isArray(x)) return x as Loose;
  throw new BadInput(where, 'is no object');
}

export function asList(x: unknown, where: string, most: number): readonly unknown[] {
  if (Array.isArray(x) && x.length <= most) return x;
  throw new BadInput(where, `is no list of at most ${most}`);
}

function within(x: unknown, where: string, least: number, most: number): number {
  if (typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most) return x;
  throw new BadInput(where, `is no whole number from ${least} to ${most}`);
}

export function indexIn(list: readonly string[], x: unknown, where: string): number {
  const i = typeof x === 'string' ? list.indexOf(x) : -1;
  if (i >= 0) return i;
  throw new BadInput(where, `${JSON.stringify(x) ?? 'nothing'} is not one of ${list.join(', ')}`);
}

function indexOrNone(list: readonly string[], x: unknown, where: string): number {
  return x === null ? -1 : indexIn(list, x, where);
}

function seatOrNone(x: unknown, where: string, seats: number): number {
  return x === null ? -1 : within(x, where, 0, seats - 1);
}
