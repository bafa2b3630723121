/** The open part of a position as words: what a saved state and every view have in common. */
import {
  BadInput,
  readBoolean,
  readBySeat,
  readIndex,
  readInteger,
  readList,
  readObject,
  readSeatMask,
  readSeatOrNone,
} from '@four-crowns/core';
import type { UnknownObject } from '@four-crowns/core';
import {
  CARDS,
  CASTLE_BUILDERS,
  CASTLE_NATIONS,
  GARRISONS,
  HOLDINGS,
  KINDS,
  NATIONS,
  OPEN_TITLES,
  TITLES,
  unitOf,
} from './data.ts';
import type { Card, CastleNation, Garrison, Holding, Title } from './data.ts';
import { optionsOfPosition } from './options.ts';
import type { Options } from './options.ts';
import { takeOne } from './pool.ts';
import { removeNation } from './setup.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { garrisonAt, holdingOf, ownerOf, putHolding, wordOf } from './table.ts';
import { seatsOf } from './turn.ts';

export type HeldHolding = { readonly holding: Holding; readonly garrison: Garrison | 'none' };
/** Only the kinds there are. */
export type Counts = { readonly [card in Card]?: number };

export type Position = {
  readonly seats: number;
  readonly options: Options;
  readonly stage: (typeof at.STAGES)[number];
  readonly removed: readonly CastleNation[];
  readonly openTitles: readonly Title[];
  /** Seats whose private title lies open (KBY-5.4). */
  readonly turnedUp: readonly number[];
  readonly first: number | null;
  readonly current: number | null;
  /** The last card of the deck has been drawn. */
  readonly ending: boolean;
  /** Turns in a row in which cards were only returned. */
  readonly streak: number;
  /** Cards the current seat has returned this turn so far, and cards it has still to draw. */
  readonly returned: number;
  readonly draws: number;
  readonly lastMonster: number | null;
  readonly lastHero: number | null;
  readonly table: readonly (readonly HeldHolding[])[];
  readonly discard: Counts;
};

export function positionOf(s: State): Position {
  const { a } = s;
  const table: HeldHolding[][] = seatsOf(s).map(() => []);
  for (let i = at.TABLE; i < at.TABLE + a[at.TABLE_SIZE]; i++) {
    const held = { holding: HOLDINGS[holdingOf(a[i])], garrison: GARRISONS[garrisonAt(a[i])] };
    table[ownerOf(a[i])].push(held);
  }
  return {
    seats: s.seats,
    options: s.options,
    stage: at.STAGES[a[at.STAGE]],
    removed: CASTLE_BUILDERS.filter((_, nation) => (a[at.REMOVED] >> nation) & 1),
    openTitles: Array.from(a.subarray(at.OPEN, at.PRIVATE))
      .filter((title) => title >= 0)
      .map((title) => TITLES[title]),
    turnedUp: seatsOf(s).filter((seat) => (a[at.TURNED_UP] >> seat) & 1),
    first: noneIfNegative(a[at.FIRST]),
    current: noneIfNegative(a[at.CURRENT]),
    ending: a[at.ENDING] === 1,
    streak: a[at.STREAK],
    returned: a[at.PENDING],
    draws: a[at.DRAWS],
    lastMonster: noneIfNegative(a[at.LAST_MONSTER]),
    lastHero: noneIfNegative(a[at.LAST_HERO]),
    table,
    discard: Object.fromEntries(
      CARDS.flatMap((card, kind) => (a[at.DISCARD + kind] > 0 ? [[card, a[at.DISCARD + kind]]] : [])),
    ),
  };
}

function noneIfNegative(seat: number): number | null {
  return seat < 0 ? null : seat;
}

/**
 * The way back, from untrusted JSON. Hands and queue are empty and the pool still holds what belongs
 * there: the caller takes it out with `takeFromPool`. Throws `BadInput`.
 */
export function stateFrom(x: unknown): State {
  const p = readObject(x, 'position');
  const seats = readInteger(p['seats'], 'seats', 2, at.MAX_SEATS);
  const s = at.emptyState(optionsOfPosition(p['options'], seats), seats);
  const { a } = s;
  for (const nation of readList(p['removed'], 'removed', CASTLE_NATIONS)) {
    removeNation(s, readIndex(NATIONS.slice(0, CASTLE_NATIONS), nation, 'removed'), undefined);
  }
  a[at.STAGE] = readIndex(at.STAGES, p['stage'], 'stage');
  readList(p['openTitles'], 'openTitles', OPEN_TITLES).forEach((title, i) => {
    a[at.OPEN + i] = readIndex(TITLES, title, `openTitles[${i}]`);
  });
  a[at.TURNED_UP] = readSeatMask(p['turnedUp'], 'turnedUp', seats);
  a[at.FIRST] = readSeatOrNone(p['first'], 'first', seats);
  a[at.CURRENT] = readSeatOrNone(p['current'], 'current', seats);
  a[at.ENDING] = readBoolean(p['ending'], 'ending') ? 1 : 0;
  a[at.STREAK] = readInteger(p['streak'], 'streak', 0, 1_000_000);
  a[at.PENDING] = readInteger(p['returned'], 'returned', 0, 6);
  a[at.DRAWS] = readInteger(p['draws'], 'draws', 0, 6);
  a[at.LAST_MONSTER] = readSeatOrNone(p['lastMonster'], 'lastMonster', seats);
  a[at.LAST_HERO] = readSeatOrNone(p['lastHero'], 'lastHero', seats);
  readTable(s, p);
  readDiscard(s, p);
  return s;
}

function readTable(s: State, p: UnknownObject): void {
  readBySeat(p['table'], 'table', s.seats, (list, seat, place) => {
    readList(list, place, at.MAX_TABLE).forEach((entry, i) => {
      const where = `${place}[${i}]`;
      const o = readObject(entry, where);
      const holding = readIndex(HOLDINGS, o['holding'], `${where}.holding`);
      const garrison = readIndex(GARRISONS, o['garrison'], `${where}.garrison`);
      takeFromPool(s, holding, where);
      if (garrison > 0) takeFromPool(s, unitOf(garrison), where);
      putHolding(s, wordOf(seat, holding, garrison));
    });
  });
}

function readDiscard(s: State, p: UnknownObject): void {
  for (const [card, n] of Object.entries(readObject(p['discard'], 'discard'))) {
    const kind = readIndex(CARDS, card, 'discard');
    const count = readInteger(n, `discard.${card}`, 1, 4);
    for (let i = 0; i < count; i++) takeFromPool(s, kind, `discard.${card}`);
    s.a[at.DISCARD + kind] = count;
  }
}

/** Cards are neither made nor lost: what lies elsewhere is not in the pool. */
export function takeFromPool(s: State, kind: number, where: string): void {
  if (s.a[at.POOL + kind] === 0) throw new BadInput(where, `no ${CARDS[kind]} is left`);
  takeOne(s, kind);
}

/** Any card that is left, to be dealt again afterwards. */
export function takeAny(s: State, where: string): number {
  for (let kind = 0; kind < KINDS; kind++) {
    if (s.a[at.POOL + kind] === 0) continue;
    takeFromPool(s, kind, where);
    return kind;
  }
  throw new BadInput(where, 'no card is left');
}
