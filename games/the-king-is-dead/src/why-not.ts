import { popcount } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { CARDS, PLOT, SPY } from './data.ts';
import type { Reason, Step } from './refusals.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { whyNotEffect } from './why-not-effect.ts';

/** The paragraph that forbids an action which `legal` does not list. */
export function whyNot(s: State, seat: Seat, action: Action): Reason {
  const { a } = s;
  const stage = a[at.STAGE];
  if (stage === at.OVER) return { rule: 'TKD-7.9', facts: {} };
  if (isDealers(action) || stage < at.TURN || stage === at.SAXON_CARD) return { rule: 'TKD-1.9', facts: {} };
  if (a[at.CURRENT] !== seat) return { rule: 'TKD-2.1', facts: { seat: a[at.CURRENT] } };
  if (stage === at.TURN) {
    return action.type === 'play' ? whyNotPlay(s, seat, action.card, action.of) : notNow('turn');
  }
  if (stage === at.SUMMON) {
    if (action.type !== 'summon') return notNow('summon');
    if (action.faction === 'viking') return { rule: 'TKD-11.2', facts: {} };
    return { rule: 'TKD-4.2', facts: { region: action.region, faction: action.faction } };
  }
  const chooses = stage === at.SAXON_SUMMON ? action.type === 'summon' : isEffect(action);
  if (stage === at.EFFECT_STAGE) return chooses ? whyNotEffect(s, seat, action) : notNow('effect');
  if (chooses) return { rule: 'TKD-10.8', facts: {} };
  return notNow(stage === at.SAXON_SUMMON ? 'saxon_summon' : 'saxon_effect');
}

function notNow(step: Step): Reason {
  return { rule: 'TKD-2.6', facts: { step } };
}

function isDealers(action: Action): boolean {
  return (
    action.type === 'deal-follower' ||
    action.type === 'deal-card' ||
    action.type === 'lay-region' ||
    action.type === 'choose-first'
  );
}

function isEffect(action: Action): boolean {
  return action.type !== 'pass' && action.type !== 'play' && action.type !== 'summon';
}

function whyNotPlay(s: State, seat: Seat, card: (typeof CARDS)[number], of: number | undefined): Reason {
  const kind = CARDS.indexOf(card);
  const hand = s.a[at.HAND + seat];
  if (((hand >> kind) & 1) === 0) {
    const playable = popcount(hand & ~(1 << PLOT));
    return { rule: 'TKD-2.3', facts: { card, left: playable === 0 ? 'none' : 'some' } };
  }
  if (kind === PLOT) return { rule: 'TKD-8.5', facts: {} };
  if (kind !== SPY) {
    if (of === undefined) throw new Error('this card can be played');
    return { rule: 'TKD-8.2', facts: { because: 'other_card' } };
  }
  const piles = Array.from({ length: s.players }, (_, other) => other).some(
    (other) => other !== seat && s.a[at.PILE_SIZE + other] > 0,
  );
  const because = piles ? (s.options.spyPile === 'fullest' ? 'fullest_pile' : 'pile') : 'no_pile';
  return { rule: 'TKD-8.2', facts: { because } };
}
