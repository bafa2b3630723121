import { DEALER } from '@four-crowns/core';
import type { Code, Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import {
  BUILD_FIRST,
  CHAPEL_ALL,
  diceOf,
  influenceCode,
  NONE,
  PAY_GOOD,
  PAY_TOKEN,
  STATUE_COLOURED,
  STATUE_WHITE,
  tokenOf,
} from './codes.ts';
import { ADVISORS, ALCHEMIST, BUILDINGS, COLOURED, DICE, ENEMIES, GOODS, TOKEN_WORTH } from './data.ts';
import { goodsNamed, packNamed } from './goods.ts';
import { advisorOf, diceNamed, diceSum } from './phases/influence.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

const COLOURED_BITS = (1 << COLOURED) - 1;

/** What is asked depends on the stage, so an answer to another question has no code. */
export function encode(s: State, seat: Seat, action: Action): Code | undefined {
  if (seat === DEALER) return encodeOutcome(s, action);
  const stage = s.a[at.STAGE];
  const when = (asked: number, code: Code): Code | undefined => (stage === asked ? code : undefined);
  switch (action.type) {
    case 'aid':
      return when(at.AID, GOODS.indexOf(action.good));
    case 'statue':
      return when(at.REROLL, action.die === 'white' ? STATUE_WHITE : STATUE_COLOURED);
    case 'chapel':
      return when(at.REROLL, CHAPEL_ALL);
    case 'keep':
      return when(at.REROLL, NONE);
    case 'pass':
      return when(at.INFLUENCE, NONE);
    case 'influence':
      return stage === at.INFLUENCE ? encodeInfluence(s, seat, action) : undefined;
    case 'take':
      if (action.goods.length === 0) return undefined;
      if (stage === at.HELP && s.a[at.HELPER] !== ALCHEMIST) return packNamed(action.goods);
      return when(at.SPOILS, packNamed(action.goods));
    case 'swap':
      if (s.a[at.HELPER] !== ALCHEMIST) return undefined;
      return when(at.HELP, PAY_GOOD + GOODS.indexOf(action.good));
    case 'decline':
      return stage === at.HELP ? NONE : when(at.TOWN_HALL_STAGE, NONE);
    case 'build':
      return when(at.BUILD, BUILD_FIRST + BUILDINGS.indexOf(action.building));
    case 'stop_building':
      return when(at.BUILD, NONE);
    case 'town_hall': {
      const code = action.pay === 'plus_two' ? PAY_TOKEN : PAY_GOOD + GOODS.indexOf(action.pay);
      return when(at.TOWN_HALL_STAGE, code);
    }
    case 'recruit':
      return action.goods.length === 0 ? undefined : when(at.RECRUIT, packNamed(action.goods));
    case 'stop_recruiting':
      return when(at.RECRUIT, NONE);
    case 'lose':
      return when(at.LOSE, packNamed(action.goods));
    default:
      return undefined;
  }
}

type Influence = Extract<Action, { readonly type: 'influence' }>;

function encodeInfluence(s: State, seat: Seat, action: Influence): Code | undefined {
  const dice = placesOf(s, seat, action.dice, action.white);
  if (dice === undefined || dice === 0) return undefined;
  const token = action.plusTwo ? 1 : 0;
  const value = ADVISORS.indexOf(action.advisor) + 1;
  const shift = value - diceSum(s, seat, dice) - token * TOKEN_WORTH;
  return shift < -1 || shift > 1 ? undefined : influenceCode(dice, token, shift);
}

/** The places (bits) in hand that show these faces, the lowest of equal ones; undefined if one is missing. */
export function placesOf(
  s: State,
  seat: Seat,
  dice: readonly number[],
  white: readonly number[],
): number | undefined {
  let places = 0;
  const add = (face: number, from: number, to: number): boolean => {
    for (let i = from; i < to; i++) {
      const isFree = (((s.a[at.HAND + seat] & ~places) >> i) & 1) === 1;
      if (!isFree || s.a[at.ROLLED + seat * DICE + i] !== face) continue;
      places |= 1 << i;
      return true;
    }
    return false;
  };
  const isThere = dice.every((face) => add(face, 0, COLOURED)) && white.every((f) => add(f, COLOURED, DICE));
  return isThere ? places : undefined;
}

function encodeOutcome(s: State, action: Action): Code | undefined {
  const stage = s.a[at.STAGE];
  switch (action.type) {
    case 'place_seat':
      return stage === at.DRAW_ORDER ? action.seat : undefined;
    case 'deal_enemy':
      return stage === at.PEEK || stage === at.ENEMY_CARD ? ENEMIES.indexOf(action.card) : undefined;
    case 'roll_die':
      return isRoll(stage) ? action.value : undefined;
    default:
      return undefined;
  }
}

function isRoll(stage: number): boolean {
  return stage === at.ROLL || stage === at.NEUTRAL_ROLL || stage === at.REROLLING || stage === at.KING_DIE;
}

export function decode(s: State, seat: Seat, code: Code): Action {
  if (seat === DEALER) return decodeOutcome(s, code);
  switch (s.a[at.STAGE]) {
    case at.AID:
      return { type: 'aid', good: GOODS[code] };
    case at.REROLL:
      if (code === NONE) return { type: 'keep' };
      if (code === CHAPEL_ALL) return { type: 'chapel' };
      return { type: 'statue', die: code === STATUE_WHITE ? 'white' : 'coloured' };
    case at.INFLUENCE:
      return code === NONE ? { type: 'pass' } : decodeInfluence(s, seat, code);
    case at.HELP:
      if (code === NONE) return { type: 'decline' };
      if (s.a[at.HELPER] === ALCHEMIST) return { type: 'swap', good: GOODS[code - PAY_GOOD] };
      return { type: 'take', goods: goodsNamed(code) };
    case at.BUILD:
      if (code === NONE) return { type: 'stop_building' };
      return { type: 'build', building: BUILDINGS[code - BUILD_FIRST] };
    case at.TOWN_HALL_STAGE:
      if (code === NONE) return { type: 'decline' };
      return { type: 'town_hall', pay: code === PAY_TOKEN ? 'plus_two' : GOODS[code - PAY_GOOD] };
    case at.RECRUIT:
      return code === NONE ? { type: 'stop_recruiting' } : { type: 'recruit', goods: goodsNamed(code) };
    case at.LOSE:
      return { type: 'lose', goods: goodsNamed(code) };
    case at.SPOILS:
      return { type: 'take', goods: goodsNamed(code) };
    default:
      throw new Error(`nobody is asked in stage ${s.a[at.STAGE]}`);
  }
}

function decodeInfluence(s: State, seat: Seat, code: Code): Action {
  const dice = diceOf(code);
  return {
    type: 'influence',
    advisor: ADVISORS[advisorOf(s, seat, code) - 1],
    dice: diceNamed(s, seat, dice & COLOURED_BITS),
    white: diceNamed(s, seat, dice & ~COLOURED_BITS),
    plusTwo: tokenOf(code) === 1,
  };
}

function decodeOutcome(s: State, code: Code): Action {
  const stage = s.a[at.STAGE];
  if (stage === at.DRAW_ORDER) return { type: 'place_seat', seat: code };
  if (isRoll(stage)) return { type: 'roll_die', value: code };
  return { type: 'deal_enemy', card: ENEMIES[code] };
}
