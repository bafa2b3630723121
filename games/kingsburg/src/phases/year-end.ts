import { YEARS } from '../data.ts';
import type { Event } from '../events.ts';
import { cathedralPoints } from '../scoring.ts';
import {
  ENEMY,
  KNOWN,
  MAX_SEATS,
  OVER,
  POINTS,
  REVEALED,
  SOLDIERS,
  STAGE,
  STRENGTH,
  YEAR,
} from '../state.ts';
import type { State } from '../state.ts';

/** KBG-12.13: soldiers and enemy are gone. False if the game is over (KBG-13.1). */
export function endYear(s: State, log: Event[] | undefined): boolean {
  const { a } = s;
  a.fill(0, SOLDIERS, SOLDIERS + MAX_SEATS);
  a.fill(0, STRENGTH, STRENGTH + MAX_SEATS);
  a[ENEMY] = -1;
  a[KNOWN] = 0;
  a[REVEALED] = 0;
  log?.push({ type: 'year_end', year: a[YEAR] });
  if (a[YEAR] < YEARS) {
    a[YEAR]++;
    return true;
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const points = cathedralPoints(s, seat);
    if (points === 0) continue;
    a[POINTS + seat] += points;
    log?.push({ type: 'cathedral', seat, points });
  }
  a[STAGE] = OVER;
  log?.push({ type: 'over' });
  return false;
}
