import type { Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { soldierPrice } from './buildings.ts';
import { ADVISORS, ALCHEMIST, AUTUMN, GOODS, TOWN_HALL, YEARS } from './data.ts';
import type { Advisor, Good } from './data.ts';
import { anyToLose } from './phases/losses.ts';
import type { Reason } from './refusals.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { whyNotBuild } from './why-not-build.ts';
import { whyNotChapel, whyNotStatue } from './why-not-dice.ts';
import { whyNotInfluence } from './why-not-influence.ts';

/** The paragraph that forbids an action which `legal` does not list. */
export function whyNot(s: State, seat: Seat, action: Action): Reason {
  const stage = s.a[at.STAGE];
  if (stage === at.OVER) return { rule: 'KBG-13.1', facts: {} };
  if (action.type === 'place_seat' || action.type === 'roll_die' || action.type === 'deal_enemy') {
    return { rule: 'KBG-1.7', facts: {} };
  }
  if (stage === at.AID) return whyNotAid(s, seat);
  if (s.a[at.CURRENT] !== seat) return whyNotNow(s, seat, action);
  switch (action.type) {
    case 'statue':
      return stage === at.REROLL ? whyNotStatue(s, seat, action.die) : another(s);
    case 'chapel':
      return stage === at.REROLL ? whyNotChapel(s, seat) : another(s);
    case 'influence':
      return stage === at.INFLUENCE ? whyNotInfluence(s, seat, action) : another(s);
    case 'take':
      if (stage === at.SPOILS) return { rule: 'KBG-12.5', facts: { goods: action.goods } };
      return stage === at.HELP ? whyNotTake(s, action.goods) : another(s);
    case 'swap':
      return stage === at.HELP ? whyNotSwap(s, action.good) : another(s);
    case 'decline':
      return stage === at.HELP ? { rule: 'KBG-6.3', facts: { advisor: helper(s) } } : another(s);
    case 'build':
      return stage === at.BUILD ? whyNotBuild(s, seat, action.building) : another(s);
    case 'town_hall':
      return stage === at.TOWN_HALL_STAGE
        ? { rule: 'KBG-9.19', facts: { pay: action.pay, isOver: false } }
        : another(s);
    case 'recruit':
      return stage === at.RECRUIT ? whyNotRecruit(s, seat, action.goods) : another(s);
    case 'lose':
      return stage === at.LOSE ? whyNotLose(s, seat, action.goods) : another(s);
    case 'aid':
    case 'keep':
    case 'pass':
    case 'stop_building':
    case 'stop_recruiting':
      return another(s);
  }
}

/** KBG-2.4: the seat is asked, but for something else. */
function another(s: State): Reason {
  return { rule: 'KBG-2.4', facts: { asked: at.STAGES[s.a[at.STAGE]] } };
}

/** Another seat is asked, or chance. */
function whyNotNow(s: State, seat: Seat, action: Action): Reason {
  const { a } = s;
  if (a[at.CURRENT] < 0) return { rule: 'KBG-1.7', facts: {} };
  const hasPassed = a[at.STAGE] === at.INFLUENCE && ((a[at.PASSED] >> seat) & 1) === 1;
  if (hasPassed && (action.type === 'influence' || action.type === 'pass')) {
    return { rule: 'KBG-5.10', facts: { isLast: a[at.YEAR] === YEARS && a[at.PHASE] === AUTUMN } };
  }
  return whyNotAgain(s, seat, action) ?? { rule: 'KBG-2.3', facts: { seat: a[at.CURRENT] } };
}

/** Where seats are visited one after the other, one that has been visited is not asked again. */
function whyNotAgain(s: State, seat: Seat, action: Action): Reason | undefined {
  const stage = s.a[at.STAGE];
  const place = s.a.subarray(at.ORDER, at.ORDER + s.seats).indexOf(seat);
  if (place > s.a[at.AT]) return undefined;
  if (stage === at.BUILD && action.type === 'build') return { rule: 'KBG-8.1', facts: {} };
  if (stage === at.RECRUIT && action.type === 'recruit') return { rule: 'KBG-11.1', facts: {} };
  if (stage === at.TOWN_HALL_STAGE && action.type === 'town_hall' && at.has(s, seat, TOWN_HALL))
    return { rule: 'KBG-9.19', facts: { pay: action.pay, isOver: true } };
  if (stage === at.REROLL && (action.type === 'statue' || action.type === 'chapel'))
    return { rule: 'KBG-4.3', facts: { building: action.type, isOver: true } };
  return undefined;
}

/** Everything but a first choice of an aided seat. */
function whyNotAid(s: State, seat: Seat): Reason {
  if (((s.a[at.AIDED] >> seat) & 1) === 0) return { rule: 'KBG-3.3', facts: {} };
  const pick = s.a[at.PICK + seat];
  return pick < 0 ? another(s) : { rule: 'KBG-3.4', facts: { good: GOODS[pick] } };
}

function helper(s: State): Advisor {
  return ADVISORS[s.a[at.HELPER] - 1];
}

/** The paragraphs of section 7 follow the advisors' values. */
const CHOOSING: { readonly [value: number]: `KBG-7.${4 | 7 | 9 | 11 | 12 | 14 | 17}` | undefined } = {
  4: 'KBG-7.4',
  7: 'KBG-7.7',
  9: 'KBG-7.9',
  11: 'KBG-7.11',
  12: 'KBG-7.12',
  14: 'KBG-7.14',
  17: 'KBG-7.17',
};

function whyNotTake(s: State, goods: readonly Good[]): Reason {
  const rule = CHOOSING[s.a[at.HELPER]];
  return rule === undefined ? { rule: 'KBG-6.4', facts: { advisor: helper(s) } } : { rule, facts: { goods } };
}

function whyNotSwap(s: State, good: Good): Reason {
  if (s.a[at.HELPER] === ALCHEMIST) return { rule: 'KBG-7.6', facts: { good } };
  return { rule: 'KBG-6.4', facts: { advisor: helper(s) } };
}

function whyNotRecruit(s: State, seat: Seat, goods: readonly Good[]): Reason {
  const price = soldierPrice(s, seat);
  if (goods.length !== price) return { rule: 'KBG-11.2', facts: { price, given: goods.length } };
  return { rule: 'KBG-11.3', facts: { goods } };
}

function whyNotLose(s: State, seat: Seat, goods: readonly Good[]): Reason {
  const count = anyToLose(s, seat);
  if (goods.length !== count) return { rule: 'KBG-12.8', facts: { count, given: goods.length } };
  return { rule: 'KBG-12.9', facts: { goods } };
}
