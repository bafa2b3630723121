import type { BuildTile, MoveTile, Objective, Terrain, Tile } from './data.ts';
import type { Hex } from './events.ts';

/** What a seat may do, and what the dealer may answer. */
export type Action =
  /** KB-2.3: one settlement of the mandatory action. */
  | { readonly type: 'build'; readonly hex: Hex }
  /** KB-2.4: a tile that builds (Oracle, Farm, Oasis, Tower, Tavern). */
  | { readonly type: 'use'; readonly tile: BuildTile; readonly hex: Hex }
  /** KB-5.9: a tile that moves (Barn, Harbor, Paddock) lifts first, then places. */
  | { readonly type: 'lift'; readonly tile: MoveTile; readonly hex: Hex }
  | { readonly type: 'place'; readonly hex: Hex }
  /** KB-2.5 */
  | { readonly type: 'end-turn' }
  /** The dealer's answers. */
  | { readonly type: 'lay-sector'; readonly sector: Tile; readonly turned: boolean }
  | { readonly type: 'lay-objective'; readonly card: Objective }
  | { readonly type: 'choose-first'; readonly seat: number }
  | { readonly type: 'deal'; readonly terrain: Terrain };
