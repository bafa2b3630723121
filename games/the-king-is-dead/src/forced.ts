import { codes } from '@four-crowns/core';
import type { Code, Seat } from '@four-crowns/core';
import { PASS } from './codes.ts';
import { legal } from './legal.ts';
import { EFFECT_STAGE, HAND, STAGE, TURN } from './state.ts';
import type { State } from './state.ts';

const buffer = codes();

/**
 * TKD-2.5: an empty hand passes, which everybody can see; a hand of only Plot is asked, or the haste
 * would betray it. A lone resolution is taken too. A summon is never answered for a player: it is the
 * last moment to take the action back.
 */
export function forced(s: State, seat: Seat): Code | undefined {
  const stage = s.a[STAGE];
  if (stage === TURN) return s.a[HAND + seat] === 0 ? PASS : undefined;
  if (stage !== EFFECT_STAGE) return undefined;
  buffer.n = 0;
  legal(s, seat, buffer);
  return buffer.n === 1 ? buffer.at[0] : undefined;
}
