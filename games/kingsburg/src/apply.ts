import { DEALER } from '@four-crowns/core';
import type { Code, Seat, SeatMask } from '@four-crowns/core';
import {
  afterAid,
  afterBattle,
  afterBuild,
  afterHelp,
  afterInfluence,
  afterNeutral,
  afterRecruiting,
  afterRerolls,
  afterRoll,
  afterSeason,
  newYear,
} from './calendar.ts';
import type { Event } from './events.ts';
import { chooseAid, stillToChoose } from './phases/aid.ts';
import { applyLoss, applySpoils, dealEnemy, rollKingDie } from './phases/battle.ts';
import { applyBuild } from './phases/build.ts';
import { applyHelp, dealPeek } from './phases/help.ts';
import { applyInfluence } from './phases/influence.ts';
import { rollNeutral } from './phases/neutral.ts';
import { applyRecruit } from './phases/recruit.ts';
import { applyReroll, endReroll } from './phases/reroll.ts';
import { rollDie } from './phases/roll.ts';
import { applyTownHall } from './phases/season-end.ts';
import { placeSeat } from './setup.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

/** Stages (bits) in which chance answers. */
const DEALER_STAGES =
  (1 << at.DRAW_ORDER) |
  (1 << at.NEUTRAL_ROLL) |
  (1 << at.ROLL) |
  (1 << at.REROLLING) |
  (1 << at.PEEK) |
  (1 << at.ENEMY_CARD) |
  (1 << at.KING_DIE);

export function actors(s: State): SeatMask {
  const stage = s.a[at.STAGE];
  if (((DEALER_STAGES >> stage) & 1) === 1) return 1 << DEALER;
  if (stage === at.AID) return stillToChoose(s);
  return stage === at.OVER ? 0 : 1 << s.a[at.CURRENT];
}

/** Each phase says whether it goes on asking; if not, the calendar goes on. */
export function apply(s: State, seat: Seat, code: Code, log?: Event[]): void {
  if (seat === DEALER) return applyOutcome(s, code, log);
  switch (s.a[at.STAGE]) {
    case at.INFLUENCE:
      if (!applyInfluence(s, seat, code, log)) afterInfluence(s, log);
      break;
    case at.HELP:
      if (!applyHelp(s, seat, code, log)) afterHelp(s, log);
      break;
    case at.BUILD:
      if (!applyBuild(s, seat, code, log)) afterBuild(s, log);
      break;
    case at.AID:
      if (!chooseAid(s, seat, code, log)) afterAid(s, log);
      break;
    case at.REROLL:
      if (!applyReroll(s, seat, code, log)) afterRerolls(s, log);
      break;
    case at.TOWN_HALL_STAGE:
      if (!applyTownHall(s, seat, code, log)) afterSeason(s, log);
      break;
    case at.RECRUIT:
      if (!applyRecruit(s, seat, code, log)) afterRecruiting(s, log);
      break;
    case at.LOSE:
      if (!applyLoss(s, seat, code, log)) afterBattle(s, log);
      break;
    case at.SPOILS:
      if (!applySpoils(s, seat, code, log)) afterBattle(s, log);
      break;
    default:
      throw new Error(`nobody is asked in stage ${s.a[at.STAGE]}`);
  }
}

function applyOutcome(s: State, code: Code, log: Event[] | undefined): void {
  switch (s.a[at.STAGE]) {
    case at.ROLL:
      if (!rollDie(s, code)) afterRoll(s, log);
      break;
    case at.NEUTRAL_ROLL:
      if (!rollNeutral(s, code, log)) afterNeutral(s, log);
      break;
    case at.REROLLING:
      if (!rollDie(s, code) && !endReroll(s, log)) afterRerolls(s, log);
      break;
    case at.PEEK:
      if (!dealPeek(s, code, log)) afterHelp(s, log);
      break;
    case at.ENEMY_CARD:
      dealEnemy(s, code, log);
      break;
    case at.KING_DIE:
      if (!rollKingDie(s, code, log)) afterBattle(s, log);
      break;
    case at.DRAW_ORDER:
      if (!placeSeat(s, code, log)) newYear(s, log);
      break;
    default:
      throw new Error(`chance is not asked in stage ${s.a[at.STAGE]}`);
  }
}
