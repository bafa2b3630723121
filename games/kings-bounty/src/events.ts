import type { SeatMask } from '@four-crowns/core';
import type { Card, CastleNation, Garrison, Holding, Title, Unit } from './data.ts';

export type Event =
  | { readonly type: 'remove-nation'; readonly nation: CastleNation }
  | { readonly type: 'lay-title'; readonly title: Title }
  /** KBY-1.7: only its holder sees it. */
  | {
      readonly type: 'private-title';
      readonly seat: number;
      readonly secret: { readonly to: SeatMask; readonly title: Title };
    }
  | { readonly type: 'first-player'; readonly seat: number }
  | { readonly type: 'last-player'; readonly seat: number }
  /** Seen by the drawer, and by who once returned it (KBY-4.4): then it was fixed before. */
  | {
      readonly type: 'draw';
      readonly seat: number;
      readonly reveals?: true;
      readonly secret: { readonly to: SeatMask; readonly card: Card };
    }
  | { readonly type: 'play-holding'; readonly seat: number; readonly card: Holding }
  /** `replaced` is the garrison that had to go (KBY-3.6). */
  | {
      readonly type: 'garrison';
      readonly seat: number;
      readonly card: Unit;
      readonly holding: Holding;
      readonly replaced: Garrison | 'none';
    }
  | {
      readonly type: 'capture' | 'hero' | 'monster';
      readonly seat: number;
      readonly card: Unit;
      readonly holding: Holding;
    }
  /** Follows a capture or a monster: whose holding it was, and the garrison that went with it. */
  | {
      readonly type: 'lose-holding';
      readonly seat: number;
      readonly holding: Holding;
      readonly garrison: Garrison | 'none';
    }
  | {
      readonly type: 'return';
      readonly seat: number;
      readonly secret: { readonly to: SeatMask; readonly card: Card };
    }
  | { readonly type: 'returned'; readonly seat: number; readonly cards: number }
  /** KBY-5.4: a private Vandal or Staff Rat is turned up, or it turns out that nobody has it. */
  | { readonly type: 'turn-up'; readonly seat: number; readonly title: Title; readonly reveals: true }
  | { readonly type: 'nobody-has'; readonly title: Title; readonly reveals: true }
  | { readonly type: 'lose-title' | 'gain-title'; readonly seat: number; readonly title: Title }
  /** The last card has been drawn. KBY-7.2, KBY-7.3: the turns up to that of `of`, the last player, one more round, or nothing is left to play. */
  | { readonly type: 'deck-out'; readonly of: number; readonly left: 'turns' | 'round' | 'nothing' }
  /** The same as rules version 1 told it. */
  | { readonly type: 'last-card' }
  /** KBY-5.4: at the end. */
  | { readonly type: 'show-title'; readonly seat: number; readonly title: Title; readonly reveals: true }
  | { readonly type: 'over'; readonly because: 'deck' | 'guard' };
