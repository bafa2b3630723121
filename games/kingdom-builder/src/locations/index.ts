import type { Codes } from '@four-crowns/core';
import { PLACE_BASE, tileBase } from '../codes.ts';
import { BARN, FARM, FIRST_MOVE_TILE, HARBOR, OASIS, ORACLE, TAVERN, TERRAINS, TOWER } from '../data.ts';
import { countOn, listOn, nthOn } from '../grounds.ts';
import { countSpots, listSpots, nthSpot } from '../spots.ts';
import { CARD, LIFTED_BY, STOCK } from '../state.ts';
import type { State } from '../state.ts';
import { barnLiftable, barnSpots, harborLiftable, harborSpots } from './barn-and-harbor.ts';
import { paddockLiftable, paddockSpots } from './paddock.ts';
import { tavernSpots } from './tavern.ts';
import { towerSpots } from './tower.ts';

/** Hexes where a tile that builds may build, or whose settlement a tile that moves may lift. */
export function countTile(s: State, seat: number, tile: number): number {
  if (isOutOfStock(s, seat, tile)) return 0;
  if (tile > OASIS) {
    tileSpots(s, seat, tile);
    return countSpots();
  }
  const ground = tileGround(s, tile);
  return ground < 0 ? 0 : countOn(s, seat, ground);
}

export function listTile(s: State, seat: number, tile: number, out: Codes): void {
  if (isOutOfStock(s, seat, tile)) return;
  if (tile > OASIS) {
    tileSpots(s, seat, tile);
    return listSpots(tileBase(tile), out);
  }
  const ground = tileGround(s, tile);
  if (ground >= 0) listOn(s, seat, ground, tileBase(tile), out);
}

/** The hex of number `k` among them. `counted`: the tile that was counted last, whose spots still stand. */
export function nthTile(s: State, seat: number, tile: number, k: number, counted: number = -1): number {
  if (tile <= OASIS) return nthOn(s, seat, tileGround(s, tile), k);
  if (tile !== counted) tileSpots(s, seat, tile);
  return nthSpot(k);
}

/** KB-4.7: tiles that build need a settlement in the stock. */
function isOutOfStock(s: State, seat: number, tile: number): boolean {
  return tile < FIRST_MOVE_TILE && s.a[STOCK + seat] === 0;
}

const FARM_GROUND = TERRAINS.indexOf('grass');
const OASIS_GROUND = TERRAINS.indexOf('desert');

/**
 * KB-5.1 to KB-5.3: the Oracle builds on the terrain of the card in force, -1 if there is none (KB-2.8), the Farm on
 * grass, the Oasis on desert.
 */
function tileGround(s: State, tile: number): number {
  if (tile === ORACLE) return s.a[CARD];
  return tile === FARM ? FARM_GROUND : OASIS_GROUND;
}

/** The other tiles have rules of their own; into SPOTS. */
function tileSpots(s: State, seat: number, tile: number): void {
  if (tile === TOWER) towerSpots(s, seat);
  else if (tile === TAVERN) tavernSpots(s, seat);
  else if (tile === BARN) barnLiftable(s, seat);
  else if (tile === HARBOR) harborLiftable(s, seat);
  else paddockLiftable(s, seat);
}

/** Into SPOTS: where the lifted settlement may be placed. */
export function placeSpots(s: State, seat: number): void {
  const tile = s.a[LIFTED_BY];
  if (tile === BARN) barnSpots(s, seat);
  else if (tile === HARBOR) harborSpots(s, seat);
  else paddockSpots(s);
}

export function listPlaces(s: State, seat: number, out: Codes): void {
  placeSpots(s, seat);
  listSpots(PLACE_BASE, out);
}
