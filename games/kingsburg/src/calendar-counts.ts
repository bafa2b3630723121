/** How often in the match so far something has happened, or can have happened. */
import { AUTUMN, REWARD_PHASE, SPRING, SUMMER } from './data.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

function isProductive(s: State): boolean {
  const phase = s.a[at.PHASE];
  return phase === SPRING || phase === SUMMER || phase === AUTUMN;
}

/** Productive seasons of this year that are over. */
function seasonsOverThisYear(s: State): number {
  const phase = s.a[at.PHASE];
  return (phase > SPRING ? 1 : 0) + (phase > SUMMER ? 1 : 0) + (phase > AUTUMN ? 1 : 0);
}

export function seasonsOver(s: State): number {
  return (s.a[at.YEAR] - 1) * 3 + seasonsOverThisYear(s);
}

/** Seasons whose roll has begun. */
export function seasonsRolled(s: State): number {
  return seasonsOver(s) + (isProductive(s) && s.a[at.STAGE] >= at.ROLL ? 1 : 0);
}

/** Seasons of this year in which advisors have begun to help. */
export function helpedThisYear(s: State): number {
  return seasonsOverThisYear(s) + (isProductive(s) && s.a[at.STAGE] >= at.HELP ? 1 : 0);
}

export function seasonsHelped(s: State): number {
  return (s.a[at.YEAR] - 1) * 3 + helpedThisYear(s);
}

/** Seasons at whose end this seat has had its turn (KBG-8.7). */
export function seasonsEnded(s: State, seat: number): number {
  const { a } = s;
  const place = a.subarray(at.ORDER, at.ORDER + s.seats).indexOf(seat);
  return seasonsOver(s) + (a[at.STAGE] === at.TOWN_HALL_STAGE && place < a[at.AT] ? 1 : 0);
}

/** Times that the King has aided somebody (KBG-3.1). */
export function aidsGiven(s: State): number {
  return s.a[at.YEAR] - (s.a[at.STAGE] === at.AID ? 1 : 0);
}

export function rewardsGiven(s: State): number {
  return s.a[at.YEAR] - 1 + (s.a[at.PHASE] > REWARD_PHASE ? 1 : 0);
}

/** KBG-10.2: how often the Envoy has been sent at most. */
export function envoysSent(s: State): number {
  return s.a[at.YEAR] - 1 + (s.a[at.PHASE] >= AUTUMN ? 1 : 0);
}

/** Summers at whose end Inns have given their tokens (KBG-9.5). */
export function summersEnded(s: State): number {
  const isEnding = s.a[at.PHASE] === SUMMER && s.a[at.STAGE] === at.TOWN_HALL_STAGE;
  return s.a[at.YEAR] - 1 + (s.a[at.PHASE] > SUMMER || isEnding ? 1 : 0);
}

/** Winters whose battle has been joined. */
export function battlesFought(s: State): number {
  const stage = s.a[at.STAGE];
  return s.a[at.YEAR] - 1 + (stage === at.LOSE || stage === at.SPOILS || stage === at.OVER ? 1 : 0);
}

/** A season's roll and placements: buildings are as the event before the season has found them. */
export function isBeforeHelp(s: State): boolean {
  return isProductive(s) && s.a[at.STAGE] <= at.INFLUENCE;
}

/** The same until somebody builds. */
export function isBeforeBuilding(s: State): boolean {
  return isProductive(s) && s.a[at.STAGE] <= at.PEEK;
}
