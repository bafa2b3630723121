import { DEALER, unreachable } from '@four-crowns/core';
import type { Code, Seat, SeatMask } from '@four-crowns/core';
import { hexName } from './board.ts';
import { END_TURN, hexOf, tileBase, tileOf } from './codes.ts';
import { BUILD_TILES, FIRST_MOVE_TILE, MOVE_TILES } from './data.ts';
import type { BuildTile } from './data.ts';
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
  stageOf,
  STOCK,
  TURN,
  usesOf,
} from './state.ts';
import type { DealerStage, State } from './state.ts';
import { gainTile, loseTile } from './tiles.ts';
import { checkMandatory, endTurn, nextTurn, replaceCard } from './turn.ts';

export function actors(s: State): SeatMask {
  const stage = stageOf(s);
  switch (stage) {
    case TURN:
    case PLACE:
      return 1 << s.a[CURRENT];
    case OVER:
      return 0;
    default:
      return dealerIn(stage);
  }
}

/** A stage that no case above names does not compile. */
function dealerIn(_stage: DealerStage): SeatMask {
  return 1 << DEALER;
}

export function apply(s: State, seat: Seat, code: Code, log?: Event[]): void {
  const stage = stageOf(s);
  switch (stage) {
    case TURN:
      if (code < tileBase(0)) {
        s.a[LEFT]--;
        build(s, seat, code, 'card', log);
      } else if (code === END_TURN) endTurn(s, log);
      else if (tileOf(code) < FIRST_MOVE_TILE) {
        setUses(s, tileOf(code), usesOf(s, tileOf(code)) - 1);
        build(s, seat, hexOf(code), BUILD_TILES[tileOf(code)], log);
      } else lift(s, seat, tileOf(code), hexOf(code), log);
      return;
    case PLACE:
      return place(s, seat, hexOf(code), log);
    case OVER:
      throw new Error('the game is over');
    default:
      return applyOutcome(s, stage, code, log);
  }
}

function applyOutcome(s: State, stage: DealerStage, code: Code, log: Event[] | undefined): void {
  switch (stage) {
    case DRAW:
      takeCard(s, s.a[CURRENT], code, log);
      return nextTurn(s, log);
    case REPLACE:
      return replaceCard(s, code, log);
    case HANDS:
      return dealHand(s, code, log);
    case SECTORS:
      return laySector(s, code, log);
    case DRAW_OBJECTIVES:
      return drawObjective(s, code, log);
    case CHOOSE_FIRST:
      return chooseFirst(s, code, log);
    default:
      return unreachable(stage);
  }
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
  log?.push({ type: 'lift', seat, hex: hexName(hex), tile: MOVE_TILES[tile - FIRST_MOVE_TILE] });
}

function place(s: State, seat: Seat, hex: number, log: Event[] | undefined): void {
  const { a } = s;
  const from = a[LIFTED];
  const tile = MOVE_TILES[a[LIFTED_BY] - FIRST_MOVE_TILE];
  putSettlement(s, seat, hex);
  a[LIFTED] = -1;
  a[LIFTED_BY] = -1;
  a[STAGE] = TURN;
  log?.push({ type: 'move', seat, from: hexName(from), hex: hexName(hex), tile });
  gainTile(s, seat, hex, log);
  loseTile(s, seat, from, log);
  checkMandatory(s, log);
}
