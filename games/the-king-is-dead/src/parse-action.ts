import { isInteger, isObject } from '@four-crowns/core';
import type { UnknownObject } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { CARDS, CROWN_NAMES, FACTIONS, REGIONS } from './data.ts';
import type { Crown, Region } from './data.ts';
import { SET_NAMES } from './sets.ts';
import type { Followers } from './sets.ts';
import { MAX_SEATS } from './state.ts';

/** Untrusted JSON to an action; also the dealer's, for records. */
export function parseAction(o: unknown): Action | undefined {
  if (!isObject(o)) return undefined;
  switch (o['type']) {
    case 'pass':
    case 'no-effect':
      return { type: o['type'] };
    case 'play':
      return parsePlay(o);
    case 'place': {
      const [at, followers] = [region(o['region']), someone(o['followers'])];
      return at && followers && { type: 'place', region: at, followers };
    }
    case 'place-each': {
      const [scottish, welsh, english] = [orNone(o['scottish']), orNone(o['welsh']), orNone(o['english'])];
      return scottish && welsh && english && { type: 'place-each', scottish, welsh, english };
    }
    case 'swap': {
      const [a, b, give, take] = [region(o['a']), region(o['b']), someone(o['give']), someone(o['take'])];
      return a && b && give && take && { type: 'swap', a, give, b, take };
    }
    case 'move': {
      const [from, to, followers] = [region(o['from']), region(o['to']), someone(o['followers'])];
      return from && to && followers && { type: 'move', from, to, followers };
    }
    case 'exchange': {
      const [at, back, place] = [region(o['region']), set(o['back']), set(o['place'])];
      return at && back && place && { type: 'exchange', region: at, back, place };
    }
    case 'negotiate': {
      const [a, b, disc] = [region(o['a']), region(o['b']), orNone(o['disc'])];
      return a && b && disc && { type: 'negotiate', a, b, disc };
    }
    case 'summon': {
      const at = region(o['region']);
      const faction = FACTIONS.find((f) => f === o['faction']);
      return at && faction && { type: 'summon', region: at, faction };
    }
    default:
      return parseOutcome(o);
  }
}

function parsePlay(o: UnknownObject): Action | undefined {
  const card = CARDS.find((c) => c === o['card']);
  if (card === undefined) return undefined;
  if (o['of'] === undefined) return { type: 'play', card };
  return isSeat(o['of']) ? { type: 'play', card, of: o['of'] } : undefined;
}

/** The dealer's actions, for records. */
function parseOutcome(o: UnknownObject): Action | undefined {
  switch (o['type']) {
    case 'deal-follower': {
      const faction = crown(o['faction']);
      return faction && { type: 'deal-follower', faction };
    }
    case 'deal-card': {
      const card = CARDS.find((c) => c === o['card']);
      return card && { type: 'deal-card', card };
    }
    case 'lay-region': {
      const at = region(o['region']);
      return at && { type: 'lay-region', region: at };
    }
    case 'choose-first':
      return isSeat(o['seat']) ? { type: 'choose-first', seat: o['seat'] } : undefined;
    default:
      return undefined;
  }
}

function region(x: unknown): Region | undefined {
  return REGIONS.find((r) => r === x);
}

function orNone(x: unknown): Region | 'none' | undefined {
  return x === 'none' ? x : region(x);
}

function crown(x: unknown): Crown | undefined {
  return CROWN_NAMES.find((f) => f === x);
}

function set(x: unknown): Followers | undefined {
  return SET_NAMES.find((name) => name === x);
}

function someone(x: unknown): Followers | undefined {
  return x === 'none' ? undefined : set(x);
}

function isSeat(x: unknown): x is number {
  return isInteger(x, 0, MAX_SEATS - 1);
}
