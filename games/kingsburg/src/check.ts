import { BadInput } from '@four-crowns/core';
import { asksFor } from './advisors.ts';
import { affordable, soldierPrice, standingPoints } from './buildings.ts';
import { checkDice } from './check-dice.ts';
import { checkHelp } from './check-help.ts';
import { checkSeason } from './check-season.ts';
import { checkYear } from './check-year.ts';
import {
  COLUMNS,
  ENEMIES_PER_YEAR,
  ENVOY_PHASE,
  PHASES,
  REWARD_PHASE,
  ROWS,
  SPRING,
  TOWN_HALL,
  YEARS,
} from './data.ts';
import { enemyOf } from './enemies.ts';
import { neediest, stillToChoose } from './phases/aid.ts';
import { resultOf } from './phases/battle.ts';
import { anyToLose } from './phases/losses.ts';
import { mayUseChapel, mayUseStatue } from './phases/reroll.ts';
import { cathedralPoints } from './scoring.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

/** Throws if the position could not have come about: nothing is made, lost or asked without a cause. */
export function check(s: State): void {
  checkCalendar(s);
  checkEnemy(s);
  for (let seat = 0; seat < s.seats; seat++) checkPlayer(s, seat);
  checkDice(s, fail);
  checkAid(s);
  checkAsked(s);
  checkSeason(s, fail);
  checkHelp(s, fail);
  checkYear(s, fail);
}

function checkCalendar(s: State): void {
  const { a } = s;
  const order = Array.from(a.subarray(at.ORDER, at.ORDER + s.seats)).filter((seat) => seat >= 0);
  if (new Set(order).size < order.length) fail('a seat has two places in the turn order');
  const stage = a[at.STAGE];
  const phase = a[at.PHASE];
  if (stage === at.DRAW_ORDER) {
    if (a[at.YEAR] !== 0 || phase !== 0 || order.length >= s.seats)
      fail('the set-up has its place before the first year');
    return;
  }
  if (a[at.YEAR] < 1 || order.length < s.seats) fail('no turn order, or no year');
  if (stage === at.OVER && a[at.YEAR] < YEARS) fail('over before the fifth winter');
  if (!isPhaseOf(stage, phase)) fail(`${at.STAGES[stage]} has no place in ${PHASES[phase]}`);
}

function isPhaseOf(stage: number, phase: number): boolean {
  if (stage === at.AID) return phase === 1;
  if (stage === at.RECRUIT) return phase === 7;
  if (stage > at.RECRUIT) return phase === 8;
  return phase >= SPRING && phase < 7 && phase !== REWARD_PHASE && phase !== ENVOY_PHASE;
}

function checkEnemy(s: State): void {
  const { a } = s;
  const stage = a[at.STAGE];
  const isDealt = a[at.ENEMY] >= 0;
  if (isDealt !== (a[at.KNOWN] !== 0)) fail('an enemy nobody has seen, or none that somebody has');
  if (isDealt && Math.floor(a[at.ENEMY] / ENEMIES_PER_YEAR) !== a[at.YEAR] - 1)
    fail('the enemy of another year');
  const isOpen = stage === at.KING_DIE || stage === at.LOSE || stage === at.SPOILS;
  if (isOpen !== (a[at.REVEALED] === 1)) fail('the enemy lies open at the wrong time');
  if (isOpen && a[at.KNOWN] !== (1 << s.seats) - 1) fail('an open enemy somebody does not know');
  const isHidden = stage === at.PEEK || stage === at.ENEMY_CARD || stage === at.AID || stage === at.OVER;
  if (isHidden && isDealt) fail('the enemy was dealt too early, or stayed');
}

function checkPlayer(s: State, seat: number): void {
  const { a } = s;
  for (let row = 0; row < ROWS; row++) {
    const bits = (a[at.BUILT_BY + seat] >> (row * COLUMNS)) & 15;
    // KBG-8.3, KBG-12.10: rows are built from the left and fall from the right.
    if ((bits & (bits + 1)) !== 0) fail(`seat ${seat} has a gap in row ${row + 1}`);
  }
  const counts = [at.TOKENS, at.SOLDIERS, at.STRENGTH].map((of) => a[of + seat]);
  counts.push(...a.subarray(at.STORE + seat * 3, at.STORE + seat * 3 + 3));
  if (counts.some((n) => n < 0)) fail(`seat ${seat} has less than nothing`);
  let points = standingPoints(s, seat) + (a[at.STAGE] === at.OVER ? cathedralPoints(s, seat) : 0);
  for (let of = at.FROM_ADVISORS; of < at.SEASON; of += at.MAX_SEATS) points += a[of + seat];
  if (points !== a[at.POINTS + seat]) fail(`seat ${seat} has ${a[at.POINTS + seat]} points, not ${points}`);
  const inBattle = a[at.STAGE] === at.LOSE || a[at.STAGE] === at.SPOILS;
  if (!inBattle && a[at.STRENGTH + seat] !== 0) fail('a strength without a battle');
}

/** KBG-3 */
function checkAid(s: State): void {
  const { a } = s;
  if (a[at.AID_DIE] >= 0 && (a[at.PHASE] !== SPRING || a[at.STAGE] === at.TOWN_HALL_STAGE))
    fail('the King gives a die in spring only');
  let chosen = 0;
  for (let seat = 0; seat < s.seats; seat++) if (a[at.PICK + seat] >= 0) chosen |= 1 << seat;
  if (a[at.STAGE] !== at.AID) {
    if (a[at.AIDED] !== 0 || chosen !== 0) fail('goods are chosen at the wrong time');
  } else if (a[at.AIDED] !== neediest(s) || (chosen & ~a[at.AIDED]) !== 0 || stillToChoose(s) === 0) {
    fail('the King helps the wrong ones');
  } else if ((a[at.AIDED] & (a[at.AIDED] - 1)) === 0) fail('one alone gets the die');
}

/** KBG-2.5: the seat that is asked has something to choose. */
function checkAsked(s: State): void {
  const { a } = s;
  const stage = a[at.STAGE];
  const seat = a[at.CURRENT];
  const asksOne = stage >= at.REROLL && stage !== at.ENEMY_CARD && stage !== at.KING_DIE && stage !== at.OVER;
  if (asksOne !== seat >= 0) fail('nobody is asked, or somebody at the wrong time');
  if (a[at.BUILT] === 1 && (stage !== at.BUILD || a[at.ENVOY] !== seat))
    fail('a second building without the Envoy');
  if (asksOne && !hasCause(s, stage, seat)) fail(`${at.STAGES[stage]}: there is nothing to ask seat ${seat}`);
}

function hasCause(s: State, stage: number, seat: number): boolean {
  switch (stage) {
    case at.REROLL:
      return mayUseStatue(s, seat) || mayUseChapel(s, seat);
    case at.REROLLING:
      return s.a[at.REROLLED] !== 0;
    case at.INFLUENCE:
      return ((s.a[at.PASSED] >> seat) & 1) === 0;
    case at.HELP:
      return asksFor(s, seat, s.a[at.HELPER]);
    case at.BUILD:
      return affordable(s, seat) !== 0;
    case at.TOWN_HALL_STAGE:
      return at.has(s, seat, TOWN_HALL) && at.goodsOf(s, seat) + s.a[at.TOKENS + seat] > 0;
    case at.RECRUIT:
      return at.goodsOf(s, seat) >= soldierPrice(s, seat);
    case at.LOSE:
      return resultOf(s, seat) === 'loss' && anyToLose(s, seat) > 0;
    case at.SPOILS:
      return resultOf(s, seat) !== 'loss' && resultOf(s, seat) !== 'draw' && enemyOf(s).spoils.any > 0;
    default:
      return true;
  }
}

function fail(what: string): never {
  throw new BadInput('kingsburg', what);
}
