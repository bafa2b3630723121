import type { BuildTile, MoveTile, Terrain, Tile } from './data.ts';
import type { Hex } from './events.ts';

export type Ground = Terrain | 'water' | 'mountain' | 'castle' | 'location';

/** Every prohibition: the paragraph that forbids, and the facts its sentence shows. */
export type Reason =
  /** Sectors, cards and the first player come by chance; nobody chooses them. */
  | { readonly rule: 'KB-1.9'; readonly facts: Record<never, never> }
  | { readonly rule: 'KB-2.1'; readonly facts: { readonly seat: number } }
  | { readonly rule: 'KB-2.3'; readonly facts: { readonly hex: Hex } }
  | { readonly rule: 'KB-2.4'; readonly facts: { readonly tile: Tile; readonly left: number } }
  | { readonly rule: 'KB-2.5'; readonly facts: { readonly left: number } }
  /** No card is in force, so Oracle and Barn have no terrain. */
  | { readonly rule: 'KB-2.8'; readonly facts: { readonly tile: 'oracle' | 'barn' } }
  | { readonly rule: 'KB-3.1'; readonly facts: { readonly hex: Hex; readonly seat: number } }
  | { readonly rule: 'KB-3.2'; readonly facts: { readonly hex: Hex; readonly ground: Ground } }
  | {
      readonly rule: 'KB-3.3';
      readonly facts: { readonly hex: Hex; readonly ground: Ground; readonly card: Terrain };
    }
  /** `instead` is a hex where it would be allowed. */
  | { readonly rule: 'KB-3.4'; readonly facts: { readonly hex: Hex; readonly instead: Hex } }
  | { readonly rule: 'KB-4.3'; readonly facts: { readonly tile: Tile } }
  | { readonly rule: 'KB-4.4'; readonly facts: { readonly tile: Tile } }
  | { readonly rule: 'KB-4.7'; readonly facts: { readonly tile: BuildTile } }
  | { readonly rule: 'KB-4.8'; readonly facts: { readonly tile: Tile } }
  | {
      readonly rule: 'KB-5.1' | 'KB-5.6';
      readonly facts: { readonly hex: Hex; readonly ground: Ground; readonly card: Terrain };
    }
  | {
      readonly rule: 'KB-5.2' | 'KB-5.3' | 'KB-5.7';
      readonly facts: { readonly hex: Hex; readonly ground: Ground };
    }
  | { readonly rule: 'KB-5.4' | 'KB-5.5'; readonly facts: { readonly hex: Hex } }
  | { readonly rule: 'KB-5.8'; readonly facts: { readonly from: Hex; readonly hex: Hex } }
  /** Only an own settlement can be lifted. */
  | { readonly rule: 'KB-5.9'; readonly facts: { readonly hex: Hex } }
  /** First the lifted settlement is placed; `from` is `none` if nothing is lifted. */
  | { readonly rule: 'KB-5.10'; readonly facts: { readonly from: Hex | 'none' } }
  /** This settlement has nowhere to go with this tile. */
  | { readonly rule: 'KB-5.11'; readonly facts: { readonly hex: Hex; readonly tile: MoveTile } }
  /** Back to where it was is no move. */
  | { readonly rule: 'KB-5.12'; readonly facts: { readonly hex: Hex } }
  | { readonly rule: 'KB-7.3'; readonly facts: Record<never, never> };
