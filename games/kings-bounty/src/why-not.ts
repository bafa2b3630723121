import type { Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { targetOf } from './codec.ts';
import { CARDS, HERO, NATIONS, nationOf, strengthOf, typeOf } from './data.ts';
import type { Card, CastleNation } from './data.ts';
import { holdsKind } from './hands.ts';
import type { Reason } from './refusals.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { defenceOf, hasCastleFor, holdingOf, liesThere } from './table.ts';

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
      return { rule: 'KBY-2.3', facts: {} };
    case 'return':
      return { rule: 'KBY-2.4', facts: { card: action.card } };
    case 'play-holding':
      return whyNotPlay(s, seat, action.card) ?? shouldBeLegal();
    case 'play-unit':
      return whyNotPlay(s, seat, action.card) ?? whyNotUnit(s, seat, action);
  }
}

/** Why this card cannot be played at all, wherever. */
function whyNotPlay(s: State, seat: Seat, card: Card): Reason | undefined {
  if (s.a[at.STAGE] === at.RETURN) return { rule: 'KBY-2.2', facts: { card, returned: s.a[at.PENDING] } };
  return holdsKind(s, seat, CARDS.indexOf(card)) ? undefined : { rule: 'KBY-2.4', facts: { card } };
}

function whyNotUnit(s: State, seat: Seat, action: Extract<Action, { readonly type: 'play-unit' }>): Reason {
  const { card, holding, garrison } = action;
  const unit = CARDS.indexOf(card);
  const nation = nationOf(unit);
  if (!hasCastleFor(s, seat, nation)) {
    return { rule: 'KBY-3.2', facts: { card, nation: NATIONS[nation] as CastleNation } };
  }
  const target = targetOf(action);
  if (!liesThere(s, target)) {
    return { rule: 'KBY-3.4', facts: { seat: action.seat, holding, garrison } };
  }
  if (typeOf(unit) === HERO) return { rule: 'KBY-3.9', facts: { card, holding } };
  const strength = strengthOf(unit);
  const defence = defenceOf(target);
  return garrison !== 'none' && defence > strengthOf(holdingOf(target))
    ? { rule: 'KBY-3.8', facts: { card, strength, garrison, defence } }
    : { rule: 'KBY-3.7', facts: { card, strength, holding, defence } };
}

function shouldBeLegal(): never {
  throw new Error('this play is legal');
}
