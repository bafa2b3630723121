import type { SeatMask } from '@four-crowns/core';

/** A card's index in this list is its number in the state; its value is one more. */
export const CARDS = ['page', 'knight', 'queen', 'king'] as const;
export type Card = (typeof CARDS)[number];
export const COPIES = 4;
export const HAND = 2;
export const MOST_BID = 2;
export const DIE = 3;
export const PLAYS = 2;

export type Options = { readonly rounds: number; readonly teams: boolean };

export type ToyAction =
  | { readonly type: 'bid'; readonly bid: number }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'peek' }
  | { readonly type: 'end' }
  | { readonly type: 'deal'; readonly card: Card }
  | { readonly type: 'roll'; readonly die: number };

export type ToyEvent =
  | {
      readonly type: 'deal';
      readonly seat: number;
      readonly secret: { readonly to: SeatMask; readonly card: Card };
    }
  | {
      readonly type: 'bid';
      readonly seat: number;
      readonly secret: { readonly to: SeatMask; readonly bid: number };
    }
  | { readonly type: 'bids'; readonly reveals: true; readonly bids: readonly number[] }
  | { readonly type: 'roll'; readonly die: number }
  | { readonly type: 'play'; readonly seat: number; readonly card: Card }
  | {
      readonly type: 'peek';
      readonly seat: number;
      readonly reveals?: true;
      readonly secret?: { readonly to: SeatMask; readonly card: Card };
    }
  | { readonly type: 'end'; readonly seat: number }
  | { readonly type: 'over'; readonly reveals: true; readonly treasure: Card };

/** The rules text, as a game's `rules/en.md` has it. */
export const RULES_EN = `# Toy

Two cards each, sealed bids, a die, and a treasure to look at.

## 1 Chance

### T-1.1 Cards

Chance deals cards, fixes the treasure and rolls the die.

## 2 Bids

### T-2.1 Sealed

All bid 0 to 2 at once; the highest bid nobody else made wins a point.

### T-2.2 Once

Each seat bids once a round, and nothing else happens before all have.

## 3 Turns

### T-3.1 Order

Seats take their turns in order. Only the seat whose turn it is plays, peeks or ends.

### T-3.2 Own cards

You play cards you hold.

### T-3.3 High enough

A card must be worth at least what the die shows.

### T-3.4 Two plays

At most two cards are played in a turn.

### T-3.5 The treasure

You look at the treasure once a game.

## 4 End

### T-4.1 Over

After the last turn the treasure is turned up and nothing more is done.
`;

export const RULES_RU = RULES_EN.replace(/^### (\S+) .+$/gm, '### $1 По-русски');
