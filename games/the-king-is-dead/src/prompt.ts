import type { Card, Crown } from './data.ts';

/** What is asked of the viewer now. `final`: the answer cannot be taken back. */
export type Prompt =
  | { readonly type: 'wait'; readonly seat: number }
  /** Play one of `cards`, or pass, which cannot be taken back; no cards: only pass. */
  | { readonly type: 'turn'; readonly cards: readonly Card[] }
  /** Resolve the effect of `card`, the copied one if Spy was played. */
  | { readonly type: 'effect'; readonly card: Card }
  /** TKD-5.4: one follower of Assemble. */
  | { readonly type: 'place'; readonly faction: Crown }
  | { readonly type: 'no-effect'; readonly card: Card }
  | { readonly type: 'summon'; readonly final: true }
  /** TKD-10.8: the Saxons' equal results. */
  | { readonly type: 'saxon-effect'; readonly card: Card }
  | { readonly type: 'saxon-summon'; readonly final: true }
  | { readonly type: 'set-up' }
  | { readonly type: 'over' };
