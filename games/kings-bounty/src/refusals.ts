import type { Card, CastleNation, Garrison, Holding, Unit } from './data.ts';

/** Every prohibition: the paragraph that forbids, and the facts its sentence shows. */
export type Reason =
  /** Nations, titles, cards and the first player come by chance; nobody chooses them. */
  | { readonly rule: 'KBY-1.8'; readonly facts: Record<never, never> }
  | { readonly rule: 'KBY-2.1'; readonly facts: { readonly seat: number } }
  /** Cards are being returned this turn, so none is played. */
  | { readonly rule: 'KBY-2.2'; readonly facts: { readonly card: Card; readonly returned: number } }
  /** Nothing was returned, so there is nothing to be done with. */
  | { readonly rule: 'KBY-2.3'; readonly facts: Record<never, never> }
  | { readonly rule: 'KBY-2.4'; readonly facts: { readonly card: Card } }
  | { readonly rule: 'KBY-3.2'; readonly facts: { readonly card: Unit; readonly nation: CastleNation } }
  /** No such holding lies in front of that seat. */
  | {
      readonly rule: 'KBY-3.4';
      readonly facts: {
        readonly seat: number;
        readonly holding: Holding;
        readonly garrison: Garrison | 'none';
      };
    }
  /** KBY-3.7 where the holding defends itself, KBY-3.8 where its garrison is the stronger. */
  | {
      readonly rule: 'KBY-3.7';
      readonly facts: {
        readonly card: Unit;
        readonly strength: number;
        readonly holding: Holding;
        readonly defence: number;
      };
    }
  | {
      readonly rule: 'KBY-3.8';
      readonly facts: {
        readonly card: Unit;
        readonly strength: number;
        readonly garrison: Garrison;
        readonly defence: number;
      };
    }
  /** A hero takes others' holdings only. */
  | { readonly rule: 'KBY-3.9'; readonly facts: { readonly card: Unit; readonly holding: Holding } }
  | { readonly rule: 'KBY-7.6'; readonly facts: Record<never, never> };
