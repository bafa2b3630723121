import type { Card, Crown, Faction, Region } from './data.ts';
import type { Followers } from './sets.ts';

/** What a seat may do, and what the dealer may answer. */
export type Action =
  /** TKD-2.4 */
  | { readonly type: 'pass' }
  /** TKD-2.3; `of` only for Spy (TKD-8.2): the seat whose pile it copies. */
  | { readonly type: 'play'; readonly card: Card; readonly of?: number }
  /** TKD-3.2: the card can do nothing. */
  | { readonly type: 'no-effect' }
  /** From the supply into a region. */
  | { readonly type: 'place'; readonly region: Region; readonly followers: Followers }
  /** TKD-10.8: a whole Assemble of the Saxons. */
  | {
      readonly type: 'place-each';
      readonly scottish: Region | 'none';
      readonly welsh: Region | 'none';
      readonly english: Region | 'none';
    }
  /** Followers of two regions trade places. */
  | {
      readonly type: 'swap';
      readonly a: Region;
      readonly give: Followers;
      readonly b: Region;
      readonly take: Followers;
    }
  | { readonly type: 'move'; readonly from: Region; readonly to: Region; readonly followers: Followers }
  /** Followers back to the supply and others out of it, in one region. */
  | {
      readonly type: 'exchange';
      readonly region: Region;
      readonly back: Followers;
      readonly place: Followers;
    }
  /** TKD-5.5: two region cards trade slots. */
  | { readonly type: 'negotiate'; readonly a: Region; readonly b: Region; readonly disc: Region | 'none' }
  /** TKD-4.1; TKD-11.2: a Viking can be named, and is refused. */
  | { readonly type: 'summon'; readonly region: Region; readonly faction: Faction }
  /** The dealer's answers. */
  | { readonly type: 'deal-follower'; readonly faction: Crown }
  | { readonly type: 'deal-card'; readonly card: Card }
  | { readonly type: 'lay-region'; readonly region: Region }
  | { readonly type: 'choose-first'; readonly seat: number };

export type Swap = Extract<Action, { type: 'swap' }>;
