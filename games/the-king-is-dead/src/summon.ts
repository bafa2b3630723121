import type { Code, Codes, Seat } from '@four-crowns/core';
import { summonCode } from './codes.ts';
import { REGION_COUNT } from './data.ts';
import { COURT, MAP, ON_MAP } from './state.ts';
import type { State } from './state.ts';

/** TKD-4.2: any follower on the map; regions with a disc are empty anyway. */
export function listSummons(s: State, out: Codes): void {
  const { a } = s;
  const codes = out.at;
  let { n } = out;
  for (let region = 0; region < REGION_COUNT; region++) {
    const row = MAP + region * 4;
    if (a[row] > 0) codes[n++] = summonCode(region, 0);
    if (a[row + 1] > 0) codes[n++] = summonCode(region, 1);
    if (a[row + 2] > 0) codes[n++] = summonCode(region, 2);
  }
  out.n = n;
}

/** TKD-4.1 */
export function takeFollower(s: State, seat: Seat, code: Code): void {
  const { a } = s;
  const faction = code & 3;
  a[MAP + ((code >> 2) & 7) * 4 + faction]--;
  a[COURT + seat * 4 + faction]++;
  a[ON_MAP]--;
}
