import type { Card, CastleNation, Garrison, Holding, Unit } from './data.ts';

/** Where else the same unit can be played: a holding in front of `of`. `open` is `none` where that is nowhere. */
export type Elsewhere = {
  readonly of: number;
  readonly open: Holding | 'none';
  readonly openGarrison: Garrison | 'none';
};

/**
 * Every prohibition: the paragraph that forbids, and the facts its sentence shows. Where `holding` is
 * `none`, no holding was tried: the card cannot be played anywhere.
 */
export type Reason =
  /** Nations, titles, cards and the first player come by chance; nobody chooses them. */
  | { readonly rule: 'KBY-1.8'; readonly facts: Record<never, never> }
  | { readonly rule: 'KBY-2.1'; readonly facts: { readonly seat: number } }
  /** Cards are being returned this turn, so none is played. `left` are those that can still be returned. */
  | {
      readonly rule: 'KBY-2.2';
      readonly facts: { readonly card: Card; readonly returned: number; readonly left: number };
    }
  /** Nothing was returned, so there is nothing to be done with. `playable` are the cards that can be played. */
  | { readonly rule: 'KBY-2.3'; readonly facts: { readonly playable: number } }
  /** `left` are the cards of the hand. */
  | { readonly rule: 'KBY-2.4'; readonly facts: { readonly card: Card; readonly left: number } }
  /** Where a castle of the nation is to be had: in the own hand, in front of others, or neither. */
  | {
      readonly rule: 'KBY-3.2';
      readonly facts: {
        readonly card: Unit;
        readonly nation: CastleNation;
        readonly castle: 'hand' | 'others' | 'nowhere';
      };
    }
  /** No such holding lies in front of that seat. */
  | {
      readonly rule: 'KBY-3.4';
      readonly facts: Elsewhere & {
        readonly card: Unit;
        readonly seat: number;
        readonly holding: Holding | 'none';
        readonly garrison: Garrison | 'none';
      };
    }
  /** KBY-3.7 where the holding defends itself, KBY-3.8 where its garrison is the stronger. */
  | {
      readonly rule: 'KBY-3.7';
      readonly facts: Elsewhere & {
        readonly card: Unit;
        readonly strength: number;
        readonly holding: Holding | 'none';
        readonly defence: number;
      };
    }
  | {
      readonly rule: 'KBY-3.8';
      readonly facts: Elsewhere & {
        readonly card: Unit;
        readonly strength: number;
        readonly garrison: Garrison;
        readonly defence: number;
      };
    }
  /** A hero takes others' holdings only. */
  | {
      readonly rule: 'KBY-3.9';
      readonly facts: Elsewhere & { readonly card: Unit; readonly holding: Holding | 'none' };
    }
  | { readonly rule: 'KBY-7.6'; readonly facts: Record<never, never> };
