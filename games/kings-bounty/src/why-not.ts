import type { Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { targetOf } from './codec.ts';
import { CARDS, HERO, strengthOf, typeOf } from './data.ts';
import type { Card } from './data.ts';
import { holdsKind } from './hands.ts';
import type { Reason } from './refusals.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { defenceOf, holdingOf, liesThere } from './table.ts';
import { countPlayable, openFor, whyNoCastle } from './why-not-card.ts';

/** The paragraph that forbids an action which `legal` does not list. */
export function whyNot(s: State, seat: Seat, action: Action): Reason {
  const { a } = s;
  if (a[at.STAGE] === at.OVER) return { rule: 'KBY-7.6', facts: {} };
  if (a[at.STAGE] < at.TURN || a[at.STAGE] === at.DRAW) return { rule: 'KBY-1.8', facts: {} };
  if (a[at.CURRENT] !== seat) return { rule: 'KBY-2.1', facts: { seat: a[at.CURRENT] } };
  switch (action.type) {
    case 'remove-nation':
    case 'lay-title':
    case 'deal-title':
    case 'deal':
    case 'choose-first':
      return { rule: 'KBY-1.8', facts: {} };
    case 'done':
      return { rule: 'KBY-2.3', facts: { playable: countPlayable(s, seat) } };
    case 'return':
      return notHeld(s, seat, action.card);
    case 'play-holding':
      return whyNotPlay(s, seat, action.card) ?? shouldBeLegal();
    case 'play-unit':
      return whyNotPlay(s, seat, action.card) ?? whyNotUnit(s, seat, action);
  }
}

/** Why this card cannot be played at all, wherever. */
function whyNotPlay(s: State, seat: Seat, card: Card): Reason | undefined {
  const { a } = s;
  if (a[at.STAGE] === at.RETURN) {
    return { rule: 'KBY-2.2', facts: { card, returned: a[at.PENDING], left: a[at.HAND_SIZE + seat] } };
  }
  return holdsKind(s, seat, CARDS.indexOf(card)) ? undefined : notHeld(s, seat, card);
}

function notHeld(s: State, seat: Seat, card: Card): Reason {
  return { rule: 'KBY-2.4', facts: { card, left: s.a[at.HAND_SIZE + seat] } };
}

function whyNotUnit(s: State, seat: Seat, action: Extract<Action, { readonly type: 'play-unit' }>): Reason {
  const { card, holding, garrison } = action;
  const unit = CARDS.indexOf(card);
  const lacking = whyNoCastle(s, seat, unit);
  if (lacking !== undefined) return lacking;
  const elsewhere = openFor(s, seat, unit);
  const target = targetOf(action);
  if (!liesThere(s, target)) {
    return { rule: 'KBY-3.4', facts: { card, seat: action.seat, holding, garrison, ...elsewhere } };
  }
  if (typeOf(unit) === HERO) return { rule: 'KBY-3.9', facts: { card, holding, ...elsewhere } };
  const strength = strengthOf(unit);
  const defence = defenceOf(target);
  return garrison !== 'none' && defence > strengthOf(holdingOf(target))
    ? { rule: 'KBY-3.8', facts: { card, strength, garrison, defence, ...elsewhere } }
    : { rule: 'KBY-3.7', facts: { card, strength, holding, defence, ...elsewhere } };
}

function shouldBeLegal(): never {
  throw new Error('this play is legal');
}
