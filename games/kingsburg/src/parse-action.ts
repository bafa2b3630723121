import { isInteger, isObject } from '@four-crowns/core';
import type { UnknownObject } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { ADVISORS, BUILDINGS, COLOURED, ENEMIES, FACES, GOODS, WHITE } from './data.ts';
import type { Good } from './data.ts';
import { MAX_SEATS } from './state.ts';

/** More goods than any choice names (KBG-12.8: four). */
const MOST_GOODS = 4;

/** Untrusted JSON to an action; lists are put in order. */
export function parseAction(o: unknown): Action | undefined {
  if (!isObject(o)) return undefined;
  switch (o['type']) {
    case 'chapel':
    case 'keep':
    case 'pass':
    case 'decline':
    case 'stop_building':
    case 'stop_recruiting':
      return { type: o['type'] };
    case 'aid':
    case 'swap': {
      const good = named(GOODS, o['good']);
      return good === undefined ? undefined : { type: o['type'], good };
    }
    case 'take':
    case 'recruit':
    case 'lose': {
      const goods = goodsFrom(o['goods']);
      return goods === undefined ? undefined : { type: o['type'], goods };
    }
    case 'statue': {
      const die = named(['coloured', 'white'], o['die']);
      return die === undefined ? undefined : { type: 'statue', die };
    }
    case 'influence':
      return influenceFrom(o);
    case 'build': {
      const building = named(BUILDINGS, o['building']);
      return building === undefined ? undefined : { type: 'build', building };
    }
    case 'town_hall': {
      const pay = named([...GOODS, 'plus_two'], o['pay']);
      return pay === undefined ? undefined : { type: 'town_hall', pay };
    }
    default:
      return parseOutcome(o);
  }
}

/** The dealer's actions, for records. */
function parseOutcome(o: UnknownObject): Action | undefined {
  switch (o['type']) {
    case 'place_seat':
      return isInteger(o['seat'], 0, MAX_SEATS - 1) ? { type: 'place_seat', seat: o['seat'] } : undefined;
    case 'roll_die':
      return isInteger(o['value'], 1, FACES) ? { type: 'roll_die', value: o['value'] } : undefined;
    case 'deal_enemy': {
      const card = named(ENEMIES, o['card']);
      return card === undefined ? undefined : { type: 'deal_enemy', card };
    }
    default:
      return undefined;
  }
}

function influenceFrom(o: UnknownObject): Action | undefined {
  const advisor = named(ADVISORS, o['advisor']);
  const dice = facesFrom(o['dice'], COLOURED);
  const white = facesFrom(o['white'], WHITE);
  const plusTwo = o['plusTwo'];
  if (advisor === undefined || dice === undefined || white === undefined) return undefined;
  if (typeof plusTwo !== 'boolean') return undefined;
  return { type: 'influence', advisor, dice, white, plusTwo };
}

function facesFrom(x: unknown, most: number): number[] | undefined {
  if (!Array.isArray(x) || x.length > most) return undefined;
  const given: readonly unknown[] = x;
  const faces: number[] = [];
  for (const face of given) {
    if (!isInteger(face, 1, FACES)) return undefined;
    faces.push(face);
  }
  return faces.toSorted((a, b) => a - b);
}

function goodsFrom(x: unknown): Good[] | undefined {
  if (!Array.isArray(x) || x.length > MOST_GOODS) return undefined;
  const given: readonly unknown[] = x;
  const goods: Good[] = [];
  for (const good of given) {
    const known = named(GOODS, good);
    if (known === undefined) return undefined;
    goods.push(known);
  }
  return goods.toSorted((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
}

function named<T extends string>(names: readonly T[], x: unknown): T | undefined {
  return names.find((name) => name === x);
}
