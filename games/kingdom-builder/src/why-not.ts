import type { Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { COLUMN_OF, hexName, hexNumber, ROW_OF, TWO_AWAY } from './board.ts';
import { BUILDABLE, FIRST_MOVE_TILE, MOUNTAIN, TERRAINS, TILES, WATER } from './data.ts';
import type { BuildTile, MoveTile } from './data.ts';
import { mayUseTiles } from './legal.ts';
import { nthOn } from './grounds.ts';
import { nthTile, placeSpots } from './locations/index.ts';
import { EDGE } from './locations/tower.ts';
import type { Ground, Reason } from './refusals.ts';
import { isSpot, nthSpot } from './spots.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { LOCATIONS, tileOfLocation } from './tiles.ts';

/** The paragraph that forbids an action which `legal` does not list. */
export function whyNot(s: State, seat: Seat, action: Action): Reason {
  const { a } = s;
  if (a[at.STAGE] === at.OVER) return { rule: 'KB-7.3', facts: {} };
  if (a[at.STAGE] < at.TURN) return { rule: 'KB-1.9', facts: {} };
  if (a[at.CURRENT] !== seat) return { rule: 'KB-2.1', facts: { seat: a[at.CURRENT] } };
  switch (action.type) {
    case 'lay-sector':
    case 'lay-objective':
    case 'choose-first':
    case 'deal':
      return { rule: 'KB-1.9', facts: {} };
    case 'build':
      return whyNotBuild(s, seat, hexNumber(action.hex));
    case 'use':
      return whyNotTile(s, seat, action.tile) ?? whyNotUse(s, seat, action.tile, hexNumber(action.hex));
    case 'lift':
      return whyNotTile(s, seat, action.tile) ?? whyNotLift(s, seat, action.tile, hexNumber(action.hex));
    case 'place':
      return whyNotPlace(s, seat, hexNumber(action.hex));
    case 'end-turn':
      return busyLifting(s) ?? { rule: 'KB-2.5', facts: { left: a[at.LEFT] } };
  }
}

function busyLifting(s: State): Reason | undefined {
  if (s.a[at.STAGE] !== at.PLACE) return undefined;
  return { rule: 'KB-5.10', facts: { from: hexName(s.a[at.LIFTED]) } };
}

function whyNotBuild(s: State, seat: Seat, hex: number): Reason {
  const lifting = busyLifting(s);
  if (lifting !== undefined) return lifting;
  if (s.a[at.LEFT] === 0) return { rule: 'KB-2.3', facts: { hex: hexName(hex) } };
  const taken = unbuildable(s, hex);
  if (taken !== undefined) return taken;
  const card = s.a[at.CARD];
  if (at.groundAt(s, hex) !== card) {
    return { rule: 'KB-3.3', facts: { hex: hexName(hex), ground: groundName(s, hex), card: TERRAINS[card] } };
  }
  return notBeside(hex, nthOn(s, seat, card, 0));
}

/** KB-3.1, KB-3.2: what holds for every settlement but one that goes onto water. */
function unbuildable(s: State, hex: number): Reason | undefined {
  return occupied(s, hex) ?? badGround(s, hex);
}

function occupied(s: State, hex: number): Reason | undefined {
  const owner = at.ownerOf(s, hex);
  return owner < 0 ? undefined : { rule: 'KB-3.1', facts: { hex: hexName(hex), seat: owner } };
}

function badGround(s: State, hex: number): Reason | undefined {
  if (at.groundAt(s, hex) < BUILDABLE) return undefined;
  return { rule: 'KB-3.2', facts: { hex: hexName(hex), ground: groundName(s, hex) } };
}

/** KB-3.4, and a hex where it would be allowed. */
function notBeside(hex: number, instead: number): Reason {
  return { rule: 'KB-3.4', facts: { hex: hexName(hex), instead: hexName(instead) } };
}

function groundName(s: State, hex: number): Ground {
  const ground = at.groundAt(s, hex);
  if (ground < BUILDABLE) return TERRAINS[ground];
  if (ground === WATER) return 'water';
  if (ground === MOUNTAIN) return 'mountain';
  return ground === MOUNTAIN + 1 ? 'castle' : 'location';
}

/** Why this tile cannot be used at all now, wherever. */
function whyNotTile(s: State, seat: Seat, tile: BuildTile | MoveTile): Reason | undefined {
  const { a } = s;
  const lifting = busyLifting(s);
  if (lifting !== undefined) return lifting;
  if (!mayUseTiles(s)) return { rule: 'KB-2.4', facts: { tile, left: a[at.LEFT] } };
  const kind = TILES.indexOf(tile);
  if (at.usesOf(s, kind) === 0) {
    const held = heldOfKind(s, kind, a[at.HELD + seat]);
    if (held === 0) return { rule: 'KB-4.8', facts: { tile } };
    const isFresh = heldOfKind(s, kind, a[at.FRESH]) === held;
    return { rule: isFresh ? 'KB-4.3' : 'KB-4.4', facts: { tile } };
  }
  if (kind < FIRST_MOVE_TILE && a[at.STOCK + seat] === 0) {
    return { rule: 'KB-4.7', facts: { tile: tile as BuildTile } };
  }
  if ((tile === 'oracle' || tile === 'barn') && a[at.CARD] < 0) return { rule: 'KB-2.8', facts: { tile } };
  return undefined;
}

function heldOfKind(s: State, kind: number, mask: number): number {
  let n = 0;
  for (let l = 0; l < LOCATIONS; l++) if ((mask >> l) & 1 && tileOfLocation(s, l) === kind) n++;
  return n;
}

function whyNotUse(s: State, seat: Seat, tile: BuildTile, hex: number): Reason {
  const taken = unbuildable(s, hex);
  if (taken !== undefined) return taken;
  const facts = { hex: hexName(hex), ground: groundName(s, hex) };
  const ground = at.groundAt(s, hex);
  const card = s.a[at.CARD];
  const bound = (): Reason => notBeside(hex, nthTile(s, seat, TILES.indexOf(tile), 0));
  switch (tile) {
    case 'oracle':
      return ground === card ? bound() : { rule: 'KB-5.1', facts: { ...facts, card: TERRAINS[card] } };
    case 'farm':
      return facts.ground === 'grass' ? bound() : { rule: 'KB-5.2', facts };
    case 'oasis':
      return facts.ground === 'desert' ? bound() : { rule: 'KB-5.3', facts };
    case 'tower':
      return isEdge(hex) ? bound() : { rule: 'KB-5.4', facts: { hex: facts.hex } };
    case 'tavern':
      return { rule: 'KB-5.5', facts: { hex: facts.hex } };
  }
}

function isEdge(hex: number): boolean {
  return ((EDGE[ROW_OF[hex]] >> COLUMN_OF[hex]) & 1) === 1;
}

function whyNotLift(s: State, seat: Seat, tile: MoveTile, hex: number): Reason {
  if (!at.isOwn(s, seat, hex)) return { rule: 'KB-5.9', facts: { hex: hexName(hex) } };
  return { rule: 'KB-5.11', facts: { hex: hexName(hex), tile } };
}

function whyNotPlace(s: State, seat: Seat, hex: number): Reason {
  if (s.a[at.STAGE] !== at.PLACE) return { rule: 'KB-5.10', facts: { from: 'none' } };
  const from = s.a[at.LIFTED];
  if (hex === from) return { rule: 'KB-5.12', facts: { hex: hexName(hex) } };
  const tile = TILES[s.a[at.LIFTED_BY]];
  const facts = { hex: hexName(hex), ground: groundName(s, hex) };
  const taken = occupied(s, hex) ?? (tile === 'harbor' ? undefined : badGround(s, hex));
  if (taken !== undefined) return taken;
  if (tile === 'harbor' && facts.ground !== 'water') return { rule: 'KB-5.7', facts };
  const card = s.a[at.CARD];
  if (tile === 'barn' && at.groundAt(s, hex) !== card) {
    return { rule: 'KB-5.6', facts: { ...facts, card: TERRAINS[card] } };
  }
  if (tile === 'paddock' && !isTwoAway(from, hex)) {
    return { rule: 'KB-5.8', facts: { from: hexName(from), hex: hexName(hex) } };
  }
  placeSpots(s, seat);
  if (isSpot(hex)) throw new Error('this placement is legal');
  return notBeside(hex, nthSpot(0));
}

function isTwoAway(from: number, hex: number): boolean {
  for (let d = 0; d < 6; d++) if (TWO_AWAY[from * 6 + d] === hex) return true;
  return false;
}
