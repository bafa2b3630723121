import type { Event } from '../../src/events.ts';
import type { ScreenProps } from '@four-crowns/ui-kit';
import { useMemo } from 'react';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { attemptAt } from './attempt.ts';
import { chosenFrom, guideFrom, guideOf } from './guide.ts';
import type { Guide, Picks } from './guide.ts';
import type { Token } from './tokens.ts';

export interface Pressing {
  readonly guide: Guide;
  /** Highlighted: what can be picked next, or instead of the last pick once all are made. */
  readonly lit: ReadonlySet<Token>;
  /** The action that picking a token would lead to. */
  readonly outcome: (token: Token) => Action | undefined;
  /** `direct` means that the outcome is visible before picking, so the last pick acts at once. */
  readonly press: (token: Token, direct: boolean) => void;
  readonly carryOut: () => void;
  readonly startOver: () => void;
}

export function usePressing({
  view,
  choices,
  chosen,
  choose,
  act,
}: ScreenProps<View, Action, Event, Picks>): Pressing {
  return useMemo(() => {
    const guide = guideOf(view, choices, chosen);
    const isFull = guide.action !== undefined && guide.picked.length > 0;
    const base = isFull ? guideFrom(view, choices, guide.picked.slice(0, -1)) : guide;
    const withToken = (token: Token) => guideFrom(view, choices, [...base.picked, token]);
    const carryOut = () => {
      if (guide.action === undefined) return;
      act(guide.action);
    };
    const press = (token: Token, direct: boolean) => {
      if (choices.length === 0) return;
      if (isFull && guide.picked.at(-1) === token) {
        carryOut();
        return;
      }
      if (base.next.has(token)) {
        const then = withToken(token);
        choose(chosenFrom(view, then.picked));
        if (then.action !== undefined && direct) act(then.action);
        return;
      }
      const at = guide.picked.lastIndexOf(token);
      if (at >= 0) {
        choose(chosenFrom(view, guide.picked.slice(0, at)));
        return;
      }
      const refused = attemptAt(choices, guide, token);
      if (refused !== undefined) act(refused);
    };
    return {
      guide,
      lit: base.next,
      outcome: (token) => (base.next.has(token) ? withToken(token).action : undefined),
      press,
      carryOut,
      startOver: () => choose(undefined),
    };
  }, [view, choices, chosen, choose, act]);
}

/** With a mouse or keyboard the outcome is visible before picking; a thumb covers it. */
export function isDirect(event: { readonly nativeEvent: globalThis.Event }): boolean {
  return !('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch');
}
