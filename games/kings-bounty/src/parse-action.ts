import { isInteger, isObject } from '@four-crowns/core';
import type { UnknownObject } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { CARDS, GARRISONS, HOLDINGS, NATIONS, TITLES, UNITS } from './data.ts';
import { MAX_SEATS } from './state.ts';

/** Untrusted JSON to an action; also the dealer's, for records. */
export function parseAction(o: unknown): Action | undefined {
  if (!isObject(o)) return undefined;
  switch (o['type']) {
    case 'play-holding': {
      const card = HOLDINGS.find((c) => c === o['card']);
      return card === undefined ? undefined : { type: 'play-holding', card };
    }
    case 'play-unit':
      return parsePlay(o);
    case 'return': {
      const card = CARDS.find((c) => c === o['card']);
      return card === undefined ? undefined : { type: 'return', card };
    }
    case 'deal': {
      const card = CARDS.find((c) => c === o['card']);
      return card === undefined ? undefined : { type: 'deal', card };
    }
    case 'done':
      return { type: 'done' };
    case 'remove-nation': {
      const nation = NATIONS.find((n) => n === o['nation']);
      return nation === undefined || nation === 'humans' ? undefined : { type: 'remove-nation', nation };
    }
    case 'lay-title':
    case 'deal-title': {
      const title = TITLES.find((t) => t === o['title']);
      return title === undefined ? undefined : { type: o['type'], title };
    }
    case 'choose-first': {
      const seat = seatIn(o);
      return seat === undefined ? undefined : { type: 'choose-first', seat };
    }
    default:
      return undefined;
  }
}

function parsePlay(o: UnknownObject): Action | undefined {
  const card = UNITS.find((c) => c === o['card']);
  const seat = seatIn(o);
  const holding = HOLDINGS.find((c) => c === o['holding']);
  const garrison = GARRISONS.find((g) => g === o['garrison']);
  if (card === undefined || seat === undefined || holding === undefined || garrison === undefined) {
    return undefined;
  }
  return { type: 'play-unit', card, seat, holding, garrison };
}

function seatIn(o: UnknownObject): number | undefined {
  const seat = o['seat'];
  return isInteger(seat, 0, MAX_SEATS - 1) ? seat + 0 : undefined;
}
