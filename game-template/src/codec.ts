import { DEALER } from '@four-crowns/core';
import type { Code, Seat } from '@four-crowns/core';
import type { Action } from './actions.ts';
import { HIGHEST } from './data.ts';
import { SHOW } from './play.ts';
import { stageOf } from './state.ts';
import type { State } from './state.ts';

export function parseAction(x: unknown): Action | undefined {
  if (typeof x !== 'object' || x === null) return undefined;
  const { type, card, prize }: { type?: unknown; card?: unknown; prize?: unknown } = x;
  if (type === 'bid' && isCard(card)) return { type, card };
  if (type === 'turn-up' && isCard(prize)) return { type, prize };
  return type === 'show' ? { type } : undefined;
}

function isCard(x: unknown): x is number {
  return typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= HIGHEST;
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
