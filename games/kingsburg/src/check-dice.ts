/** Dice in hand and at court. */
import { lowestBit, popcount } from '@four-crowns/core';
import { diceOf } from './codes.ts';
import { CHAPEL, COLOURED, COURT_SIZE, DICE, GIFTS, MARKET, NEUTRAL, STATUE } from './data.ts';
import { helpedSeat } from './phases/help.ts';
import { advisorOf } from './phases/influence.ts';
import { whiteDice } from './phases/roll.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

type Fail = (what: string) => never;

export function checkDice(s: State, fail: Fail): void {
  const stage = s.a[at.STAGE];
  const isRolling = stage >= at.ROLL && stage <= at.PEEK;
  checkNeutral(s, fail);
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isRolling && s.a[at.HAND + seat] !== 0) fail('dice lie out of season');
    if (isRolling) checkHand(s, seat, fail);
  }
  checkCourt(s, fail);
  checkReroll(s, fail);
}

/** KBG-14.1 */
function checkNeutral(s: State, fail: Fail): void {
  const { a } = s;
  const stage = a[at.STAGE];
  let rolled = 0;
  for (let i = 0; i < NEUTRAL; i++) if (a[at.NEUTRAL_DICE + i] > 0) rolled++;
  const isSeason = s.seats === 2 && stage >= at.NEUTRAL_ROLL && stage <= at.PEEK;
  const least = stage === at.NEUTRAL_ROLL ? 0 : NEUTRAL;
  if (isSeason ? rolled < least : rolled > 0) fail('neutral dice are missing, or lie out of season');
  if (stage === at.NEUTRAL_ROLL && (rolled === NEUTRAL || s.seats > 2))
    fail('there is no neutral die to roll');
}

/** KBG-4.2: as many dice as the seat has, in hand and at court together, each rolled and in order. */
function checkHand(s: State, seat: number, fail: Fail): void {
  const { a } = s;
  const stage = a[at.STAGE];
  const d = at.ROLLED + seat * DICE;
  const all = (1 << (COLOURED + whiteDice(s, seat))) - 1;
  let placed = 0;
  for (let i = at.COURT; i < at.COURT + at.COURT_CELLS; i++) {
    if (a[i] !== 0 && at.ownerOf(a[i]) === seat) placed |= diceOf(at.codeOf(a[i]));
  }
  if ((placed & a[at.HAND + seat]) !== 0 || (placed | a[at.HAND + seat]) !== all)
    fail(`seat ${seat} has other dice`);
  const mayLack = stage === at.ROLL || (stage === at.REROLLING && seat === a[at.CURRENT]);
  for (let i = 0; i < DICE; i++) {
    const isThere = ((all >> i) & 1) === 1;
    if (isThere && a[d + i] === 0 && !mayLack) fail(`a die of seat ${seat} is not rolled`);
    if (mayLack || i === 0 || i === COLOURED || !isThere) continue;
    if (a[d + i - 1] > a[d + i]) fail(`the dice of seat ${seat} are out of order`);
  }
}

function checkCourt(s: State, fail: Fail): void {
  const { a } = s;
  const stage = a[at.STAGE];
  const isOpen = stage >= at.INFLUENCE && stage <= at.PEEK;
  for (let advisor = 1; advisor <= COURT_SIZE; advisor++) {
    for (let which = 0; which < 2; which++) {
      const group = a[at.cell(advisor, which)];
      if (group === 0 || at.ownerOf(group) === at.NOBODY) continue;
      const seat = at.ownerOf(group);
      if (!isOpen) fail('somebody is at court out of season');
      if (advisorOf(s, seat, at.codeOf(group)) !== advisor)
        fail(`a group on advisor ${advisor} has another sum`);
      if ((diceOf(at.codeOf(group)) & ((1 << COLOURED) - 1)) === 0) fail('a group without a coloured die');
    }
  }
  for (let seat = 0; seat < s.seats; seat++) {
    if (((a[at.MARKETED] >> seat) & 1) === 1 && !at.has(s, seat, MARKET)) fail(`seat ${seat} has no Market`);
  }
  if (
    stage !== at.INFLUENCE &&
    a[at.PASSED] !== (stage === at.HELP || stage === at.PEEK ? (1 << s.seats) - 1 : 0)
  ) {
    fail('passes do not fit');
  }
  checkHelper(s, fail);
}

function checkHelper(s: State, fail: Fail): void {
  const { a } = s;
  const stage = a[at.STAGE];
  const isHelping = stage === at.HELP || stage === at.PEEK;
  if (isHelping !== a[at.HELPER] > 0) fail('an advisor helps at the wrong time');
  if (!isHelping) return;
  if (((a[at.TAKEN] >> a[at.HELPER]) & 1) === 0) fail('an advisor helps whom nobody asked');
  if (a[at.HELPED] === 1 && ((a[at.FULL] >> a[at.HELPER]) & 1) === 0) fail('an advisor has no second group');
  if (helpedSeat(s) !== a[at.CURRENT]) fail('the wrong one is helped');
  if (stage === at.PEEK && !GIFTS[a[at.HELPER] - 1].peek) fail('this advisor shows no enemy');
}

function checkReroll(s: State, fail: Fail): void {
  const { a } = s;
  const stage = a[at.STAGE];
  const isRerolling = stage === at.REROLL || stage === at.REROLLING;
  if (a[at.REROLLED] !== 0 && !isRerolling) fail('a re-roll at the wrong time');
  const seat = a[at.CURRENT];
  if (isRerolling && seat < 0) fail('nobody is re-rolling');
  if ((a[at.REROLLED] & at.STATUE_USED) !== 0 && !at.has(s, seat, STATUE))
    fail('a Statue that does not stand');
  if ((a[at.REROLLED] & at.CHAPEL_USED) !== 0 && !at.has(s, seat, CHAPEL))
    fail('a Chapel that does not stand');
  if ((stage === at.ROLL || stage === at.REROLLING) !== (a[at.UNROLLED] !== 0))
    fail('there is no die to roll, or one too many');
  if (stage === at.REROLLING && Math.floor(lowestBit(a[at.UNROLLED]) / DICE) !== seat)
    fail('the wrong dice are rolled again');
  if (stage === at.ROLL && a[at.UNROLLED] !== restFrom(s, lowestBit(a[at.UNROLLED])))
    fail('the dice are rolled out of turn');
  if (stage === at.REROLLING && !isChapelOnWay(s, seat) && !isStatueOnWay(s, seat))
    fail('other dice are rolled again than the building allows');
  // KBG-9.1: all were alike, and one has been rolled since.
  if (
    stage === at.REROLL &&
    a[at.REROLLED] === at.STATUE_USED &&
    mostAlike(s, seat) < diceOfSeat(s, seat) - 1
  )
    fail('the Statue was used on dice that were not alike');
}

/** Dice (bits) are rolled one after the other: those that are left when `die` is next. */
function restFrom(s: State, die: number): number {
  let all = 0;
  for (let seat = 0; seat < s.seats; seat++) all |= s.a[at.HAND + seat] << (seat * DICE);
  return all & -(1 << die);
}

/** KBG-9.2: all dice of a seat. */
function isChapelOnWay(s: State, seat: number): boolean {
  const { a } = s;
  const all = a[at.HAND + seat] << (seat * DICE);
  return (
    (a[at.REROLLED] & at.CHAPEL_USED) !== 0 &&
    a[at.UNROLLED] === (all & restFrom(s, lowestBit(a[at.UNROLLED])))
  );
}

/** KBG-9.1: the first die of a colour, while the others are alike. */
function isStatueOnWay(s: State, seat: number): boolean {
  const { a } = s;
  const die = lowestBit(a[at.UNROLLED]);
  const isFirst = die === seat * DICE || die === seat * DICE + COLOURED;
  if ((a[at.REROLLED] & at.STATUE_USED) === 0 || a[at.UNROLLED] !== 1 << die || !isFirst) return false;
  return mostAlike(s, seat) === diceOfSeat(s, seat) - 1;
}

function diceOfSeat(s: State, seat: number): number {
  return popcount(s.a[at.HAND + seat]);
}

/** How many of a seat's dice show the face that most of them show. */
function mostAlike(s: State, seat: number): number {
  const d = at.ROLLED + seat * DICE;
  const faces = [...s.a.subarray(d, d + DICE)].filter((face) => face > 0);
  return Math.max(0, ...faces.map((face) => faces.filter((other) => other === face).length));
}
