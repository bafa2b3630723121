import type { Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { BID, stageOf } from './state.ts';
import type { State } from './state.ts';

/** A paragraph of the rules, and the facts that show why it forbids the action. */
export type Reason =
  | { readonly rule: 'GT-1.4' | 'GT-2.3' | 'GT-3.3'; readonly facts: Record<never, never> }
  | {
      readonly rule: 'GT-2.4';
      readonly facts: { readonly card: number; readonly why: 'played' | 'absent'; readonly cards: number };
    };

/** The paragraph that forbids an action not listed by `legal`. */
export function whyNot(s: State, seat: Seat, action: Action): Reason {
  const stage = stageOf(s);
  if (stage === 'over') return { rule: 'GT-3.3', facts: {} };
  switch (action.type) {
    case 'turn-up':
    case 'show':
      return { rule: 'GT-1.4', facts: {} };
    case 'bid': {
      if (stage === 'turn-up') return { rule: 'GT-1.4', facts: {} };
      if (s.a[BID + seat] > 0) return { rule: 'GT-2.3', facts: {} };
      const { cards } = s.options;
      const { card } = action;
      return { rule: 'GT-2.4', facts: { card, why: card > cards ? 'absent' : 'played', cards } };
    }
  }
}
