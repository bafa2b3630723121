import type { SeatMask } from '@four-crowns/core';
import type { BuildTile, MoveTile, Objective, Terrain, Tile } from './data.ts';

/** A hex by its place: column letter A..T and row number 1..20, such as `C7`. */
export type Hex = string;

export type Event =
  | { readonly type: 'sector'; readonly slot: number; readonly sector: Tile; readonly turned: boolean }
  | { readonly type: 'objective'; readonly card: Objective }
  | { readonly type: 'first-player'; readonly seat: number }
  /** KB-2.5: only the drawer learns the card. */
  | {
      readonly type: 'draw';
      readonly seat: number;
      readonly secret: { readonly to: SeatMask; readonly terrain: Terrain };
    }
  | { readonly type: 'reshuffle'; readonly cards: number }
  /** KB-2.2: the card is shown as the turn begins; `none` if the hand could not be filled. */
  | {
      readonly type: 'turn';
      readonly seat: number;
      readonly terrain: Terrain | 'none';
      readonly reveals: true;
    }
  /** KB-2.7: the card leaves the game. */
  | { readonly type: 'useless'; readonly seat: number; readonly terrain: Terrain }
  | { readonly type: 'replace'; readonly seat: number; readonly terrain: Terrain }
  | { readonly type: 'build'; readonly seat: number; readonly hex: Hex; readonly by: 'card' | BuildTile }
  | { readonly type: 'lift'; readonly seat: number; readonly hex: Hex; readonly tile: MoveTile }
  | {
      readonly type: 'move';
      readonly seat: number;
      readonly from: Hex;
      readonly hex: Hex;
      readonly tile: MoveTile;
    }
  | { readonly type: 'gain'; readonly seat: number; readonly tile: Tile; readonly hex: Hex }
  | { readonly type: 'lose'; readonly seat: number; readonly tile: Tile; readonly hex: Hex }
  /** KB-2.8, KB-2.9: what is left of the mandatory action is dropped. */
  | {
      readonly type: 'lapse';
      readonly seat: number;
      readonly left: number;
      readonly because: 'stock' | 'cards';
    }
  | { readonly type: 'last-round'; readonly seat: number }
  | { readonly type: 'end-turn'; readonly seat: number }
  | { readonly type: 'over' };
