import type { SeatMask } from '@four-crowns/core';
import type { Card, Crown, Faction, Region } from './data.ts';
import type { Followers } from './sets.ts';

/** In the solo game the Saxons act too; `seat` is then that of the human. */
type Actor = { readonly by: 'seat' | 'saxons'; readonly seat: number };

export type Event =
  | {
      readonly type: 'court';
      readonly by: 'seat' | 'saxons';
      readonly seat: number;
      readonly followers: Followers;
    }
  | ({ readonly type: 'region'; readonly region: Region } & { readonly [f in Faction]: number })
  /** TKD-8.1: only the seat itself learns the card. */
  | {
      readonly type: 'cunning';
      readonly seat: number;
      readonly secret: { readonly to: SeatMask; readonly card: Card };
    }
  | { readonly type: 'slot'; readonly slot: number; readonly region: Region }
  | { readonly type: 'first-player'; readonly seat: number }
  /** TKD-10.12 */
  | { readonly type: 'saxon-top'; readonly card: Card }
  | { readonly type: 'pass'; readonly seat: number }
  | ({ readonly type: 'play'; readonly card: Card } & Actor)
  /** TKD-8.2; `of` is the seat whose pile was copied. */
  | ({ readonly type: 'copy'; readonly card: Card; readonly of: number } & Actor)
  /** TKD-2.7: how a play, and what Spy copied, are told once the card lies covered; never recorded. */
  | ({ readonly type: 'covered' } & Actor)
  | ({ readonly type: 'copy-covered'; readonly of: number } & Actor)
  | ({ readonly type: 'no-effect'; readonly card: Card } & Actor)
  | ({ readonly type: 'place'; readonly region: Region; readonly followers: Followers } & Actor)
  | ({
      readonly type: 'swap';
      readonly a: Region;
      readonly give: Followers;
      readonly b: Region;
      readonly take: Followers;
    } & Actor)
  | ({
      readonly type: 'move';
      readonly from: Region;
      readonly to: Region;
      readonly followers: Followers;
    } & Actor)
  | ({
      readonly type: 'exchange';
      readonly region: Region;
      readonly back: Followers;
      readonly place: Followers;
    } & Actor)
  | ({
      readonly type: 'negotiate';
      readonly a: Region;
      readonly b: Region;
      readonly disc: Region | 'none';
    } & Actor)
  | ({ readonly type: 'summon'; readonly region: Region; readonly faction: Crown } & Actor)
  | ({ readonly type: 'no-summon' } & Actor)
  /** TKD-6: what stood in the region, and who has it now. */
  | ({ readonly type: 'struggle'; readonly region: Region; readonly winner: Faction | 'none' } & {
      readonly [f in Faction]: number;
    })
  /** TKD-11.5 */
  | { readonly type: 'arrival'; readonly region: Region }
  | { readonly type: 'over'; readonly ending: 'invasion' | 'coronation' | 'vikings' }
  /** TKD-8.5: Plot is shown when the winner is found. */
  | { readonly type: 'plot'; readonly seat: number; readonly faction: Crown; readonly reveals: true };
