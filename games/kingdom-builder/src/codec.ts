import { DEALER } from '@four-crowns/core';
import type { Code, Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { hexName, hexNumber } from './board.ts';
import { END_TURN, hexOf, PLACE_BASE, tileBase, tileOf } from './codes.ts';
import { BUILD_TILES, FIRST_MOVE_TILE, MOVE_TILES, OBJECTIVES, TERRAINS, TILES } from './data.ts';
import { CHOOSE_FIRST, DRAW_OBJECTIVES, SECTORS, STAGE } from './state.ts';
import type { State } from './state.ts';

export function encode(s: State, seat: Seat, action: Action): Code | undefined {
  if (seat === DEALER) return encodeOutcome(s, action);
  switch (action.type) {
    case 'build':
      return hexNumber(action.hex);
    case 'use':
    case 'lift':
      return tileBase(TILES.indexOf(action.tile)) + hexNumber(action.hex);
    case 'place':
      return PLACE_BASE + hexNumber(action.hex);
    case 'end-turn':
      return END_TURN;
    default:
      return undefined;
  }
}

/** What the dealer is asked depends on the stage, so an answer to another question has no code. */
function encodeOutcome(s: State, action: Action): Code | undefined {
  const stage = s.a[STAGE];
  switch (action.type) {
    case 'lay-sector':
      return stage === SECTORS ? TILES.indexOf(action.sector) * 2 + (action.turned ? 1 : 0) : undefined;
    case 'lay-objective':
      return stage === DRAW_OBJECTIVES ? OBJECTIVES.indexOf(action.card) : undefined;
    case 'choose-first':
      return stage === CHOOSE_FIRST ? action.seat : undefined;
    case 'deal':
      return stage > CHOOSE_FIRST ? TERRAINS.indexOf(action.terrain) : undefined;
    default:
      return undefined;
  }
}

export function decode(s: State, seat: Seat, code: Code): Action {
  if (seat === DEALER) return decodeOutcome(s, code);
  if (code === END_TURN) return { type: 'end-turn' };
  const hex = hexName(hexOf(code));
  if (code >= PLACE_BASE) return { type: 'place', hex };
  if (code < tileBase(0)) return { type: 'build', hex };
  const tile = tileOf(code);
  return tile < FIRST_MOVE_TILE
    ? { type: 'use', tile: BUILD_TILES[tile], hex }
    : { type: 'lift', tile: MOVE_TILES[tile - FIRST_MOVE_TILE], hex };
}

function decodeOutcome(s: State, code: Code): Action {
  const stage = s.a[STAGE];
  if (stage === SECTORS) return { type: 'lay-sector', sector: TILES[code >> 1], turned: code % 2 === 1 };
  if (stage === DRAW_OBJECTIVES) return { type: 'lay-objective', card: OBJECTIVES[code] };
  if (stage === CHOOSE_FIRST) return { type: 'choose-first', seat: code };
  return { type: 'deal', terrain: TERRAINS[code] };
}
