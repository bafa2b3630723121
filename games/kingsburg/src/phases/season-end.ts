import type { Code, Codes } from '@four-crowns/core';
import { NONE, PAY_GOOD, PAY_TOKEN } from '../codes.ts';
import { EMBASSY, GOODS, INN, SUMMER, TOWN_HALL } from '../data.ts';
import type { Event } from '../events.ts';
import {
  AID_DIE,
  AT,
  CURRENT,
  FROM_EMBASSY,
  FROM_TOWN_HALL,
  goodsOf,
  has,
  ORDER,
  PHASE,
  POINTS,
  STAGE,
  STORE,
  TOKENS,
  TOWN_HALL_STAGE,
} from '../state.ts';
import type { State } from '../state.ts';

/** KBG-8.7: seat by seat in turn order Inn, Town Hall, Embassy. True if somebody is asked. */
export function beginSeasonEnd(s: State, log: Event[] | undefined): boolean {
  s.a[AID_DIE] = -1;
  s.a[AT] = 0;
  return visit(s, log);
}

function visit(s: State, log: Event[] | undefined): boolean {
  const { a } = s;
  for (; a[AT] < s.seats; a[AT]++) {
    const seat = a[ORDER + a[AT]];
    // KBG-9.5: before the Town Hall, so that it can be handed in there.
    if (a[PHASE] === SUMMER && has(s, seat, INN)) {
      a[TOKENS + seat]++;
      log?.push({ type: 'inn', seat });
    }
    if (has(s, seat, TOWN_HALL) && goodsOf(s, seat) + a[TOKENS + seat] > 0) {
      a[CURRENT] = seat;
      a[STAGE] = TOWN_HALL_STAGE;
      return true;
    }
    countEmbassy(s, seat, log);
  }
  return false;
}

/** KBG-9.20 */
function countEmbassy(s: State, seat: number, log: Event[] | undefined): void {
  if (!has(s, seat, EMBASSY)) return;
  s.a[POINTS + seat]++;
  s.a[FROM_EMBASSY + seat]++;
  log?.push({ type: 'embassy', seat });
}

export function listTownHall(s: State, seat: number, out: Codes): void {
  out.push(NONE);
  for (let good = 0; good < GOODS.length; good++) {
    if (s.a[STORE + seat * 3 + good] > 0) out.push(PAY_GOOD + good);
  }
  if (s.a[TOKENS + seat] > 0) out.push(PAY_TOKEN);
}

/** KBG-9.19. True if somebody is asked next. */
export function applyTownHall(s: State, seat: number, code: Code, log: Event[] | undefined): boolean {
  const { a } = s;
  if (code !== NONE) {
    if (code === PAY_TOKEN) a[TOKENS + seat]--;
    else a[STORE + seat * 3 + code - PAY_GOOD]--;
    a[POINTS + seat]++;
    a[FROM_TOWN_HALL + seat]++;
    log?.push({ type: 'town_hall', seat, pay: code === PAY_TOKEN ? 'plus_two' : GOODS[code - PAY_GOOD] });
  } else log?.push({ type: 'no_town_hall', seat });
  countEmbassy(s, seat, log);
  a[AT]++;
  return visit(s, log);
}
