import { DEALER } from '@four-crowns/core';
import type { Code, Seat, SeatMask } from '@four-crowns/core';
import { hexName } from './board.ts';
import { END_TURN, hexOf, PLACE_BASE, tileBase, tileOf } from './codes.ts';
import { FIRST_MOVE_TILE, TILES } from './data.ts';
import type { BuildTile, MoveTile } from './data.ts';
import type { Event } from './events.ts';
import { putSettlement, takeSettlement } from './settlements.ts';
import { chooseFirst, dealHand, drawObjective, laySector, takeCard } from './setup.ts';
import {
  CHOOSE_FIRST,
  CURRENT,
  DRAW,
  DRAW_OBJECTIVES,
  HANDS,
  LAST_ROUND,
  LEFT,
  LIFTED,
  LIFTED_BY,
  OVER,
  PLACE,
  REPLACE,
  SECTORS,
  setUses,
  STAGE,
  STOCK,
  TURN,
  usesOf,
} from './state.ts';
import type { State } from './state.ts';
import { gainTile, loseTile } from './tiles.ts';
import { checkMandatory, endTurn, nextTurn, replaceCard } from './turn.ts';

export function actors(s: State): SeatMask {
  const stage = s.a[STAGE];
  if (stage === TURN || stage === PLACE) return 1 << s.a[CURRENT];
  return stage === OVER ? 0 : 1 << DEALER;
}

export function apply(s: State, seat: Seat, code: Code, log?: Event[]): void {
  if (seat === DEALER) return applyOutcome(s, code, log);
  if (code < tileBase(0)) {
    s.a[LEFT]--;
    build(s, seat, code, 'card', log);
  } else if (code === END_TURN) endTurn(s, log);
  else if (code >= PLACE_BASE) place(s, seat, hexOf(code), log);
  else if (tileOf(code) < FIRST_MOVE_TILE) {
    setUses(s, tileOf(code), usesOf(s, tileOf(code)) - 1);
    build(s, seat, hexOf(code), TILES[tileOf(code)] as BuildTile, log);
  } else lift(s, seat, tileOf(code), hexOf(code), log);
}

function build(s: State, seat: Seat, hex: number, by: 'card' | BuildTile, log: Event[] | undefined): void {
  const { a } = s;
  putSettlement(s, seat, hex);
  a[STOCK + seat]--;
  log?.push({ type: 'build', seat, hex: hexName(hex), by });
  gainTile(s, seat, hex, log);
  // KB-7.1: by any action, also an extra one.
  if (a[STOCK + seat] === 0 && a[LAST_ROUND] === 0) {
    a[LAST_ROUND] = 1;
    log?.push({ type: 'last-round', seat });
  }
  checkMandatory(s, log);
}

function lift(s: State, seat: Seat, tile: number, hex: number, log: Event[] | undefined): void {
  const { a } = s;
  setUses(s, tile, usesOf(s, tile) - 1);
  takeSettlement(s, seat, hex);
  a[LIFTED] = hex;
  a[LIFTED_BY] = tile;
  a[STAGE] = PLACE;
  log?.push({ type: 'lift', seat, hex: hexName(hex), tile: TILES[tile] as MoveTile });
}

function place(s: State, seat: Seat, hex: number, log: Event[] | undefined): void {
  const { a } = s;
  const from = a[LIFTED];
  const tile = TILES[a[LIFTED_BY]] as MoveTile;
  putSettlement(s, seat, hex);
  a[LIFTED] = -1;
  a[LIFTED_BY] = -1;
  a[STAGE] = TURN;
  log?.push({ type: 'move', seat, from: hexName(from), hex: hexName(hex), tile });
  gainTile(s, seat, hex, log);
  loseTile(s, seat, from, log);
  checkMandatory(s, log);
}

function applyOutcome(s: State, code: Code, log: Event[] | undefined): void {
  const stage = s.a[STAGE];
  if (stage === DRAW) {
    takeCard(s, s.a[CURRENT], code, log);
    nextTurn(s, log);
  } else if (stage === REPLACE) replaceCard(s, code, log);
  else if (stage === HANDS) dealHand(s, code, log);
  else if (stage === SECTORS) laySector(s, code, log);
  else if (stage === DRAW_OBJECTIVES) drawObjective(s, code, log);
  else if (stage === CHOOSE_FIRST) chooseFirst(s, code, log);
}
