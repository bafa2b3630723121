import { DEALER } from '@four-crowns/core';
import type { Code, Seat, SeatMask } from '@four-crowns/core';
import { DONE, RETURN_BASE, targetIn, unitIn } from './codes.ts';
import { HOLDING_KINDS } from './data.ts';
import { dealDrawn, endReturn, returnCard } from './deck.ts';
import type { Event } from './events.ts';
import { playHolding, playUnit } from './play.ts';
import { chooseFirst, dealHand, dealTitle, layTitle, removeNation } from './setup.ts';
import {
  CURRENT,
  DEAL_TITLES,
  DRAW,
  HANDS,
  LAY_TITLES,
  OVER,
  REMOVE_NATIONS,
  RETURN,
  STAGE,
  TURN,
} from './state.ts';
import type { State } from './state.ts';

export function actors(s: State): SeatMask {
  const stage = s.a[STAGE];
  if (stage === TURN || stage === RETURN) return 1 << s.a[CURRENT];
  return stage === OVER ? 0 : 1 << DEALER;
}

export function apply(s: State, seat: Seat, code: Code, log?: Event[]): void {
  if (seat === DEALER) applyOutcome(s, code, log);
  else if (code === DONE) endReturn(s, seat, log);
  else if (code >= RETURN_BASE) returnCard(s, seat, code - RETURN_BASE, log);
  else if (code < HOLDING_KINDS) playHolding(s, seat, code, log);
  else playUnit(s, seat, unitIn(code), targetIn(code), log);
}

function applyOutcome(s: State, code: Code, log: Event[] | undefined): void {
  const stage = s.a[STAGE];
  if (stage === DRAW) dealDrawn(s, code, log);
  else if (stage === HANDS) dealHand(s, code, log);
  else if (stage === LAY_TITLES) layTitle(s, code, log);
  else if (stage === DEAL_TITLES) dealTitle(s, code, log);
  else if (stage === REMOVE_NATIONS) removeNation(s, code, log);
  else chooseFirst(s, code, log);
}
