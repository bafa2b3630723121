/** Nobody has more goods, tokens, soldiers and points than there was time to get. */
import {
  aidsGiven,
  battlesFought,
  envoysSent,
  helpedThisYear,
  rewardsGiven,
  seasonsEnded,
  seasonsHelped,
  seasonsRolled,
  summersEnded,
} from './calendar-counts.ts';
import { tokenOf } from './codes.ts';
import {
  BUILDING_FACTS,
  COLUMNS,
  EMBASSY,
  ENEMIES_PER_YEAR,
  ENEMY_FACTS,
  FACES,
  INN,
  MERCHANTS_GUILD,
  RECRUIT_PHASE,
  SUMMER,
  TOWN_HALL,
  YEARS,
} from './data.ts';
import { LEAST_POINTS, MOST_POINTS } from './check-help.ts';
import { groupsOf } from './check-season.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

type Fail = (what: string) => never;

/** More than any season brings: three groups of at most four goods each. */
const GOODS_PER_SEASON = 12;
/** Astronomer and Duchess; one of them again with the Envoy. */
const TOKENS_PER_SEASON = 2;
/** General twice with the Envoy, and the Sergeant, all with the Stable. */
const SOLDIERS_PER_SEASON = 8;
/** Beyond the card's own points: Fortress and strongest victor. */
const MORE_FROM_BATTLE = 2;
/** Town Hall and Embassy need two buildings before them, so they bring nothing in the first two seasons. */
const SEASONS_BEFORE_ROW_FIVE = 2;

/** Of each year's cards. The other Demons of year IV (KBG-15.2) take and bring fewer points. */
const CARD_POINTS = Array.from({ length: YEARS }, (_, year) => {
  const cards = ENEMY_FACTS.slice(year * ENEMIES_PER_YEAR, (year + 1) * ENEMIES_PER_YEAR);
  return {
    lost: Math.max(...cards.map(({ losses }) => losses.points)),
    won: Math.max(...cards.map(({ spoils }) => spoils.points)),
  };
});

export function checkStore(s: State, seat: number, fail: Fail): void {
  checkGoods(s, seat, fail);
  checkTokens(s, seat, fail);
  checkSoldiers(s, seat, fail);
  checkSources(s, seat, fail);
}

function mostGoods(s: State): number {
  // One good a year from the King, one from an enemy, one a season from the Merchants' Guild.
  return seasonsHelped(s) * GOODS_PER_SEASON + seasonsRolled(s) + aidsGiven(s) + battlesFought(s);
}

/** KBG-8.2: what stands was paid for, with the Crane at best. */
function paidFor(s: State, seat: number): number {
  return BUILDING_FACTS.reduce((sum, { gold, wood, stone }, b) => {
    const price = gold + wood + stone - (b % COLUMNS >= 2 ? 1 : 0);
    return at.has(s, seat, b) ? sum + price : sum;
  }, 0);
}

function checkGoods(s: State, seat: number, fail: Fail): void {
  const { a } = s;
  const goods = at.goodsOf(s, seat) + paidFor(s, seat);
  if (goods > mostGoods(s)) fail(`seat ${seat} has more goods and buildings than there was time to get`);
  // KBG-9.8: nothing is paid between the roll and the first help.
  const isFresh = a[at.STAGE] >= at.ROLL && a[at.STAGE] <= at.INFLUENCE;
  if (isFresh && at.has(s, seat, MERCHANTS_GUILD) && a[at.STORE + seat * 3] === 0)
    fail(`seat ${seat} lacks the gold of the Merchants' Guild`);
}

function checkTokens(s: State, seat: number, fail: Fail): void {
  const { a } = s;
  const placed = groupsOf(s, seat).reduce((sum, code) => sum + tokenOf(code), 0);
  const envoys = envoysSent(s) - (a[at.ENVOY] >= 0 ? 1 : 0);
  const most = seasonsHelped(s) * TOKENS_PER_SEASON + envoys + summersEnded(s);
  if (a[at.TOKENS + seat] + placed > most) fail(`seat ${seat} has more tokens than there was time to get`);
  // KBG-9.5: only the Town Hall takes the token between the end of summer and autumn's influence.
  const place = a.subarray(at.ORDER, at.ORDER + s.seats).indexOf(seat);
  const isEnding = a[at.STAGE] === at.TOWN_HALL_STAGE && a[at.PHASE] === SUMMER && place <= a[at.AT];
  const mayHavePaid = at.has(s, seat, TOWN_HALL) && a[at.CURRENT] !== seat;
  if (isEnding && at.has(s, seat, INN) && !mayHavePaid && a[at.TOKENS + seat] === 0)
    fail('the token of the Inn is missing');
}

function checkSoldiers(s: State, seat: number, fail: Fail): void {
  const { a } = s;
  const isJoined = a[at.STAGE] === at.LOSE || a[at.STAGE] === at.SPOILS;
  const recruited = a[at.PHASE] >= RECRUIT_PHASE ? mostGoods(s) : 0;
  // KBG-12.13: they go home when the last winter is over.
  const isOver = a[at.STAGE] === at.OVER;
  const most = isOver ? 0 : helpedThisYear(s) * SOLDIERS_PER_SEASON + recruited + (isJoined ? FACES : 0);
  if (a[at.SOLDIERS + seat] > most) fail(`seat ${seat} has more soldiers than there was time to get`);
}

function checkSources(s: State, seat: number, fail: Fail): void {
  const { a } = s;
  const seasons = seasonsHelped(s);
  // KBG-12.10: what does not stand has fallen in a battle, and brought nothing since.
  const ended = (building: number): number => {
    const all = seasonsEnded(s, seat);
    const worked = at.has(s, seat, building) ? all : Math.min(all, 3 * battlesFought(s));
    return Math.max(0, worked - SEASONS_BEFORE_ROW_FIVE);
  };
  // KBG-12.4: what a battle brings or takes comes in turn order, points lost after the goods that are chosen.
  const place = a.subarray(at.ORDER, at.ORDER + s.seats).indexOf(seat);
  const isOn = a[at.STAGE] === at.LOSE || a[at.STAGE] === at.SPOILS;
  const isToCome = isOn && (place > a[at.AT] || (place === a[at.AT] && a[at.STAGE] === at.LOSE));
  const fought = CARD_POINTS.slice(0, battlesFought(s) - (isToCome ? 1 : 0));
  const lost = fought.reduce((sum, card) => sum + card.lost, 0);
  const won = fought.reduce((sum, card) => sum + card.won + MORE_FROM_BATTLE, 0);
  const within = (of: number, least: number, most: number): boolean =>
    a[of + seat] >= least && a[of + seat] <= most;
  const isPossible =
    within(at.FROM_ADVISORS, LEAST_POINTS * seasons, MOST_POINTS * seasons) &&
    within(at.FROM_REWARDS, 0, rewardsGiven(s)) &&
    within(at.FROM_TOWN_HALL, 0, ended(TOWN_HALL)) &&
    within(at.FROM_EMBASSY, 0, ended(EMBASSY)) &&
    within(at.FROM_BATTLES, -lost, won);
  if (!isPossible) fail(`seat ${seat} has points from where there were not so many`);
  // KBG-9.20: it has brought a point unless it was built in the season that is on.
  const mayBeNew = a[at.STAGE] === at.BUILD || a[at.STAGE] === at.TOWN_HALL_STAGE;
  if (at.has(s, seat, EMBASSY) && !mayBeNew && a[at.FROM_EMBASSY + seat] === 0)
    fail(`the Embassy of seat ${seat} has brought nothing`);
}
