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
  /** The building does not stand. */
  | { readonly rule: 'KBG-4.3'; readonly facts: { readonly building: Building } }
  | { readonly rule: 'KBG-4.4'; readonly facts: { readonly building: Building } }
  | { readonly rule: 'KBG-5.2'; readonly facts: OffTarget }
  /** Dice that are not in hand; `left` are those that are. */
  | {
      readonly rule: 'KBG-5.3';
      readonly facts: { readonly dice: readonly number[]; readonly left: readonly number[] };
    }
  | { readonly rule: 'KBG-5.4'; readonly facts: Record<never, never> }
  | { readonly rule: 'KBG-5.5'; readonly facts: Record<never, never> }
  | { readonly rule: 'KBG-5.6'; readonly facts: Record<never, never> }
  /** The Market has been used this season. */
  | { readonly rule: 'KBG-5.7'; readonly facts: OffTarget }
  | { readonly rule: 'KBG-5.8'; readonly facts: { readonly advisor: Advisor; readonly seat: number } }
  | { readonly rule: 'KBG-5.9'; readonly facts: { readonly advisor: Advisor } }
  | { readonly rule: 'KBG-5.10'; readonly facts: Record<never, never> }
  | { readonly rule: 'KBG-6.3'; readonly facts: { readonly advisor: Advisor } }
  /** This advisor helps in another way. */
  | { readonly rule: 'KBG-6.4'; readonly facts: { readonly advisor: Advisor } }
  | {
      readonly rule: 'KBG-7.4' | 'KBG-7.7' | 'KBG-7.9' | 'KBG-7.11' | 'KBG-7.12' | 'KBG-7.14' | 'KBG-7.17';
      readonly facts: { readonly goods: readonly Good[] };
    }
  /** The good to be swapped is not there. */
  | { readonly rule: 'KBG-7.6'; readonly facts: { readonly good: Good } }
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
  | { readonly rule: 'KBG-9.19'; readonly facts: { readonly pay: Good | 'plus_two' } }
  | { readonly rule: 'KBG-11.2'; readonly facts: { readonly price: number; readonly given: number } }
  | { readonly rule: 'KBG-11.3'; readonly facts: { readonly goods: readonly Good[] } }
  | { readonly rule: 'KBG-12.5'; readonly facts: { readonly goods: readonly Good[] } }
  | { readonly rule: 'KBG-12.8'; readonly facts: { readonly count: number; readonly given: number } }
  | { readonly rule: 'KBG-12.9'; readonly facts: { readonly goods: readonly Good[] } }
  | { readonly rule: 'KBG-13.1'; readonly facts: Record<never, never> }
  /** Neutral dice lie there. */
  | { readonly rule: 'KBG-14.4'; readonly facts: { readonly advisor: Advisor } };

/** The sum of dice and token, and the value that was wanted. */
export type OffTarget = { readonly advisor: Advisor; readonly value: number; readonly sum: number };
