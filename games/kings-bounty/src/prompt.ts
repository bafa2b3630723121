/**
 * The guard (KBY-4.6) against returning now: `far`, or `near`, so many turns of returns before the game
 * is scored, or `now`: returning in this turn ends the game.
 */
type Guarded = { readonly guard: 'far' | 'near' | 'now'; readonly turnsLeft: number };

/** What is asked of the viewer now. `final`: a played card, and `done`, cannot be taken back. */
export type Prompt =
  | { readonly type: 'wait'; readonly seat: number }
  /** Play a card or begin to return some. `drawing`: whether a card is drawn afterwards (KBY-2.5). */
  | (Guarded & { readonly type: 'turn'; readonly drawing: boolean; readonly final: true })
  /** Return another card, or be done. */
  | (Guarded & {
      readonly type: 'return';
      readonly returned: number;
      readonly drawing: boolean;
      readonly final: true;
    })
  | { readonly type: 'set-up' }
  | { readonly type: 'over' };
