import type { Card, CastleNation, Garrison, Holding, Title, Unit } from './data.ts';

/** What a seat may do, and what the dealer may answer. */
export type Action =
  /** KBY-3.1 */
  | { readonly type: 'play-holding'; readonly card: Holding }
  /** KBY-3.5 to KBY-3.10: onto a holding in front of `seat`; equal holdings with equal garrisons are alike. */
  | {
      readonly type: 'play-unit';
      readonly card: Unit;
      readonly seat: number;
      readonly holding: Holding;
      readonly garrison: Garrison | 'none';
    }
  /** KBY-4.1: one card under the deck, then another, or `done`. */
  | { readonly type: 'return'; readonly card: Card }
  | { readonly type: 'done' }
  /** The dealer's answers. */
  | { readonly type: 'remove-nation'; readonly nation: CastleNation }
  | { readonly type: 'lay-title'; readonly title: Title }
  | { readonly type: 'deal-title'; readonly title: Title }
  | { readonly type: 'deal'; readonly card: Card }
  | { readonly type: 'choose-first'; readonly seat: number };
