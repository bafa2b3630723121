import { popcount } from '@four-crowns/core';
import { AID_PHASE, GOODS } from '../data.ts';
import type { Event } from '../events.ts';
import {
  AID,
  AID_DIE,
  AIDED,
  BUILT_BY,
  CURRENT,
  goodsOf,
  PHASE,
  PICK,
  STAGE,
  STORE,
  YEAR,
} from '../state.ts';
import type { State } from '../state.ts';

/** KBG-3.1, KBG-10.2: fewest buildings, of these the fewest goods; as bits. */
export function neediest(s: State): number {
  let least = Infinity;
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const need = popcount(s.a[BUILT_BY + seat]) * 1024 + goodsOf(s, seat);
    if (need < least) {
      least = need;
      seats = 1 << seat;
    } else if (need === least) seats |= 1 << seat;
  }
  return seats;
}

export function isAlone(seats: number): boolean {
  return (seats & (seats - 1)) === 0;
}

/** True if somebody has to choose. */
export function beginAid(s: State, log: Event[] | undefined): boolean {
  const { a } = s;
  a[PHASE] = AID_PHASE;
  log?.push({ type: 'phase', year: a[YEAR], phase: 'aid' });
  const seats = neediest(s);
  if (isAlone(seats)) {
    a[AID_DIE] = 31 - Math.clz32(seats);
    log?.push({ type: 'aid_die', seat: a[AID_DIE] });
    return false;
  }
  a[AIDED] = seats;
  a[CURRENT] = -1;
  a[STAGE] = AID;
  return true;
}

/** KBG-3.4: whose choice is still open. */
export function stillToChoose(s: State): number {
  const { a } = s;
  let seats = a[AIDED];
  for (let seat = 0; seat < s.seats; seat++) if (a[PICK + seat] >= 0) seats &= ~(1 << seat);
  return seats;
}

/** True while others have to choose; the last choice opens all of them. */
export function chooseAid(s: State, seat: number, good: number, log: Event[] | undefined): boolean {
  const { a } = s;
  a[PICK + seat] = good;
  log?.push({ type: 'aid_chosen', seat, secret: { to: 1 << seat, good: GOODS[good] } });
  if (stillToChoose(s) !== 0) return true;
  for (let other = 0; other < s.seats; other++) {
    const pick = a[PICK + other];
    if (pick < 0) continue;
    a[STORE + other * 3 + pick]++;
    a[PICK + other] = -1;
    log?.push({ type: 'aid', seat: other, good: GOODS[pick], reveals: true });
  }
  a[AIDED] = 0;
  return false;
}
