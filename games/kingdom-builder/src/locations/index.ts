import { BARN, FARM, FIRST_MOVE_TILE, HARBOR, OASIS, ORACLE, TAVERN, TOWER } from '../data.ts';
import { noSpots } from '../spots.ts';
import { STOCK } from '../state.ts';
import type { State } from '../state.ts';
import { barnLiftable, barnSpots } from './barn.ts';
import { farmSpots } from './farm.ts';
import { harborLiftable, harborSpots } from './harbor.ts';
import { oasisSpots } from './oasis.ts';
import { oracleSpots } from './oracle.ts';
import { paddockLiftable, paddockSpots } from './paddock.ts';
import { tavernSpots } from './tavern.ts';
import { towerSpots } from './tower.ts';

/** Into SPOTS: where a tile that builds may build, or what a tile that moves may lift. */
export function tileSpots(s: State, seat: number, tile: number): void {
  // KB-4.7: tiles that build need a settlement in the stock.
  if (tile < FIRST_MOVE_TILE && s.a[STOCK + seat] === 0) return noSpots();
  switch (tile) {
    case ORACLE:
      return oracleSpots(s, seat);
    case FARM:
      return farmSpots(s, seat);
    case OASIS:
      return oasisSpots(s, seat);
    case TOWER:
      return towerSpots(s, seat);
    case TAVERN:
      return tavernSpots(s, seat);
    case BARN:
      return barnLiftable(s, seat);
    case HARBOR:
      return harborLiftable(s, seat);
    default:
      return paddockLiftable(s, seat);
  }
}

/** Into SPOTS: where the lifted settlement may be placed. */
export function placeSpots(s: State, seat: number, tile: number): void {
  if (tile === BARN) barnSpots(s, seat);
  else if (tile === HARBOR) harborSpots(s, seat);
  else paddockSpots(s);
}
