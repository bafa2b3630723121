/**
 * The last look at each state. Parts whose words have not changed since then are the same objects as then:
 * a caller that compares two views of a match, as the server does after every step, sees at once what is new.
 */
import type { ScoreLine, Viewer } from '@four-crowns/core';
import { hexName, SIZE, specialHex } from './board.ts';
import { BUILDABLE, OBJECTIVES, TERRAINS, TILES } from './data.ts';
import type { Objective } from './data.ts';
import type { Hex } from './events.ts';
import type { LaidSector } from './options.ts';
import { allLocations, countsAt, isBoardLaid, settlementsOf } from './position.ts';
import type { Hands, Position } from './position.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { hexOfLocation, LOCATIONS, tileOfLocation } from './tiles.ts';

export interface Look {
  readonly a: Int32Array;
  position: Position;
  stock: readonly number[];
  castles: readonly Hex[];
  /** Made when they are asked for, gone when a settlement has moved. */
  scores: readonly ScoreLine[] | undefined;
  /** By viewer; gone when a card has moved. */
  readonly hands: Map<Viewer, Hands>;
}

export function lookAt(s: State): Look {
  // Nothing else is ever put there; the state cannot name the type without reaching back to here.
  const look = s.look as Look | undefined;
  if (look === undefined) {
    const made = newLook(s);
    s.look = made;
    return made;
  }
  lookAgain(s, look);
  return look;
}

function newLook(s: State): Look {
  return {
    a: s.a.slice(),
    position: positionNow(s, undefined, () => false),
    stock: listAt(s, at.STOCK),
    castles: castlesOf(s),
    scores: undefined,
    hands: new Map(),
  };
}

function lookAgain(s: State, look: Look): void {
  const isKept = (from: number, length: number): boolean => {
    for (let i = from; i < from + length; i++) if (s.a[i] !== look.a[i]) return false;
    return true;
  };
  const built = !isKept(at.OWN, s.seats * SIZE);
  if (!built && isKept(at.STAGE, s.a.length - at.STAGE)) return;
  look.position = positionNow(s, look.position, isKept);
  if (!isKept(at.STOCK, s.seats)) look.stock = listAt(s, at.STOCK);
  const laid = isKept(at.LAYING, 4);
  if (!laid) look.castles = castlesOf(s);
  if (built || !laid || !isKept(at.OBJECTIVE, 3)) look.scores = undefined;
  if (!isKept(at.GENERATION, 1) || !isKept(at.HAND, 2 * at.MAX_SEATS) || !isKept(at.PILE, BUILDABLE)) {
    look.hands.clear();
  }
  look.a.set(s.a);
}

function positionNow(
  s: State,
  last: Position | undefined,
  isKept: (from: number, length: number) => boolean,
): Position {
  const { a } = s;
  const old = last !== undefined && isKept(at.LAYING, 4) ? last : undefined;
  const kept = (from: number, length: number): Position | undefined =>
    old !== undefined && isKept(from, length) ? old : undefined;
  return {
    seats: s.seats,
    options: s.options,
    stage: at.STAGES[a[at.STAGE]],
    board: old?.board ?? boardOf(s),
    objectives: kept(at.OBJECTIVE, 3)?.objectives ?? objectivesOf(s),
    first: a[at.FIRST] < 0 ? null : a[at.FIRST],
    current: a[at.CURRENT] < 0 ? null : a[at.CURRENT],
    card: a[at.CARD] < 0 ? null : TERRAINS[a[at.CARD]],
    left: a[at.LEFT],
    lifted: a[at.LIFTED] < 0 ? null : { hex: hexName(a[at.LIFTED]), tile: TILES[a[at.LIFTED_BY]] },
    lastRound: a[at.LAST_ROUND] === 1,
    settlements:
      kept(at.OWN, s.seats * SIZE)?.settlements ??
      seatsOf(s).map((p) => kept(at.OWN + p * SIZE, SIZE)?.settlements[p] ?? settlementsOf(s, p)),
    locations: kept(at.TILES_LEFT, LOCATIONS)?.locations ?? locationsOf(s),
    held: kept(at.HELD, s.seats)?.held ?? seatsOf(s).map((p) => named(s, a[at.HELD + p])),
    taken: kept(at.TAKEN, s.seats)?.taken ?? seatsOf(s).map((p) => named(s, a[at.TAKEN + p])),
    fresh: kept(at.FRESH, 1)?.fresh ?? named(s, a[at.FRESH]),
    uses: kept(at.USES, 1)?.uses ?? usesNow(s),
    discard: kept(at.DISCARD, BUILDABLE)?.discard ?? countsAt(s, at.DISCARD),
    removed: kept(at.REMOVED, BUILDABLE)?.removed ?? countsAt(s, at.REMOVED),
    generation: a[at.GENERATION],
    handGenerations:
      kept(at.HAND, 2 * at.MAX_SEATS)?.handGenerations ??
      seatsOf(s).map((p) => (a[at.HAND + p] < 0 ? null : a[at.HAND_GENERATION + p])),
  };
}

const SEATS: readonly (readonly number[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];

export function seatsOf(s: State): readonly number[] {
  return SEATS[s.seats];
}

/** A number for each seat. */
function listAt(s: State, offset: number): number[] {
  const list: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) list.push(s.a[offset + seat]);
  return list;
}

function boardOf(s: State): LaidSector[] {
  return [0, 1, 2, 3].flatMap((slot) => {
    const laying = s.a[at.LAYING + slot];
    return laying < 0 ? [] : [{ sector: TILES[laying >> 1], turned: laying % 2 === 1 }];
  });
}

function objectivesOf(s: State): Objective[] {
  const cards = [0, 1, 2].map((i) => s.a[at.OBJECTIVE + i]);
  return cards.filter((card) => card >= 0).map((card) => OBJECTIVES[card]);
}

function locationsOf(s: State): Position['locations'] {
  if (!isBoardLaid(s)) return [];
  return allLocations(s).map((l) => ({
    hex: hexName(hexOfLocation(s, l)),
    tile: TILES[tileOfLocation(s, l)],
    left: s.a[at.TILES_LEFT + l],
  }));
}

function castlesOf(s: State): Hex[] {
  const castles: Hex[] = [];
  for (let slot = 0; slot < 4 && isBoardLaid(s); slot++) {
    for (let castle = 2; castle < 4; castle++) {
      const hex = specialHex(s.a[at.LAYING + slot], slot, castle);
      if (hex >= 0) castles.push(hexName(hex));
    }
  }
  return castles;
}

/** The hexes of a set of locations. */
function named(s: State, mask: number): Hex[] {
  const hexes: Hex[] = [];
  for (let l = 0; l < LOCATIONS; l++) if (((mask >> l) & 1) === 1) hexes.push(hexName(hexOfLocation(s, l)));
  return hexes;
}

function usesNow(s: State): Position['uses'] {
  const uses: { [tile: string]: number } = {};
  for (let i = 0; i < TILES.length; i++) if (at.usesOf(s, i) > 0) uses[TILES[i]] = at.usesOf(s, i);
  return uses;
}
