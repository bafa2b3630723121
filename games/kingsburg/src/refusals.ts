import type { Advisor, Building, Good } from './data.ts';
import type { StageName } from './state.ts';

/** Every prohibition: the paragraph that forbids, and the facts its sentence shows. */
export type Reason =
  /** Turn order, dice and enemies come by chance; nobody chooses them. */
  | { readonly rule: 'KBG-1.7'; readonly facts: Record<never, never> }
  | { readonly rule: 'KBG-2.3'; readonly facts: { readonly seat: number } }
  /** Something else is asked now. */
  | { readonly rule: 'KBG-2.4'; readonly facts: { readonly asked: StageName } }
  /** Others get a good from the King. */
  | { readonly rule: 'KBG-3.3'; readonly facts: Record<never, never> }
  | { readonly rule: 'KBG-3.4'; readonly facts: { readonly good: Good } }
  /** No white die was rolled. */
  | { readonly rule: 'KBG-4.2'; readonly facts: Record<never, never> }
  /** The building does not stand, or (`isOver`) the seat has been visited. The seat that is asked can use the other one. */
  | { readonly rule: 'KBG-4.3'; readonly facts: { readonly building: Reroller; readonly isOver: boolean } }
  | { readonly rule: 'KBG-4.4'; readonly facts: { readonly building: Reroller } }
  | { readonly rule: 'KBG-5.2'; readonly facts: OffTarget }
  /** Dice of each kind that are not in hand, and those that are. */
  | {
      readonly rule: 'KBG-5.3';
      readonly facts: {
        readonly missing: readonly number[];
        readonly missingWhite: readonly number[];
        readonly left: readonly number[];
        readonly leftWhite: readonly number[];
      };
    }
  /** What was placed instead, and the own dice in hand. */
  | {
      readonly rule: 'KBG-5.4';
      readonly facts: {
        readonly advisor: Advisor;
        readonly placed: 'nothing' | 'token' | 'white';
        readonly left: readonly number[];
      };
    }
  | { readonly rule: 'KBG-5.5'; readonly facts: Record<never, never> }
  | { readonly rule: 'KBG-5.6'; readonly facts: Record<never, never> }
  /** The Market has been used this season. */
  | { readonly rule: 'KBG-5.7'; readonly facts: OffTarget }
  | { readonly rule: 'KBG-5.8'; readonly facts: { readonly advisor: Advisor; readonly seat: number } }
  | { readonly rule: 'KBG-5.9'; readonly facts: { readonly advisor: Advisor } }
  /** `isLast`: there is no season to come. */
  | { readonly rule: 'KBG-5.10'; readonly facts: { readonly isLast: boolean } }
  | { readonly rule: 'KBG-6.3'; readonly facts: { readonly advisor: Advisor } }
  /** This advisor helps in another way. */
  | { readonly rule: 'KBG-6.4'; readonly facts: { readonly advisor: Advisor } }
  | {
      readonly rule: 'KBG-7.4' | 'KBG-7.7' | 'KBG-7.9' | 'KBG-7.11' | 'KBG-7.12' | 'KBG-7.14' | 'KBG-7.17';
      readonly facts: { readonly goods: readonly Good[] };
    }
  /** The good to be swapped is not there. */
  | { readonly rule: 'KBG-7.6'; readonly facts: { readonly good: Good } }
  /** The seat has had its turn to build. */
  | { readonly rule: 'KBG-8.1'; readonly facts: Record<never, never> }
  /** What is missing. */
  | {
      readonly rule: 'KBG-8.2';
      readonly facts: {
        readonly building: Building;
        readonly gold: number;
        readonly wood: number;
        readonly stone: number;
      };
    }
  | { readonly rule: 'KBG-8.3'; readonly facts: { readonly building: Building; readonly left: Building } }
  | { readonly rule: 'KBG-8.4'; readonly facts: { readonly building: Building } }
  | { readonly rule: 'KBG-9.1'; readonly facts: { readonly dice: readonly number[] } }
  | { readonly rule: 'KBG-9.2'; readonly facts: { readonly total: number } }
  /** The Market has been used already, or no sum that it makes reaches an advisor who can be influenced. */
  | { readonly rule: 'KBG-9.6'; readonly facts: { readonly isSpent: boolean } }
  /** It is not there, or (`isOver`) the seat has been asked. */
  | {
      readonly rule: 'KBG-9.19';
      readonly facts: { readonly pay: Good | 'plus_two'; readonly isOver: boolean };
    }
  /** The seat has had its turn to recruit. */
  | { readonly rule: 'KBG-11.1'; readonly facts: Record<never, never> }
  | { readonly rule: 'KBG-11.2'; readonly facts: { readonly price: number; readonly given: number } }
  | { readonly rule: 'KBG-11.3'; readonly facts: { readonly goods: readonly Good[] } }
  | { readonly rule: 'KBG-12.5'; readonly facts: { readonly goods: readonly Good[] } }
  | { readonly rule: 'KBG-12.8'; readonly facts: { readonly count: number; readonly given: number } }
  | { readonly rule: 'KBG-12.9'; readonly facts: { readonly goods: readonly Good[] } }
  | { readonly rule: 'KBG-13.1'; readonly facts: Record<never, never> }
  /** Neutral dice lie there. */
  | { readonly rule: 'KBG-14.4'; readonly facts: { readonly advisor: Advisor } };

export type Reroller = 'statue' | 'chapel';

/** The sum of dice and token (0 where no die was named), the value that was wanted, and what could be done instead. */
export type OffTarget = {
  readonly advisor: Advisor;
  readonly value: number;
  readonly sum: number;
  readonly plusTwo: boolean;
  /** Other dice of the seat reach the advisor. */
  readonly isInReach: boolean;
  /** The advisor these dice reach as they are. */
  readonly there: Advisor | 'none';
};
