import { DEALER } from '@four-crowns/core';
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
  SAXON_TOP,
  STAGE,
  SUMMON,
  TURN,
} from './state.ts';
import type { State } from './state.ts';
import { canSummon, clearCard, nextSeat, pass, playCard, resolve, summon } from './turn.ts';

type Log = Event[] | undefined;

export function actors(s: State): SeatMask {
  const stage = s.a[STAGE];
  if (stage === OVER) return 0;
  if (stage < TURN || stage === SAXON_CARD) return 1 << DEALER;
  return 1 << s.a[CURRENT];
}

export function apply(s: State, seat: Seat, code: Code, log?: Event[]): void {
  if (seat === DEALER) return applyOutcome(s, code, log);
  const stage = s.a[STAGE];
  if (stage === TURN) {
    if (code !== PASS) {
      playCard(s, seat, (code >> 3) & 31, (code & 7) - 1, log);
      s.a[STAGE] = EFFECT_STAGE;
    } else if (s.seats === 1) passAlone(s, seat, log);
    else pass(s, seat, log);
  } else if (stage === EFFECT_STAGE) {
    if (!resolve(s, seat, code, log)) return;
    if (canSummon(s, seat, log)) s.a[STAGE] = SUMMON;
    else endAction(s);
  } else if (stage === SUMMON) {
    summon(s, seat, code, log);
    endAction(s);
  } else if (stage === SAXON_EFFECT) saxonEffect(s, code, log);
  else saxonSummon(s, code, log);
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

function applyOutcome(s: State, code: Code, log: Log): void {
  const stage = s.a[STAGE];
  if (stage === COURTS || stage === FILL_REGIONS) dealFollower(s, code, log);
  else if (stage === LAY_SLOTS) layRegion(s, code, log);
  else if (stage === CHOOSE_FIRST) chooseFirst(s, code, log);
  else if (stage === DEAL_CUNNING) dealCunning(s, code, log);
  else if (stage === SAXON_TOP) showTop(s, code, log);
  else saxonCard(s, code, log);
}
