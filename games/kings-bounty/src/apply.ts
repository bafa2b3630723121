import { DEALER, unreachable } from '@four-crowns/core';
import type { Code, Seat, SeatMask } from '@four-crowns/core';
import { DONE, RETURN_BASE, targetIn, unitIn } from './codes.ts';
import { HOLDING_KINDS } from './data.ts';
import { dealDrawn, endReturn, returnCard } from './deck.ts';
import type { Event } from './events.ts';
import { playHolding, playUnit } from './play.ts';
import { chooseFirst, dealHand, dealTitle, layTitle, removeNation } from './setup.ts';
import {
  CHOOSE_FIRST,
  CURRENT,
  DEAL_TITLES,
  DRAW,
  HANDS,
  LAY_TITLES,
  OVER,
  REMOVE_NATIONS,
  RETURN,
  stageOf,
  TURN,
} from './state.ts';
import type { DealerStage, State } from './state.ts';

export function actors(s: State): SeatMask {
  const stage = stageOf(s);
  switch (stage) {
    case TURN:
    case RETURN:
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
    case RETURN:
      return applyChoice(s, seat, code, log);
    case OVER:
      throw new Error('the game is over');
    default:
      return applyOutcome(s, stage, code, log);
  }
}

function applyOutcome(s: State, stage: DealerStage, code: Code, log: Event[] | undefined): void {
  switch (stage) {
    case DRAW:
      return dealDrawn(s, code, log);
    case HANDS:
      return dealHand(s, code, log);
    case LAY_TITLES:
      return layTitle(s, code, log);
    case DEAL_TITLES:
      return dealTitle(s, code, log);
    case REMOVE_NATIONS:
      return removeNation(s, code, log);
    case CHOOSE_FIRST:
      return chooseFirst(s, code, log);
    default:
      return unreachable(stage);
  }
}

function applyChoice(s: State, seat: Seat, code: Code, log: Event[] | undefined): void {
  if (code === DONE) endReturn(s, seat, log);
  else if (code >= RETURN_BASE) returnCard(s, seat, code - RETURN_BASE, log);
  else if (code < HOLDING_KINDS) playHolding(s, seat, code, log);
  else playUnit(s, seat, unitIn(code), targetIn(code), log);
}
