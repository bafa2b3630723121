import { DEALER } from '@four-crowns/core';
import type { Code, Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { DONE, RETURN_BASE, targetIn, unitBase, unitIn } from './codes.ts';
import { CARDS, CASTLE_BUILDERS, FIRST_UNIT, GARRISONS, HOLDINGS, NATIONS, TITLES, UNITS } from './data.ts';
import { CHOOSE_FIRST, DEAL_TITLES, DRAW, HANDS, LAY_TITLES, REMOVE_NATIONS, STAGE } from './state.ts';
import type { State } from './state.ts';
import { garrisonAt, holdingOf, ownerOf, wordOf } from './table.ts';

export function encode(s: State, seat: Seat, action: Action): Code | undefined {
  if (seat === DEALER) return encodeOutcome(s, action);
  switch (action.type) {
    case 'play-holding':
      return HOLDINGS.indexOf(action.card);
    case 'play-unit':
      return unitBase(CARDS.indexOf(action.card)) + targetOf(action);
    case 'return':
      return RETURN_BASE + CARDS.indexOf(action.card);
    case 'done':
      return DONE;
    default:
      return undefined;
  }
}

/** The word of the table that an action names. */
export function targetOf(action: Extract<Action, { readonly type: 'play-unit' }>): number {
  return wordOf(action.seat, HOLDINGS.indexOf(action.holding), GARRISONS.indexOf(action.garrison));
}

/** What the dealer is asked depends on the stage, so an answer to another question has no code. */
function encodeOutcome(s: State, action: Action): Code | undefined {
  const stage = s.a[STAGE];
  switch (action.type) {
    case 'remove-nation':
      return stage === REMOVE_NATIONS ? NATIONS.indexOf(action.nation) : undefined;
    case 'lay-title':
      return stage === LAY_TITLES ? TITLES.indexOf(action.title) : undefined;
    case 'deal-title':
      return stage === DEAL_TITLES ? TITLES.indexOf(action.title) : undefined;
    case 'deal':
      return stage === HANDS || stage === DRAW ? CARDS.indexOf(action.card) : undefined;
    case 'choose-first':
      return stage === CHOOSE_FIRST ? action.seat : undefined;
    default:
      return undefined;
  }
}

export function decode(s: State, seat: Seat, code: Code): Action {
  if (seat === DEALER) return decodeOutcome(s, code);
  if (code === DONE) return { type: 'done' };
  if (code >= RETURN_BASE) return { type: 'return', card: CARDS[code - RETURN_BASE] };
  if (code < HOLDINGS.length) return { type: 'play-holding', card: HOLDINGS[code] };
  const word = targetIn(code);
  return {
    type: 'play-unit',
    card: UNITS[unitIn(code) - FIRST_UNIT],
    seat: ownerOf(word),
    holding: HOLDINGS[holdingOf(word)],
    garrison: GARRISONS[garrisonAt(word)],
  };
}

function decodeOutcome(s: State, code: Code): Action {
  const stage = s.a[STAGE];
  if (stage === REMOVE_NATIONS) return { type: 'remove-nation', nation: CASTLE_BUILDERS[code] };
  if (stage === LAY_TITLES) return { type: 'lay-title', title: TITLES[code] };
  if (stage === DEAL_TITLES) return { type: 'deal-title', title: TITLES[code] };
  if (stage === CHOOSE_FIRST) return { type: 'choose-first', seat: code };
  return { type: 'deal', card: CARDS[code] };
}
