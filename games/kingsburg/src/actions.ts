import type { Advisor, Building, Enemy, Good } from './data.ts';

/** What a seat may do, and what the dealer may answer. Lists of goods and dice stand in ascending order. */
export type Action =
  /** KBG-3.3 */
  | { readonly type: 'aid'; readonly good: Good }
  /** KBG-9.1: all dice are equal, so only the colour of the die is chosen. */
  | { readonly type: 'statue'; readonly die: 'coloured' | 'white' }
  /** KBG-9.2 */
  | { readonly type: 'chapel' }
  | { readonly type: 'keep' }
  /** KBG-5.1: Market and Envoy follow from the sum and from who is there. */
  | {
      readonly type: 'influence';
      readonly advisor: Advisor;
      readonly dice: readonly number[];
      readonly white: readonly number[];
      readonly plusTwo: boolean;
    }
  /** KBG-5.10 */
  | { readonly type: 'pass' }
  /** KBG-6.4 from an advisor, KBG-12.5 from an enemy. */
  | { readonly type: 'take'; readonly goods: readonly Good[] }
  /** KBG-7.6: the good given away. */
  | { readonly type: 'swap'; readonly good: Good }
  /** KBG-6.3, KBG-9.19 */
  | { readonly type: 'decline' }
  /** KBG-8.1 */
  | { readonly type: 'build'; readonly building: Building }
  | { readonly type: 'stop_building' }
  /** KBG-9.19 */
  | { readonly type: 'town_hall'; readonly pay: Good | 'plus_two' }
  /** KBG-11.1: one soldier. */
  | { readonly type: 'recruit'; readonly goods: readonly Good[] }
  | { readonly type: 'stop_recruiting' }
  /** KBG-12.8 */
  | { readonly type: 'lose'; readonly goods: readonly Good[] }
  /** The dealer's answers. */
  | { readonly type: 'place_seat'; readonly seat: number }
  | { readonly type: 'roll_die'; readonly value: number }
  | { readonly type: 'deal_enemy'; readonly card: Enemy };
