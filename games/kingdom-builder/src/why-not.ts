import type { Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { COLUMN_OF, hexName, hexNumber, ROW_OF, TWO_AWAY } from './board.ts';
import { BUILDABLE, FIRST_MOVE_TILE, MOUNTAIN, TERRAINS, TILES, WATER } from './data.ts';
import type { BuildTile, MoveTile } from './data.ts';
import { EDGE } from './locations/tower.ts';
import { nearestBuild, nearestOfTile, nearestPlace } from './nearest.ts';
import type { Ground, Reason } from './refusals.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { busyLifting, tilesNow, whyNotTile } from './why-not-tile.ts';

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
      return busyLifting(s) ?? whyNotBuild(s, seat, hexNumber(action.hex));
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

function whyNotBuild(s: State, seat: Seat, hex: number): Reason {
  const card = s.a[at.CARD];
  if (s.a[at.LEFT] === 0) {
    const tiles = tilesNow(s, seat);
    if (s.a[at.STOCK + seat] === 0) return { rule: 'KB-2.9', facts: { tiles } };
    if (card < 0) return { rule: 'KB-2.8', facts: { what: 'card', tiles } };
    return { rule: 'KB-2.3', facts: { tiles } };
  }
  const facts = { ...onHex(s, hex), instead: nearestBuild(s, seat, hex) };
  const taken = occupied(s, seat, hex, facts.instead) ?? badGround(s, hex, facts.instead);
  if (taken !== undefined) return taken;
  if (at.groundAt(s, hex) !== card) return { rule: 'KB-3.3', facts: { ...facts, card: TERRAINS[card] } };
  return notBeside(hex, facts.instead);
}

/** KB-3.1 */
function occupied(s: State, seat: Seat, hex: number, instead: string): Reason | undefined {
  const owner = at.ownerOf(s, hex);
  if (owner < 0) return undefined;
  const whose = owner === seat ? 'own' : 'others';
  return { rule: 'KB-3.1', facts: { hex: hexName(hex), seat: owner, whose, instead } };
}

/** KB-3.2: what holds for every settlement but one that goes onto water. */
function badGround(s: State, hex: number, instead: string): Reason | undefined {
  if (at.groundAt(s, hex) < BUILDABLE) return undefined;
  return { rule: 'KB-3.2', facts: { ...onHex(s, hex), instead } };
}

function notBeside(hex: number, instead: string): Reason {
  return { rule: 'KB-3.4', facts: { hex: hexName(hex), instead } };
}

function onHex(s: State, hex: number): { readonly hex: string; readonly ground: Ground } {
  return { hex: hexName(hex), ground: groundName(at.groundAt(s, hex)) };
}

function groundName(ground: number): Ground {
  if (ground < BUILDABLE) return TERRAINS[ground];
  if (ground === WATER) return 'water';
  if (ground === MOUNTAIN) return 'mountain';
  return ground === MOUNTAIN + 1 ? 'castle' : 'location';
}

/** The tile can be used, but not on this hex. */
function whyNotUse(s: State, seat: Seat, tile: BuildTile, hex: number): Reason {
  const facts = { ...onHex(s, hex), instead: nearestOfTile(s, seat, TILES.indexOf(tile), hex) };
  const { ground, instead } = facts;
  const taken = occupied(s, seat, hex, instead) ?? badGround(s, hex, instead);
  if (taken !== undefined) return taken;
  switch (tile) {
    case 'oracle': {
      const card = TERRAINS[s.a[at.CARD]];
      return ground === card ? notBeside(hex, instead) : { rule: 'KB-5.1', facts: { ...facts, card } };
    }
    case 'farm':
      return ground === 'grass' ? notBeside(hex, instead) : { rule: 'KB-5.2', facts };
    case 'oasis':
      return ground === 'desert' ? notBeside(hex, instead) : { rule: 'KB-5.3', facts };
    case 'tower':
      return isEdge(hex) ? notBeside(hex, instead) : { rule: 'KB-5.4', facts: { hex: facts.hex, instead } };
    case 'tavern':
      return { rule: 'KB-5.5', facts: { hex: facts.hex, instead } };
  }
}

function isEdge(hex: number): boolean {
  return ((EDGE[ROW_OF[hex]] >> COLUMN_OF[hex]) & 1) === 1;
}

/** The tile can lift a settlement, but not from this hex. */
function whyNotLift(s: State, seat: Seat, tile: MoveTile, hex: number): Reason {
  const facts = { hex: hexName(hex), instead: nearestOfTile(s, seat, TILES.indexOf(tile), hex) };
  if (!at.isOwn(s, seat, hex)) return { rule: 'KB-5.9', facts };
  return tile === 'paddock' ? { rule: 'KB-5.11', facts } : { rule: 'KB-5.13', facts: { ...facts, tile } };
}

function whyNotPlace(s: State, seat: Seat, hex: number): Reason {
  if (s.a[at.STAGE] !== at.PLACE) {
    const tiles = tilesNow(s, seat).filter((tile) => TILES.indexOf(tile) >= FIRST_MOVE_TILE);
    return { rule: 'KB-5.10', facts: { from: 'none', tiles } };
  }
  const from = s.a[at.LIFTED];
  const facts = { ...onHex(s, hex), instead: nearestPlace(s, seat, hex) };
  const { instead } = facts;
  if (hex === from) return { rule: 'KB-5.12', facts: { hex: facts.hex, instead } };
  const tile = TILES[s.a[at.LIFTED_BY]];
  const taken =
    occupied(s, seat, hex, instead) ?? (tile === 'harbor' ? undefined : badGround(s, hex, instead));
  if (taken !== undefined) return taken;
  if (tile === 'harbor' && facts.ground !== 'water') return { rule: 'KB-5.7', facts };
  const card = TERRAINS[s.a[at.CARD]];
  if (tile === 'barn' && facts.ground !== card) return { rule: 'KB-5.6', facts: { ...facts, card } };
  if (tile === 'paddock' && !isTwoAway(from, hex)) {
    return { rule: 'KB-5.8', facts: { from: hexName(from), hex: facts.hex, instead } };
  }
  return notBeside(hex, instead);
}

function isTwoAway(from: number, hex: number): boolean {
  for (let d = 0; d < 6; d++) if (TWO_AWAY[from * 6 + d] === hex) return true;
  return false;
}
