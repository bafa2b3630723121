import { DEALER, isInteger, isObject } from '@four-crowns/core';
import type { Code, Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { HIGHEST } from './data.ts';
import { SHOW } from './play.ts';
import { stageOf } from './state.ts';
import type { State } from './state.ts';

export function parseAction(x: unknown): Action | undefined {
  if (!isObject(x)) return undefined;
  switch (x['type']) {
    case 'bid':
      return isInteger(x['card'], 1, HIGHEST) ? { type: 'bid', card: x['card'] } : undefined;
    case 'turn-up':
      return isInteger(x['prize'], 1, HIGHEST) ? { type: 'turn-up', prize: x['prize'] } : undefined;
    case 'show':
      return { type: 'show' };
    default:
      return undefined;
  }
}

export function encode(s: State, seat: Seat, action: Action): Code | undefined {
  const stage = stageOf(s);
  switch (action.type) {
    case 'bid':
      return seat === DEALER ? undefined : action.card;
    case 'turn-up':
      return seat === DEALER && stage === 'turn-up' ? action.prize : undefined;
    case 'show':
      return seat === DEALER && stage === 'show' ? SHOW : undefined;
  }
}

export function decode(_s: State, seat: Seat, code: Code): Action {
  if (seat !== DEALER) return { type: 'bid', card: code };
  return code === SHOW ? { type: 'show' } : { type: 'turn-up', prize: code };
}
