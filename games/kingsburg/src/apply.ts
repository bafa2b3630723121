import { DEALER, unreachable } from '@four-crowns/core';
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
import type { DealerStage, SeatStage, State } from './state.ts';

const DEALER_ASKED: { readonly [stage in DealerStage]: true } = {
  [at.ROLL]: true,
  [at.NEUTRAL_ROLL]: true,
  [at.REROLLING]: true,
  [at.PEEK]: true,
  [at.ENEMY_CARD]: true,
  [at.KING_DIE]: true,
  [at.DRAW_ORDER]: true,
};
/** The same as bits, which every step looks at. */
const DEALER_STAGES = Object.keys(DEALER_ASKED).reduce((bits, stage) => bits | (1 << Number(stage)), 0);

export function actors(s: State): SeatMask {
  const stage = s.a[at.STAGE];
  if (((DEALER_STAGES >> stage) & 1) === 1) return 1 << DEALER;
  if (stage === at.AID) return stillToChoose(s);
  return stage === at.OVER ? 0 : 1 << s.a[at.CURRENT];
}

/** Each phase says whether it goes on asking; if not, the calendar goes on. */
export function apply(s: State, seat: Seat, code: Code, log?: Event[]): void {
  // Only a seat, or the dealer, that `actors` names may act.
  if (seat === DEALER) return applyOutcome(s, at.stageOf(s) as DealerStage, code, log);
  // As above.
  const stage = at.stageOf(s) as SeatStage;
  switch (stage) {
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
      unreachable(stage);
  }
}

function applyOutcome(s: State, stage: DealerStage, code: Code, log: Event[] | undefined): void {
  switch (stage) {
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
      unreachable(stage);
  }
}
