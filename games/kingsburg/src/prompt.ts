import type { Advisor, Enemy } from './data.ts';

/**
 * What is asked of the viewer now. `final`: the answer hands the word to others or to chance and
 * cannot be taken back.
 */
export type Prompt =
  | { readonly type: 'set_up' }
  | { readonly type: 'wait'; readonly seat: number }
  /** Several are asked at once, or chance is. */
  | { readonly type: 'wait_all' }
  | { readonly type: 'aid' }
  | {
      readonly type: 'reroll';
      readonly statue: boolean;
      readonly chapel: boolean;
      readonly final: true;
    }
  /** Whether token, Market and Envoy may be used. */
  | {
      readonly type: 'influence';
      readonly plusTwo: boolean;
      readonly market: boolean;
      readonly envoy: boolean;
      readonly final: true;
    }
  /** `count`: goods of one's choice, 0 where the advisor names them. */
  | { readonly type: 'help'; readonly advisor: Advisor; readonly count: number }
  | { readonly type: 'build'; readonly final: true }
  /** KBG-10.4 */
  | { readonly type: 'build_again'; readonly final: true }
  | { readonly type: 'town_hall'; readonly final: true }
  | { readonly type: 'recruit'; readonly price: number; readonly soldiers: number }
  | { readonly type: 'lose'; readonly count: number; readonly card: Enemy; readonly final: true }
  | { readonly type: 'spoils'; readonly count: number; readonly card: Enemy; readonly final: true }
  | { readonly type: 'over' };
