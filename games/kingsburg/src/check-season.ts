/** What one productive season allows: turns at court, their order, and the helpers that work once. */
import { lowestBit } from '@four-crowns/core';
import { shiftOf, tokenOf } from './codes.ts';
import { COURT_SIZE } from './data.ts';
import { diceTotal } from './phases/roll.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

type Fail = (what: string) => never;

export function checkSeason(s: State, fail: Fail): void {
  const stage = s.a[at.STAGE];
  if (stage < at.INFLUENCE || stage > at.PEEK) return;
  checkOrder(s, fail);
  for (let seat = 0; seat < s.seats; seat++) checkUses(s, seat, fail);
  checkSecondGroups(s, fail);
  if (stage === at.INFLUENCE) checkTurns(s, fail);
}

/** KBG-4.5 */
function checkOrder(s: State, fail: Fail): void {
  for (let i = 1; i < s.seats; i++) {
    const [before, after] = [s.a[at.ORDER + i - 1], s.a[at.ORDER + i]];
    if (diceTotal(s, before) > diceTotal(s, after))
      fail('the turn order does not fit the totals of the dice');
  }
}

/** KBG-5.6, KBG-5.7: how often Market and token work. */
function checkUses(s: State, seat: number, fail: Fail): void {
  let shifted = 0;
  let tokens = 0;
  for (const code of groupsOf(s, seat)) {
    if (shiftOf(code) !== 0) shifted++;
    tokens += tokenOf(code);
  }
  if (shifted > 1) fail(`seat ${seat} has used the Market twice in a season`);
  if (tokens > 1 && s.options.plusTwoLimit === 'season')
    fail(`seat ${seat} has added two tokens in a season`);
}

/** KBG-5.9: a second group comes with the one Envoy, who is then used up. */
function checkSecondGroups(s: State, fail: Fail): void {
  const full = s.a[at.FULL];
  if (full === 0) return;
  if ((full & (full - 1)) !== 0) fail('the Envoy has opened two advisors in a season');
  if (s.a[at.ENVOY] >= 0) fail('the Envoy is still held after opening an advisor');
  const advisor = lowestBit(full);
  const [first, second] = [at.ownerOf(s.a[at.cell(advisor, 0)]), at.ownerOf(s.a[at.cell(advisor, 1)])];
  if (first === at.NOBODY) return;
  // KBG-5.1: it was placed in the owner's last round at the latest, the first group in a first round at the earliest.
  const order = s.a.subarray(at.ORDER, at.ORDER + s.seats);
  const isInOne = groupsOf(s, second).length === 1;
  if (isInOne && order.indexOf(first) >= order.indexOf(second))
    fail('the second group on an advisor came before the first');
}

/** KBG-5.1: one group a round in turn order; a pass ends the rounds of a seat. */
function checkTurns(s: State, fail: Fail): void {
  const { a } = s;
  const now = a.subarray(at.ORDER, at.ORDER + s.seats).indexOf(a[at.CURRENT]);
  const round = groupsOf(s, a[at.CURRENT]).length;
  for (let i = 0; i < s.seats; i++) {
    const seat = a[at.ORDER + i];
    const turns = round + (i < now ? 1 : 0);
    const placed = groupsOf(s, seat).length;
    const hasPassed = ((a[at.PASSED] >> seat) & 1) === 1;
    if (hasPassed ? placed >= turns : placed !== turns) fail(`seat ${seat} has placed out of turn`);
  }
}

/** The codes of a seat's groups at court. */
export function groupsOf(s: State, seat: number): number[] {
  const codes: number[] = [];
  for (let i = at.COURT; i < at.COURT + 2 * COURT_SIZE; i++) {
    const group = s.a[i];
    if (group !== 0 && at.ownerOf(group) === seat) codes.push(at.codeOf(group));
  }
  return codes;
}
