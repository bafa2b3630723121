/** The open part of a position as words: what a saved state and every view have in common. */
import {
  BadInput,
  readBySeat,
  readIndex,
  readIndexOrNone,
  readInteger,
  readList,
  readObject,
  readSeatOrNone,
} from '@four-crowns/core';
import type { UnknownObject, Viewer } from '@four-crowns/core';
import { decodeSwap } from './codec.ts';
import type { Swap } from './actions.ts';
import { swapCode } from './codes.ts';
import { byRegion, CARDS, CROWN_NAMES, CROWNS, FACTIONS, HAND_SIZE, REGION_COUNT, REGIONS } from './data.ts';
import type { Card, Crown, Faction, Region } from './data.ts';
import { isPileHidden, UNSEEN } from './knowledge.ts';
import { DEFAULTS, options as declared } from './options.ts';
import type { Options } from './options.ts';
import { SET_NAMES } from './sets.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

type Counts = { readonly [f in Faction]: number };
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
  return {
    seats: s.seats,
    options: s.options,
    stage: at.STAGES[a[at.STAGE]],
    map: byRegion((_, region) => countsAt(a, at.MAP + region * 4)),
    supply: countsAt(a, at.SUPPLY),
    courts: players.map((seat) => {
      const { scottish, welsh, english } = countsAt(a, at.COURT + seat * 4);
      return { scottish, welsh, english };
    }),
    slots: Array.from(a.subarray(at.SLOT, at.SLOT + REGION_COUNT))
      .filter((region) => region >= 0)
      .map((region) => REGIONS[region]),
    results: byRegion((_, region) => named(DISC_NAMES, a[at.DISC + region])),
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
    placing: named(CROWN_NAMES, a[at.PLACING]),
    undoing:
      a[at.UNDOING] < 0
        ? null
        : {
            card: CARDS[a[at.LAST_SWAP_CARD]],
            by: a[at.LAST_SWAP_BY],
            swap: decodeSwap(a[at.UNDOING]),
          },
    saxonTop: named(CARDS, a[at.TOP]),
    ending: at.ENDINGS[a[at.ENDING]],
  };
}

/**
 * The way back, from untrusted JSON; hands and pool stay empty, and what `viewer` cannot see of the piles
 * is UNSEEN. Throws `BadInput`.
 */
export function stateFrom(x: unknown, viewer: Viewer): State {
  const p = readObject(x, 'position');
  const seats = readInteger(p['seats'], 'seats', 1, at.MAX_SEATS);
  const options = declared.parse(p['options'] ?? DEFAULTS, seats);
  const s = at.emptyState(options, seats);
  const { a } = s;
  a.fill(0, at.HAND, at.PILE);
  a[at.POOL] = 0;
  a[at.STAGE] = readIndex(at.STAGES, p['stage'], 'stage');
  a[at.ENDING] = readIndex(at.ENDINGS, p['ending'], 'ending');
  const map = readObject(p['map'], 'map');
  const results = readObject(p['results'], 'results');
  REGIONS.forEach((region, i) => {
    readCounts(a, at.MAP + i * 4, map[region], `map.${region}`, 4);
    a[at.DISC + i] = readIndexOrNone(DISC_NAMES, results[region], `results.${region}`);
  });
  readCounts(a, at.SUPPLY, p['supply'], 'supply', 4);
  readBySeat(p['courts'], 'courts', s.players, (court, seat, where) =>
    readCounts(a, at.COURT + seat * 4, court, where, CROWNS),
  );
  readList(p['slots'], 'slots', REGION_COUNT).forEach((region, slot) => {
    a[at.SLOT + slot] = readIndex(REGIONS, region, `slots[${slot}]`);
  });
  a[at.CARD_DISCS] = readList(p['cardDiscs'], 'cardDiscs', REGION_COUNT).reduce<number>(
    (mask, region) => mask | (1 << readIndex(REGIONS, region, 'cardDiscs')),
    0,
  );
  a[at.OWN_DISCS] = 0;
  readBySeat(p['ownDiscs'], 'ownDiscs', s.players, (has, seat) => {
    if (has === true) a[at.OWN_DISCS] |= 1 << seat;
  });
  a[at.SPARE_DISCS] = readInteger(p['spareDiscs'], 'spareDiscs', 0, 4);
  readCards(s, p, viewer);
  a[at.FIRST] = readSeatOrNone(p['first'], 'first', seats);
  a[at.CURRENT] = readSeatOrNone(p['current'], 'current', seats);
  a[at.PASSES] = readInteger(p['passes'], 'passes', 0, seats);
  at.derive(s);
  return s;
}

/** What was played, is being played and may not be undone. */
function readCards(s: State, p: UnknownObject, viewer: Viewer): void {
  const { a } = s;
  a[at.CLOCK] = readInteger(p['clock'], 'clock', 0, at.MAX_SEATS * HAND_SIZE);
  readBySeat(p['piles'], 'piles', s.players, (pile, seat, where) => {
    const cards = readList(pile, where, HAND_SIZE);
    a[at.PILE_SIZE + seat] = cards.length;
    const hidden = isPileHidden(s, viewer, seat) ? cards.length - 1 : 0;
    cards.forEach((card, i) => {
      if (i < hidden && card !== null) throw new BadInput(where, 'shows a covered card');
      a[at.PILE + seat * HAND_SIZE + i] = i < hidden ? UNSEEN : readIndex(CARDS, card, where);
    });
  });
  readBySeat(p['lastPlayed'], 'lastPlayed', s.players, (time, seat, where) => {
    a[at.LAST_PLAYED + seat] = readInteger(time, where, 0, a[at.CLOCK]);
  });
  a[at.CARD] = readIndexOrNone(CARDS, p['card'], 'card');
  a[at.EFFECT] = readIndexOrNone(CARDS, p['effect'], 'effect');
  a[at.COPIED] = readSeatOrNone(p['copied'], 'copied', s.players);
  a[at.PLACING] = readIndexOrNone(FACTIONS, p['placing'], 'placing');
  a[at.TOP] = readIndexOrNone(CARDS, p['saxonTop'], 'saxonTop');
  if (p['undoing'] === null) return;
  const undoing = readObject(p['undoing'], 'undoing');
  const swap = readObject(undoing['swap'], 'undoing.swap');
  a[at.LAST_SWAP_CARD] = readIndex(CARDS, undoing['card'], 'undoing.card');
  a[at.LAST_SWAP_BY] = readInteger(undoing['by'], 'undoing.by', 0, s.players - 1);
  a[at.UNDOING] = swapCode(
    readIndex(REGIONS, swap['a'], 'undoing.swap.a'),
    readIndex(REGIONS, swap['b'], 'undoing.swap.b'),
    readIndex(SET_NAMES, swap['give'], 'undoing.swap.give'),
    readIndex(SET_NAMES, swap['take'], 'undoing.swap.take'),
  );
}

function readCounts(a: Int32Array, row: number, x: unknown, where: string, factions: number): void {
  const o = readObject(x, where);
  for (let f = 0; f < factions; f++)
    a[row + f] = readInteger(o[FACTIONS[f]], `${where}.${FACTIONS[f]}`, 0, 18);
}
