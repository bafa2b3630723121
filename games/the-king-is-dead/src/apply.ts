import { DEALER, unreachable } from '@four-crowns/core';
import type { Code, Seat, SeatMask } from '@four-crowns/core';
import { PASS } from './codes.ts';
import type { Event } from './events.ts';
import { saxonCard, saxonEffect, saxonSummon, saxonTurn } from './saxons.ts';
import { chooseFirst, dealCunning, dealFollower, layRegion, showTop } from './setup.ts';
import {
  CHOOSE_FIRST,
  COURTS,
  CURRENT,
  DEAL_CUNNING,
  EFFECT_STAGE,
  FILL_REGIONS,
  LAY_SLOTS,
  OVER,
  SAXON_CARD,
  SAXON_EFFECT,
  SAXON_SUMMON,
  SAXON_TOP,
  STAGE,
  stageOf,
  SUMMON,
  TURN,
} from './state.ts';
import type { DealerStage, State } from './state.ts';
import { canSummon, clearCard, nextSeat, pass, playCard, resolve, summon } from './turn.ts';

type Log = Event[] | undefined;

export function actors(s: State): SeatMask {
  const stage = stageOf(s);
  switch (stage) {
    case TURN:
    case EFFECT_STAGE:
    case SUMMON:
    case SAXON_EFFECT:
    case SAXON_SUMMON:
      return 1 << s.a[CURRENT];
    case OVER:
      return 0;
    default:
      return dealerIn(stage);
  }
}

/** A stage that no case above names does not compile. */
function dealerIn(_stage: DealerStage): SeatMask {
  return 1 << DEALER;
}

export function apply(s: State, seat: Seat, code: Code, log?: Event[]): void {
  const stage = stageOf(s);
  switch (stage) {
    case TURN:
      return applyTurn(s, seat, code, log);
    case EFFECT_STAGE:
      return applyEffect(s, seat, code, log);
    case SUMMON:
      summon(s, seat, code, log);
      return endAction(s);
    case SAXON_EFFECT:
      return saxonEffect(s, code, log);
    case SAXON_SUMMON:
      return saxonSummon(s, code, log);
    case OVER:
      throw new Error('the game is over');
    default:
      return applyOutcome(s, stage, code, log);
  }
}

function applyOutcome(s: State, stage: DealerStage, code: Code, log: Log): void {
  switch (stage) {
    case COURTS:
    case FILL_REGIONS:
      return dealFollower(s, code, log);
    case LAY_SLOTS:
      return layRegion(s, code, log);
    case DEAL_CUNNING:
      return dealCunning(s, code, log);
    case CHOOSE_FIRST:
      return chooseFirst(s, code, log);
    case SAXON_TOP:
      return showTop(s, code, log);
    case SAXON_CARD:
      return saxonCard(s, code, log);
    default:
      return unreachable(stage);
  }
}

function applyTurn(s: State, seat: Seat, code: Code, log: Log): void {
  if (code !== PASS) {
    playCard(s, seat, (code >> 3) & 31, (code & 7) - 1, log);
    s.a[STAGE] = EFFECT_STAGE;
  } else if (s.seats === 1) passAlone(s, seat, log);
  else pass(s, seat, log);
}

function applyEffect(s: State, seat: Seat, code: Code, log: Log): void {
  if (!resolve(s, seat, code, log)) return;
  if (canSummon(s, seat, log)) s.a[STAGE] = SUMMON;
  else endAction(s);
}

/** TKD-10.2: alone the human stays on turn until passing. */
function endAction(s: State): void {
  clearCard(s);
  if (s.seats === 1) s.a[STAGE] = TURN;
  else nextSeat(s);
}

function passAlone(s: State, seat: Seat, log: Log): void {
  log?.push({ type: 'pass', seat });
  saxonTurn(s, log);
}
