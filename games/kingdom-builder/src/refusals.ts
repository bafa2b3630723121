import type { BuildTile, Terrain, Tile } from './data.ts';
import type { Hex } from './events.ts';

export type Ground = Terrain | 'water' | 'mountain' | 'castle' | 'location';

/** The tiles that can be used now, so that a refusal says what can be done instead. */
type Left = { readonly tiles: readonly Tile[] };
type OnHex = { readonly hex: Hex; readonly ground: Ground };
/** `instead` is the nearest hex where the same action would be allowed. */
type Instead = { readonly instead: Hex };
/** The tile has no hex anywhere on the board at the moment. */
type Nowhere = { readonly hex: 'nowhere' };
/** Whether its player has a turn after this one. */
type Again = { readonly again: 'next_turn' | 'never' };

/** Every prohibition: the paragraph that forbids, and the facts its sentence shows. */
export type Reason =
  /** Sectors, cards and the first player come by chance; nobody chooses them. */
  | { readonly rule: 'KB-1.9'; readonly facts: Record<never, never> }
  | { readonly rule: 'KB-2.1'; readonly facts: { readonly seat: number } }
  /** The mandatory action is complete. */
  | { readonly rule: 'KB-2.3'; readonly facts: Left }
  | { readonly rule: 'KB-2.4'; readonly facts: { readonly tile: Tile; readonly left: number } }
  | { readonly rule: 'KB-2.5'; readonly facts: { readonly left: number } }
  /** No card is in force: nothing is built by it, and Oracle and Barn have no terrain. */
  | { readonly rule: 'KB-2.8'; readonly facts: { readonly what: 'card' | 'oracle' | 'barn' } & Left }
  /** The stock is empty, so the mandatory action has lapsed. */
  | { readonly rule: 'KB-2.9'; readonly facts: Left }
  | {
      readonly rule: 'KB-3.1';
      readonly facts: {
        readonly hex: Hex;
        readonly seat: number;
        readonly whose: 'own' | 'others';
      } & Instead;
    }
  | { readonly rule: 'KB-3.2'; readonly facts: OnHex & Instead }
  | { readonly rule: 'KB-3.3'; readonly facts: OnHex & { readonly card: Terrain } & Instead }
  | { readonly rule: 'KB-3.4'; readonly facts: { readonly hex: Hex } & Instead }
  | { readonly rule: 'KB-4.3' | 'KB-4.4'; readonly facts: { readonly tile: Tile } & Again }
  | { readonly rule: 'KB-4.7'; readonly facts: { readonly tile: BuildTile } & Left }
  /** `at`: a location that would still give one; else why none does. */
  | {
      readonly rule: 'KB-4.8';
      readonly facts: { readonly tile: Tile; readonly at: Hex | 'no_such_location' | 'no_tile_left' };
    }
  | {
      readonly rule: 'KB-5.1' | 'KB-5.6';
      readonly facts: { readonly card: Terrain } & ((OnHex & Instead) | Nowhere);
    }
  | { readonly rule: 'KB-5.2' | 'KB-5.3' | 'KB-5.7'; readonly facts: (OnHex & Instead) | Nowhere }
  | { readonly rule: 'KB-5.4'; readonly facts: ({ readonly hex: Hex } & Instead) | Nowhere }
  /** Nowhere: there is no line of three, or what lies beyond the ends is not free land. */
  | {
      readonly rule: 'KB-5.5';
      readonly facts: ({ readonly hex: Hex } & Instead) | (Nowhere & { readonly line: 'none' | 'closed' });
    }
  | {
      readonly rule: 'KB-5.8';
      readonly facts: ({ readonly from: Hex; readonly hex: Hex } & Instead) | Nowhere;
    }
  /** Only an own settlement can be lifted. */
  | { readonly rule: 'KB-5.9'; readonly facts: { readonly hex: Hex } & Instead }
  /** First the lifted settlement is placed. If nothing is lifted, `tiles` are those that could lift now. */
  | { readonly rule: 'KB-5.10'; readonly facts: { readonly from: Hex } | ({ readonly from: 'none' } & Left) }
  /** This settlement has nowhere to go; the one on `instead` has. With Barn and Harbor the cause is KB-5.13. */
  | { readonly rule: 'KB-5.11'; readonly facts: { readonly hex: Hex } & Instead }
  /** Back to where it was is no move. */
  | { readonly rule: 'KB-5.12'; readonly facts: { readonly hex: Hex } & Instead }
  /** The hex it would leave is the only one beside the others, and binds; nowhere: so it is with each of them. */
  | {
      readonly rule: 'KB-5.13';
      readonly facts: { readonly tile: 'barn' | 'harbor' } & (({ readonly hex: Hex } & Instead) | Nowhere);
    }
  | { readonly rule: 'KB-7.3'; readonly facts: Record<never, never> };
