import { codes } from '@four-crowns/core';
import type { Code, Seat } from '@four-crowns/core';
import { listInfluence } from './phases/influence.ts';
import { INFLUENCE, STAGE } from './state.ts';
import type { State } from './state.ts';

const buffer = codes();

/** KBG-5.10: who cannot place any dice must pass. Elsewhere nobody is asked without a choice (KBG-2.5). */
export function forced(s: State, seat: Seat): Code | undefined {
  if (s.a[STAGE] !== INFLUENCE) return undefined;
  buffer.n = 0;
  listInfluence(s, seat, buffer);
  return buffer.n === 1 ? buffer.at[0] : undefined;
}
