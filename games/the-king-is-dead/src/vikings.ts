/** TKD-11: the Vikings' part beyond being a fourth colour on the map. */
import {
  DEVON,
  ESSEX,
  GWYNEDD,
  LANCASTER,
  MORAY,
  NORTHUMBRIA,
  REGIONS,
  STRATHCLYDE,
  VIKING,
  WARWICK,
} from './data.ts';
import type { Event } from './events.ts';
import { MAP, OPEN, SUPPLY, UNSTABLE } from './state.ts';
import type { State } from './state.ts';

/** TKD-11.1: where one stands from the beginning. */
export const LANDINGS = [STRATHCLYDE, DEVON];
const NORTH = (1 << MORAY) | (1 << NORTHUMBRIA) | (1 << LANCASTER);
const SOUTH = (1 << GWYNEDD) | (1 << WARWICK) | (1 << ESSEX);

/** TKD-11.5: after a struggle one more lands, if its shore is still open. */
export function vikingsArrive(s: State, region: number, disc: number, log: Event[] | undefined): void {
  const { a } = s;
  if (!s.options.vikings || (disc === UNSTABLE && !s.options.vikingsAfterInstability)) return;
  const landing: number = (NORTH >> region) & 1 ? STRATHCLYDE : (SOUTH >> region) & 1 ? DEVON : -1;
  if (landing < 0 || ((a[OPEN] >> landing) & 1) === 0) return;
  a[SUPPLY + VIKING]--;
  a[MAP + landing * 4 + VIKING]++;
  log?.push({ type: 'arrival', region: REGIONS[landing] });
}
