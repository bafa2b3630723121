import type { MoveTile, Terrain, Tile } from './data.ts';
import type { Hex } from './events.ts';

/** What is asked of the viewer now. `final`: the answer cannot be taken back (KB-2.5). */
export type Prompt =
  | { readonly type: 'wait'; readonly seat: number }
  /** The mandatory action is not begun: build, or use one of `tiles` first. */
  | {
      readonly type: 'begin';
      readonly left: number;
      readonly terrain: Terrain;
      readonly tiles: readonly Tile[];
    }
  | { readonly type: 'build'; readonly left: number; readonly terrain: Terrain }
  | { readonly type: 'place'; readonly tile: MoveTile; readonly from: Hex }
  /** The mandatory action is done: use one of `tiles`, or end the turn. */
  | { readonly type: 'end'; readonly tiles: readonly Tile[]; readonly final: true }
  | { readonly type: 'set-up' }
  | { readonly type: 'over' };
