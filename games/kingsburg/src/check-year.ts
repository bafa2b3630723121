/** What the events of the year have decided, as far as buildings and goods still show it. */
import { lowestBit, popcount } from '@four-crowns/core';
import { battleBonus, firstToFall } from './buildings.ts';
import {
  envoysSent,
  helpedThisYear,
  isBeforeBuilding,
  isBeforeHelp,
  rewardsGiven,
  seasonsHelped,
  seasonsOver,
} from './calendar-counts.ts';
import { LEAST_POINTS } from './check-help.ts';
import { checkStore } from './check-store.ts';
import { AUTUMN, BUILDINGS, COLUMNS, MERCHANTS_GUILD, SPRING, SUMMER } from './data.ts';
import { enemyOf, raceNumber } from './enemies.ts';
import { isAlone } from './phases/aid.ts';
import { resultOf } from './phases/battle.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

type Fail = (what: string) => never;

export function checkYear(s: State, fail: Fail): void {
  const { a } = s;
  if (a[at.STAGE] === at.DRAW_ORDER) return checkSetUp(s, fail);
  checkEnvoy(s, fail);
  checkBuildings(s, fail);
  for (let seat = 0; seat < s.seats; seat++) checkStore(s, seat, fail);
  checkRewards(s, fail);
  if (a[at.PHASE] === SPRING) checkAided(s, fail);
  checkFirstAid(s, fail);
  if (a[at.REVEALED] === 0) checkKnown(s, fail);
  if (a[at.STAGE] !== at.LOSE && a[at.STAGE] !== at.SPOILS) return;
  checkStrengths(s, fail);
  checkSpoils(s, fail);
}

/** KBG-1.2: the turn order aside, nothing has happened yet. */
function checkSetUp(s: State, fail: Fail): void {
  const empty = at.emptyState(s.options, s.seats);
  empty.a.set(s.a.subarray(at.ORDER, at.ORDER + at.MAX_SEATS), at.ORDER);
  for (const derived of [at.STAGE, at.AT]) empty.a[derived] = s.a[derived];
  if (empty.a.some((value, i) => value !== s.a[i])) fail('something has happened before the first year');
}

/** Spring, before anybody has been helped. */
function isFirstCourt(s: State): boolean {
  return s.a[at.PHASE] === SPRING && isBeforeHelp(s);
}

function sum(s: State, of: number): number {
  let total = 0;
  for (let seat = 0; seat < s.seats; seat++) total += s.a[of + seat];
  return total;
}

/**
 * Who had fewest buildings and of these fewest goods (KBG-3.1) when the season began, as bits; once advisors have
 * helped, only buildings are as they were.
 */
function neediestThen(s: State): number {
  const needs = Array.from({ length: s.seats }, (_, seat) => {
    // KBG-9.8: this season's gold came after it.
    const guild = s.a[at.STAGE] >= at.ROLL && at.has(s, seat, MERCHANTS_GUILD) ? 1 : 0;
    const goods = isBeforeHelp(s) ? at.goodsOf(s, seat) - guild : 0;
    return at.buildingsOf(s, seat) * 1024 + goods;
  });
  const least = Math.min(...needs);
  return needs.reduce((bits, need, seat) => (need === least ? bits | (1 << seat) : bits), 0);
}

/** Can the King have chosen `seat`, or nobody (-1), among these? Goods that have changed since may have decided. */
function fits(s: State, seat: number): boolean {
  const neediest = neediestThen(s);
  if (seat < 0) return !isAlone(neediest);
  return isBeforeHelp(s) ? neediest === 1 << seat : ((neediest >> seat) & 1) === 1;
}

/** KBG-10.2 */
function checkEnvoy(s: State, fail: Fail): void {
  const { a } = s;
  if (envoysSent(s) === 0 && (a[at.ENVOY] >= 0 || a[at.FULL] !== 0)) fail('the Envoy has not been sent yet');
  if (a[at.PHASE] !== AUTUMN || !isBeforeBuilding(s)) return;
  const used = a[at.FULL] === 0 ? -1 : at.ownerOf(a[at.cell(lowestBit(a[at.FULL]), 1)]);
  if (!fits(s, Math.max(a[at.ENVOY], used))) fail('the Envoy has gone to the wrong one');
}

/** KBG-8.1, KBG-10.4: one building a season, and one more for each Envoy used. */
function checkBuildings(s: State, fail: Fail): void {
  const { a } = s;
  let extra = 0;
  for (let i = 0; i < s.seats; i++) {
    const seat = a[at.ORDER + i];
    const hasBuilt =
      a[at.STAGE] === at.TOWN_HALL_STAGE ||
      (a[at.STAGE] === at.BUILD && (i < a[at.AT] || (i === a[at.AT] && a[at.BUILT] === 1)));
    extra += Math.max(0, at.buildingsOf(s, seat) - seasonsOver(s) - (hasBuilt ? 1 : 0));
  }
  const used = envoysSent(s) - (a[at.ENVOY] >= 0 ? 1 : 0) - (a[at.FULL] === 0 ? 0 : 1);
  if (extra > used) fail('more buildings than there were seasons and Envoys');
  if (a[at.BUILT] === 1 && at.buildingsOf(s, a[at.CURRENT]) === 0) fail('a second building without a first');
}

/** KBG-10.1: every year somebody is rewarded; in summer it still shows who. */
function checkRewards(s: State, fail: Fail): void {
  const { a } = s;
  const given = rewardsGiven(s);
  if (sum(s, at.FROM_REWARDS) < given) fail('a reward of the King went to nobody');
  if (a[at.PHASE] !== SUMMER || !isBeforeBuilding(s)) return;
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, at.buildingsOf(s, seat));
  for (let seat = 0; seat < s.seats; seat++) {
    const hasMost = at.buildingsOf(s, seat) === most;
    const rewards = a[at.FROM_REWARDS + seat];
    if (hasMost ? rewards === 0 : rewards === given) fail('the King has rewarded the wrong ones');
  }
}

/** KBG-3.1 to KBG-3.3 */
function checkAided(s: State, fail: Fail): void {
  if (!isBeforeBuilding(s)) return;
  const hasDie = s.a[at.AID_DIE] >= 0;
  const isPoor = isFirstCourt(s) && !hasDie && leastGoods(s, neediestThen(s)) === 0;
  // The player who chose a good has it until advisors help.
  if (isPoor || !fits(s, s.a[at.AID_DIE])) fail('the King has helped the wrong ones');
}

/** KBG-3.3: in the first year nobody has anything, so everybody takes a good. */
function checkFirstAid(s: State, fail: Fail): void {
  if (s.a[at.YEAR] > 1) return;
  if (s.a[at.AID_DIE] >= 0) fail('in the first year the King gives nobody the die');
  if (!isFirstCourt(s)) return;
  for (let seat = 0; seat < s.seats; seat++)
    if (at.goodsOf(s, seat) !== 1) fail(`seat ${seat} has not one good from the King`);
}

/** KBG-6.5: General and Queen show the enemy, each to one player, and once more with the Envoy. */
function checkKnown(s: State, fail: Fail): void {
  const { a } = s;
  if (isFirstCourt(s) && a[at.KNOWN] !== 0) fail('the enemy was seen before the first help of the year');
  // One Envoy may be used until summer is over, the next one in autumn.
  const shown = 2 * helpedThisYear(s) + Math.min(2, envoysSent(s));
  if (popcount(a[at.KNOWN]) > shown) fail('more have seen the enemy than could be shown it');
  for (let seat = 0; seat < s.seats; seat++) {
    if (((a[at.KNOWN] >> seat) & 1) === 0) continue;
    // KBG-12.13: the General's soldiers stay until winter, the Queen's points but for what the Smuggler took.
    const hasMet =
      a[at.SOLDIERS + seat] >= 2 || a[at.FROM_ADVISORS + seat] >= 3 + LEAST_POINTS * seasonsHelped(s);
    if (!hasMet) fail(`seat ${seat} has seen the enemy without General or Queen`);
  }
}

function leastGoods(s: State, seats: number): number {
  let least = Infinity;
  for (let rest = seats; rest !== 0; rest &= rest - 1) {
    const seat = lowestBit(rest);
    const guild = s.a[at.STAGE] >= at.ROLL && at.has(s, seat, MERCHANTS_GUILD) ? 1 : 0;
    least = Math.min(least, at.goodsOf(s, seat) - guild);
  }
  return least;
}

/** KBG-12.3, before the building fell that a loser has lost since (KBG-12.10). */
function checkStrengths(s: State, fail: Fail): void {
  const { a } = s;
  const enemy = enemyOf(s);
  const race = raceNumber(enemy);
  for (let i = 0; i < s.seats; i++) {
    const seat = a[at.ORDER + i];
    if (a[at.SOLDIERS + seat] < 1) fail('the King has sent no soldiers');
    const isThrough = i < a[at.AT] && resultOf(s, seat) === 'loss' && enemy.losses.buildings > 0;
    const strengths = isThrough ? strengthsBefore(s, seat, race) : [];
    if (strengths.length === 0) strengths.push(a[at.SOLDIERS + seat] + battleBonus(s, seat, race));
    if (!strengths.includes(a[at.STRENGTH + seat])) fail(`seat ${seat} has another strength`);
  }
}

/** KBG-12.5: nothing is paid in winter, so a victor still has the spoils. */
function checkSpoils(s: State, fail: Fail): void {
  const { a } = s;
  const { gold, wood, stone, any } = enemyOf(s).spoils;
  for (let i = 0; i < s.seats; i++) {
    const seat = a[at.ORDER + i];
    const isOver = i < a[at.AT];
    const isChoosing = i === a[at.AT] && a[at.STAGE] === at.SPOILS;
    const result = resultOf(s, seat);
    if (!(isOver || isChoosing) || result === 'loss' || result === 'draw') continue;
    const [ownGold, ownWood, ownStone] = a.subarray(at.STORE + seat * 3, at.STORE + seat * 3 + 3);
    const all = gold + wood + stone + (isOver ? any : 0);
    if (ownGold < gold || ownWood < wood || ownStone < stone || at.goodsOf(s, seat) < all)
      fail(`seat ${seat} lacks the spoils`);
  }
}

/** With each building that may have fallen; what has nothing left may have had nothing to lose. */
function strengthsBefore(s: State, seat: number, race: number): number[] {
  const before = at.clone(s);
  const standing = s.a[at.BUILT_BY + seat];
  const strength = (): number => s.a[at.SOLDIERS + seat] + battleBonus(before, seat, race);
  const strengths = standing === 0 ? [strength()] : [];
  for (let b = 0; b < BUILDINGS.length; b++) {
    const isNext = !at.has(s, seat, b) && (b % COLUMNS === 0 || at.has(s, seat, b - 1));
    if (!isNext) continue;
    before.a[at.BUILT_BY + seat] = standing | (1 << b);
    if (firstToFall(before, seat) === b) strengths.push(strength());
  }
  return strengths;
}
