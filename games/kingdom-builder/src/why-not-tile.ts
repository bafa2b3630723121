/** Why a tile cannot be used at all now, wherever: before it is tried, and when it is. */
import type { Idle, Seat } from '@four-crowns/core';
import { hexName } from './board.ts';
import { BUILD_TILES, FIRST_MOVE_TILE, TERRAINS, TILES, WATER } from './data.ts';
import type { Tile } from './data.ts';
import { mayUseTiles } from './legal.ts';
import { countTile } from './locations/index.ts';
import { hasLine } from './locations/tavern.ts';
import type { Reason } from './refusals.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { hexOfLocation, LOCATIONS, tileOfLocation } from './tiles.ts';

/** Tiles with which something can be done now. */
export function tilesNow(s: State, seat: Seat): readonly Tile[] {
  if (s.a[at.STAGE] !== at.TURN || !mayUseTiles(s)) return [];
  return TILES.filter((_, tile) => at.usesOf(s, tile) > 0 && countTile(s, seat, tile) > 0);
}

/** The tiles that the seat at turn holds and cannot use now. */
export function idleTiles(s: State, seat: Seat): readonly Idle[] {
  return TILES.flatMap((tile, kind): readonly Idle[] => {
    if (heldOfKind(s, kind, s.a[at.HELD + seat]) === 0) return [];
    const refusal = whyNotTile(s, seat, tile);
    return refusal === undefined ? [] : [{ thing: `tile.${tile}`, refusal }];
  });
}

export function whyNotTile(s: State, seat: Seat, tile: Tile): Reason | undefined {
  return busyLifting(s) ?? notHeld(s, seat, tile) ?? resting(s, seat, tile) ?? nowhere(s, seat, tile);
}

export function busyLifting(s: State): Reason | undefined {
  if (s.a[at.STAGE] !== at.PLACE) return undefined;
  return { rule: 'KB-5.10', facts: { from: hexName(s.a[at.LIFTED]) } };
}

function notHeld(s: State, seat: Seat, tile: Tile): Reason | undefined {
  const { a } = s;
  const kind = TILES.indexOf(tile);
  if (heldOfKind(s, kind, a[at.HELD + seat]) > 0) return undefined;
  const here = Array.from({ length: LOCATIONS }, (_, l) => l).filter(
    (l) => tileOfLocation(s, l) === kind && hexOfLocation(s, l) >= 0,
  );
  const giving = here.find((l) => a[at.TILES_LEFT + l] > 0 && ((a[at.TAKEN + seat] >> l) & 1) === 0);
  const where =
    here.length === 0
      ? 'no_such_location'
      : giving === undefined
        ? 'no_tile_left'
        : hexName(hexOfLocation(s, giving));
  return { rule: 'KB-4.8', facts: { tile, at: where } };
}

/** KB-4.3, KB-4.4, KB-2.4: the tile is not due. */
function resting(s: State, seat: Seat, tile: Tile): Reason | undefined {
  const { a } = s;
  const kind = TILES.indexOf(tile);
  if (at.usesOf(s, kind) === 0) {
    const isFresh = heldOfKind(s, kind, a[at.FRESH]) === heldOfKind(s, kind, a[at.HELD + seat]);
    const again = a[at.LAST_ROUND] === 1 ? 'never' : 'next_turn';
    return { rule: isFresh ? 'KB-4.3' : 'KB-4.4', facts: { tile, again } };
  }
  return mayUseTiles(s) ? undefined : { rule: 'KB-2.4', facts: { tile, left: a[at.LEFT] } };
}

/** The tile is ready, but no hex of the board will do. */
function nowhere(s: State, seat: Seat, tile: Tile): Reason | undefined {
  const { a } = s;
  const kind = TILES.indexOf(tile);
  if (kind < FIRST_MOVE_TILE && a[at.STOCK + seat] === 0) {
    return { rule: 'KB-4.7', facts: { tile: BUILD_TILES[kind], tiles: tilesNow(s, seat) } };
  }
  if ((tile === 'oracle' || tile === 'barn') && a[at.CARD] < 0) {
    return { rule: 'KB-2.8', facts: { what: tile, tiles: tilesNow(s, seat) } };
  }
  if (countTile(s, seat, kind) > 0) return undefined;
  const hex = 'nowhere';
  switch (tile) {
    case 'oracle':
      return { rule: 'KB-5.1', facts: { hex, card: TERRAINS[a[at.CARD]] } };
    case 'farm':
      return { rule: 'KB-5.2', facts: { hex } };
    case 'oasis':
      return { rule: 'KB-5.3', facts: { hex } };
    case 'tower':
      return { rule: 'KB-5.4', facts: { hex } };
    case 'tavern':
      return { rule: 'KB-5.5', facts: { hex, line: hasLine(s, seat) ? 'closed' : 'none' } };
    case 'barn':
      return a[at.FREE_COUNT + a[at.CARD]] === 0
        ? { rule: 'KB-5.6', facts: { hex, card: TERRAINS[a[at.CARD]] } }
        : { rule: 'KB-5.13', facts: { hex, tile } };
    case 'harbor':
      return a[at.FREE_COUNT + WATER] === 0
        ? { rule: 'KB-5.7', facts: { hex } }
        : { rule: 'KB-5.13', facts: { hex, tile } };
    case 'paddock':
      return { rule: 'KB-5.8', facts: { hex } };
  }
}

function heldOfKind(s: State, kind: number, mask: number): number {
  let n = 0;
  for (let l = 0; l < LOCATIONS; l++) if ((mask >> l) & 1 && tileOfLocation(s, l) === kind) n++;
  return n;
}
