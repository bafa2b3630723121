/**
 * What is wrong with a refusal, judged by the legal actions and the view: every fact holds, and whatever its sentence
 * offers is there and legal.
 */
import type { Refusal, Seat } from '@four-crowns/core';
import type { Things } from '@four-crowns/testkit';
import { ADVISORS, BUILDING_FACTS, BUILDINGS, GOODS } from '../src/data.ts';
import type { Building, Good } from '../src/data.ts';
import { kingsburg } from '../src/index.ts';
import type { Action, State } from '../src/index.ts';
import type { Player } from '../src/position.ts';
import type { Reason } from '../src/refusals.ts';
import { askedIn, legalActions } from './playing.ts';

type View = ReturnType<typeof kingsburg.view>;
type Influence = Extract<Action, { readonly type: 'influence' }>;

interface Case {
  readonly view: View;
  readonly seat: Seat;
  readonly action: Action;
  readonly legal: readonly Action[];
  readonly own: Player;
}

/** KBG-8: what does not stand could be built, while that is asked; what works with dice is used while they are. */
export const things: Things = {
  held(view) {
    const { prompt, players, viewer } = view as unknown as View;
    const standing = typeof viewer === 'number' ? players[viewer]?.buildings : undefined;
    if (standing === undefined) return [];
    const held = (): readonly Building[] => {
      switch (prompt.type) {
        case 'build':
        case 'build_again':
          return BUILDINGS.filter((building) => !standing.includes(building));
        case 'reroll':
          return standing.filter((building) => building === 'statue' || building === 'chapel');
        case 'influence':
          return standing.filter((building) => building === 'market');
        case 'town_hall':
          return standing.filter((building) => building === 'town_hall');
        default:
          return [];
      }
    };
    return held().map((building) => `building.${building}`);
  },
  usedBy(action) {
    const { type } = action;
    if (type === 'statue' || type === 'chapel' || type === 'town_hall') return `building.${type}`;
    if (type === 'influence') return isShifted(action as Influence) ? 'building.market' : undefined;
    return action.type === 'build' ? `building.${String(action['building'])}` : undefined;
  },
};

/** KBG-5.7: dice and token make one more or one less. */
function isShifted({ advisor, dice, white, plusTwo }: Influence): boolean {
  return sumOf([...dice, ...white]) + (plusTwo ? 2 : 0) !== ADVISORS.indexOf(advisor) + 1;
}

/** As core's suite asks: states, actions and refusals of any game. */
export function complaint(state: unknown, seat: Seat, action: unknown, refusal: Refusal): string | undefined {
  const s = state as State;
  const view = kingsburg.view(s, seat);
  const own = view.players[seat];
  if (own === undefined) return 'no such seat';
  const legal = askedIn(s).includes(seat) ? legalActions(s, seat) : [];
  return judge(refusal as Reason, { view, seat, action: action as Action, legal, own });
}

function judge(reason: Reason, c: Case): string | undefined {
  const { view, legal, own } = c;
  const can = (type: Action['type']): boolean => legal.some((a) => a.type === type);
  const must = (holds: boolean, what: string): string | undefined => (holds ? undefined : what);
  switch (reason.rule) {
    case 'KBG-1.7':
    case 'KBG-13.1':
      return must(legal.length === 0 || !legal.includes(c.action), 'it is legal');
    case 'KBG-2.3':
      return must(
        view.current === reason.facts.seat && reason.facts.seat !== c.seat,
        'another seat is asked',
      );
    case 'KBG-2.4':
      return must(legal.length > 0 && view.stage === reason.facts.asked, 'nothing of the kind is asked');
    case 'KBG-3.3':
      return must(!view.aided.includes(c.seat), 'the King helps this seat too');
    case 'KBG-3.4':
      return must(view.picks[c.seat] === reason.facts.good, 'another good was chosen');
    case 'KBG-4.2':
      return must(own.white.length === 0 && can('statue'), 'there is a white die, or no own one to roll');
    case 'KBG-4.3':
      if (reason.facts.isOver)
        return must(isBefore(c) && legal.length === 0, 'the seat is still to be asked');
      return must(
        !own.buildings.includes(reason.facts.building) && canOther(reason.facts.building, c),
        'no other way',
      );
    case 'KBG-4.4':
      return must(
        view.rerolled.includes(reason.facts.building) && canOther(reason.facts.building, c),
        'no other way',
      );
    case 'KBG-9.1':
      return must(new Set(reason.facts.dice).size > 1 && canOther('statue', c), 'alike, or no Chapel to use');
    case 'KBG-9.2':
      return must(reason.facts.total > 7 && canOther('chapel', c), '7 or less, or no Statue to use');
    case 'KBG-9.6':
      return judgeMarket(reason.facts.isSpent, c);
    case 'KBG-5.2':
    case 'KBG-5.3':
    case 'KBG-5.4':
    case 'KBG-5.5':
    case 'KBG-5.6':
    case 'KBG-5.7':
    case 'KBG-5.8':
    case 'KBG-5.9':
    case 'KBG-14.4':
      return must(can('pass'), 'a pass is no way out') ?? judgeInfluence(reason, c);
    case 'KBG-5.10': {
      const isLast = view.year === 5 && view.phase === 'autumn';
      return must(
        view.passed.includes(c.seat) && reason.facts.isLast === isLast,
        'no pass, or another season',
      );
    }
    case 'KBG-6.3':
    case 'KBG-6.4':
      return must(can('take') || can('swap'), 'there is no gift to choose');
    case 'KBG-7.4':
    case 'KBG-7.7':
    case 'KBG-7.9':
    case 'KBG-7.11':
    case 'KBG-7.12':
    case 'KBG-7.14':
    case 'KBG-7.17':
      return must(
        can('take') && view.helping?.advisor === ADVISORS[Number(reason.rule.slice(6)) - 1],
        'another helps',
      );
    case 'KBG-7.6':
      return must(
        own[reason.facts.good] === 0 && can('swap') && can('decline'),
        'it is there, or nothing else is',
      );
    case 'KBG-8.1':
      return must(isBefore(c) && view.stage === 'build' && legal.length === 0, 'the seat is still to build');
    case 'KBG-8.2':
      return (
        judgePrice(reason.facts, c) ?? must(can('build') && can('stop_building'), 'nothing can be built')
      );
    case 'KBG-8.3':
      return must(!own.buildings.includes(reason.facts.left), 'the left neighbour stands');
    case 'KBG-8.4':
      return must(own.buildings.includes(reason.facts.building) && can('build'), 'it does not stand');
    case 'KBG-9.19': {
      if (reason.facts.isOver)
        return must(isBefore(c) && own.buildings.includes('town_hall'), 'not asked before');
      const { pay } = reason.facts;
      return must(
        own[pay === 'plus_two' ? 'plusTwo' : pay] === 0 && can('town_hall') && can('decline'),
        'it is there',
      );
    }
    case 'KBG-11.1':
      return must(
        isBefore(c) && view.stage === 'recruit' && legal.length === 0,
        'the seat is still to recruit',
      );
    case 'KBG-11.2':
      return must(can('recruit') && reason.facts.price !== reason.facts.given, 'the number is right');
    case 'KBG-11.3':
      return must(can('recruit') && lacks(own, reason.facts.goods), 'the goods are there');
    case 'KBG-12.5':
      return must(can('take') && reason.facts.goods.length !== 1, 'one good is asked for');
    case 'KBG-12.8':
      return must(can('lose') && reason.facts.count !== reason.facts.given, 'the number is right');
    case 'KBG-12.9':
      return must(can('lose') && lacks(own, reason.facts.goods), 'the goods are there');
  }
}

/** Earlier in turn order than the one who is asked, or the same. */
function isBefore({ view, seat }: Case): boolean {
  return view.current !== null && view.order.indexOf(seat) < view.order.indexOf(view.current);
}

function canOther(building: 'statue' | 'chapel', { legal }: Case): boolean {
  const other = building === 'statue' ? 'chapel' : 'statue';
  return legal.some(({ type }) => type === other) && legal.some(({ type }) => type === 'keep');
}

function lacks(own: Player, goods: readonly Good[]): boolean {
  return GOODS.some((good) => goods.filter((g) => g === good).length > own[good]);
}

type Price = { readonly building: string } & Readonly<Record<Good, number>>;

function judgePrice(facts: Price, { own }: Case): string | undefined {
  const b = BUILDINGS.findIndex((name) => name === facts.building);
  const price = BUILDING_FACTS[b];
  if (price === undefined) return 'no such building';
  const isCheaper = own.buildings.includes('crane') && b % 4 >= 2;
  const missing = GOODS.map((good) =>
    Math.max(0, price[good] - (good === 'gold' && isCheaper ? 1 : 0) - own[good]),
  );
  return missing.every((n, i) => n === facts[GOODS[i] ?? 'gold']) && missing.some((n) => n > 0)
    ? undefined
    : `missing are ${missing.join(', ')}`;
}

const sumOf = (faces: readonly number[]): number => faces.reduce((a, b) => a + b, 0);
const same = (a: readonly number[], b: readonly number[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Taken off the dice there, face by face. */
function beyond(faces: readonly number[], there: readonly number[]): number[] {
  return [1, 2, 3, 4, 5, 6].flatMap((face) => {
    const count = (list: readonly number[]): number => list.filter((f) => f === face).length;
    return Array.from({ length: Math.max(0, count(faces) - count(there)) }, () => face);
  });
}

/** While the Market stands and lies idle. */
function judgeMarket(isSpent: boolean, { view, seat, legal, own }: Case): string | undefined {
  if (!own.buildings.includes('market')) return 'no Market stands';
  const used = view.court.some((group) => group.seat === seat && group.market !== 0);
  if (used !== isSpent) return 'it has been used, or not';
  const isUseful = legal.some((a) => a.type === 'influence' && isShifted(a));
  return isUseful ? 'it can be used' : undefined;
}

function judgeInfluence(reason: Reason, { view, seat, action, legal, own }: Case): string | undefined {
  if (action.type !== 'influence') return 'the action is no influence';
  const ways = legal.filter((a): a is Influence => a.type === 'influence');
  const groups = view.court.filter(({ advisor }) => advisor === action.advisor);
  const used = view.court.filter((g) => g.seat === seat);
  const isFree = (way: Influence): boolean => view.court.every((group) => group.advisor !== way.advisor);
  if (ways.length === 0) return 'there is nowhere to go';
  switch (reason.rule) {
    case 'KBG-5.2':
    case 'KBG-5.7': {
      const { value, sum, plusTwo, isInReach, there } = reason.facts;
      const made =
        sumOf([...action.dice, ...action.white]) + (action.plusTwo && action.dice.length > 0 ? 2 : 0);
      const sameDice = (way: Influence): boolean =>
        same(way.dice, action.dice) && same(way.white, action.white) && way.plusTwo === action.plusTwo;
      const reached = ways.some((way) => sameDice(way) && ADVISORS.indexOf(way.advisor) + 1 === sum);
      if (made !== sum || plusTwo !== action.plusTwo) return `the dice make ${made}`;
      if (value !== ADVISORS.indexOf(action.advisor) + 1 || sum === value) return 'the sum fits';
      if (ways.some(({ advisor }) => advisor === action.advisor) !== isInReach)
        return 'other dice do, or do not';
      if (reached !== (there !== 'none')) return 'these dice lead elsewhere, or nowhere';
      const marketed = used.some(({ market }) => market !== 0);
      if (reason.rule === 'KBG-5.7' && !marketed) return 'the Market has not been used';
      return there === 'none' || ADVISORS.indexOf(there) + 1 === sum ? undefined : 'they lead to another';
    }
    case 'KBG-5.3': {
      const { missing, missingWhite, left, leftWhite } = reason.facts;
      if (!same(left, own.dice) || !same(leftWhite, own.white)) return 'other dice are in hand';
      if (!same(missing, beyond(action.dice, own.dice))) return 'other dice are missing';
      if (!same(missingWhite, beyond(action.white, own.white))) return 'other white dice are missing';
      return missing.length + missingWhite.length > 0 ? undefined : 'nothing is missing';
    }
    case 'KBG-5.4': {
      const { placed, left } = reason.facts;
      if (action.dice.length > 0 || !same(left, own.dice) || left.length === 0) return 'there is an own die';
      const isWhite = action.white.length > 0;
      return placed === (isWhite ? 'white' : action.plusTwo ? 'token' : 'nothing')
        ? undefined
        : `${placed} is wrong`;
    }
    case 'KBG-5.5':
    case 'KBG-5.6': {
      if (!ways.some((way) => !way.plusTwo)) return 'nothing can be placed without a token';
      const spent = used.some((g) => g.plusTwo);
      return (reason.rule === 'KBG-5.5' ? own.plusTwo === 0 : spent) ? undefined : 'the token could be used';
    }
    case 'KBG-5.8':
      if (!ways.some(isFree)) return 'no free advisor can be influenced';
      return groups.length === 1 && groups[0]?.seat === reason.facts.seat
        ? undefined
        : 'somebody else is there';
    case 'KBG-14.4':
      if (!ways.some(isFree)) return 'no free advisor can be influenced';
      return groups.length === 1 && groups[0]?.seat === null ? undefined : 'no neutral dice are there';
    case 'KBG-5.9':
      return groups.length === 2 ? undefined : 'there are not two groups';
    default:
      return undefined;
  }
}
