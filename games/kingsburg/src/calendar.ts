/** KBG-2.1: which phase follows which. Phases know themselves only; this file knows their order. */
import { AUTUMN, SPRING, SUMMER } from './data.ts';
import type { Event } from './events.ts';
import { beginAid } from './phases/aid.ts';
import { beginWinter } from './phases/battle.ts';
import { beginBuild } from './phases/build.ts';
import { sendEnvoy } from './phases/envoy.ts';
import { beginHelp } from './phases/help.ts';
import { beginInfluence } from './phases/influence.ts';
import { beginRecruiting } from './phases/recruit.ts';
import { beginRerolls } from './phases/reroll.ts';
import { rewardBuilders } from './phases/reward.ts';
import { beginRoll, beginSeason, endRoll, setOrder } from './phases/roll.ts';
import { beginSeasonEnd } from './phases/season-end.ts';
import { endYear } from './phases/year-end.ts';
import { CURRENT, PHASE } from './state.ts';
import type { State } from './state.ts';

/** The set-up is done, or a winter. */
export function newYear(s: State, log: Event[] | undefined): void {
  if (!beginAid(s, log)) beginSeason(s, SPRING, log);
}

export function afterAid(s: State, log: Event[] | undefined): void {
  beginSeason(s, SPRING, log);
}

export function afterNeutral(s: State, log: Event[] | undefined): void {
  beginRoll(s, log);
}

export function afterRoll(s: State, log: Event[] | undefined): void {
  endRoll(s, log);
  if (!beginRerolls(s)) afterRerolls(s, log);
}

export function afterRerolls(s: State, log: Event[] | undefined): void {
  setOrder(s, log);
  beginInfluence(s);
}

export function afterInfluence(s: State, log: Event[] | undefined): void {
  if (!beginHelp(s, log)) afterHelp(s, log);
}

export function afterHelp(s: State, log: Event[] | undefined): void {
  if (!beginBuild(s, log)) afterBuild(s, log);
}

export function afterBuild(s: State, log: Event[] | undefined): void {
  if (!beginSeasonEnd(s, log)) afterSeason(s, log);
}

/** Each productive season is followed by the event of the next one (KBG-2.1). */
export function afterSeason(s: State, log: Event[] | undefined): void {
  const phase = s.a[PHASE];
  if (phase === SPRING) {
    rewardBuilders(s, log);
    beginSeason(s, SUMMER, log);
  } else if (phase === SUMMER) {
    sendEnvoy(s, log);
    beginSeason(s, AUTUMN, log);
  } else if (!beginRecruiting(s, log)) afterRecruiting(s, log);
}

export function afterRecruiting(s: State, log: Event[] | undefined): void {
  beginWinter(s, log);
}

export function afterBattle(s: State, log: Event[] | undefined): void {
  s.a[CURRENT] = -1;
  if (endYear(s, log)) newYear(s, log);
}
