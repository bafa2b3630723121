import { isInteger, isObject } from '@four-crowns/core';
import type { UnknownObject } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { hexNumber } from './board.ts';
import { BUILD_TILES, FIRST_MOVE_TILE, MOVE_TILES, OBJECTIVES, TERRAINS, TILES } from './data.ts';
import { MAX_SEATS } from './state.ts';

/** Untrusted JSON to an action; also the dealer's, for records. */
export function parseAction(o: unknown): Action | undefined {
  if (!isObject(o)) return undefined;
  const hex = typeof o['hex'] === 'string' && hexNumber(o['hex']) >= 0 ? o['hex'] : undefined;
  const tile = TILES.findIndex((name) => name === o['tile']);
  switch (o['type']) {
    case 'build':
    case 'place':
      return hex === undefined ? undefined : { type: o['type'], hex };
    case 'use':
      if (hex === undefined || tile < 0 || tile >= FIRST_MOVE_TILE) return undefined;
      return { type: 'use', tile: BUILD_TILES[tile], hex };
    case 'lift':
      if (hex === undefined || tile < FIRST_MOVE_TILE) return undefined;
      return { type: 'lift', tile: MOVE_TILES[tile - FIRST_MOVE_TILE], hex };
    case 'end-turn':
      return { type: 'end-turn' };
    default:
      return parseOutcome(o);
  }
}

/** The dealer's actions, for records. */
function parseOutcome(o: UnknownObject): Action | undefined {
  switch (o['type']) {
    case 'lay-sector': {
      const sector = TILES.find((t) => t === o['sector']);
      const turned = o['turned'];
      return sector === undefined || typeof turned !== 'boolean'
        ? undefined
        : { type: 'lay-sector', sector, turned };
    }
    case 'lay-objective': {
      const card = OBJECTIVES.find((c) => c === o['card']);
      return card === undefined ? undefined : { type: 'lay-objective', card };
    }
    case 'choose-first': {
      const seat = o['seat'];
      return isInteger(seat, 0, MAX_SEATS - 1) ? { type: 'choose-first', seat } : undefined;
    }
    case 'deal': {
      const terrain = TERRAINS.find((t) => t === o['terrain']);
      return terrain === undefined ? undefined : { type: 'deal', terrain };
    }
    default:
      return undefined;
  }
}
