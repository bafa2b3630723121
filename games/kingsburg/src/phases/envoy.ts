import { lowestBit } from '@four-crowns/core';
import { ENVOY_PHASE } from '../data.ts';
import type { Event } from '../events.ts';
import { ENVOY, PHASE, YEAR } from '../state.ts';
import type { State } from '../state.ts';
import { isAlone, neediest } from './aid.ts';

/** KBG-10.2, KBG-10.5: goes back if nobody used it, and is given again. */
export function sendEnvoy(s: State, log: Event[] | undefined): void {
  const { a } = s;
  a[PHASE] = ENVOY_PHASE;
  log?.push({ type: 'phase', year: a[YEAR], phase: 'envoy' });
  if (a[ENVOY] >= 0) log?.push({ type: 'envoy_back', seat: a[ENVOY] });
  const seats = neediest(s);
  a[ENVOY] = isAlone(seats) ? lowestBit(seats) : -1;
  log?.push(a[ENVOY] >= 0 ? { type: 'envoy', seat: a[ENVOY] } : { type: 'no_envoy' });
}
