export type Action =
  /** GT-2.2 */
  | { readonly type: 'bid'; readonly card: number }
  /** The dealer's actions. */
  | { readonly type: 'turn-up'; readonly prize: number }
  | { readonly type: 'show' };
