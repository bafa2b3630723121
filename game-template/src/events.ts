import type { SeatMask } from '@four-crowns/core';

export type Event =
  | { readonly type: 'turn-up'; readonly prize: number; readonly worth: number }
  /** GT-2.2: only the bidder sees the card. */
  | {
      readonly type: 'bid';
      readonly seat: number;
      readonly secret: { readonly to: SeatMask; readonly card: number };
    }
  | { readonly type: 'show'; readonly seat: number; readonly card: number }
  | { readonly type: 'win'; readonly seat: number; readonly points: number }
  /** GT-3.2 */
  | { readonly type: 'tie'; readonly worth: number; readonly prize: 'waits' | 'lost' }
  | { readonly type: 'over' };
