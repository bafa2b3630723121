import type { Code, Codes } from '@four-crowns/core';
import { soldierPrice } from '../buildings.ts';
import { goldOf, NONE, stoneOf, woodOf } from '../codes.ts';
import { RECRUIT_PHASE } from '../data.ts';
import type { Event } from '../events.ts';
import { listOwnGoods, takeGoods } from '../goods.ts';
import { AT, CURRENT, goodsOf, ORDER, PHASE, RECRUIT, SOLDIERS, STAGE, YEAR } from '../state.ts';
import type { State } from '../state.ts';

/** KBG-11.1: in turn order, one soldier a step. True if somebody is asked. */
export function beginRecruiting(s: State, log: Event[] | undefined): boolean {
  const { a } = s;
  a[PHASE] = RECRUIT_PHASE;
  a[AT] = 0;
  log?.push({ type: 'phase', year: a[YEAR], phase: 'recruit' });
  return visit(s);
}

/** A seat that cannot pay is not asked (KBG-2.5). */
function visit(s: State): boolean {
  const { a } = s;
  for (; a[AT] < s.seats; a[AT]++) {
    const seat = a[ORDER + a[AT]];
    if (goodsOf(s, seat) < soldierPrice(s, seat)) continue;
    a[CURRENT] = seat;
    a[STAGE] = RECRUIT;
    return true;
  }
  return false;
}

export function listSoldiers(s: State, seat: number, out: Codes): void {
  out.push(NONE);
  listOwnGoods(s, seat, soldierPrice(s, seat), out);
}

/** True if somebody is asked next. */
export function applyRecruit(s: State, seat: number, code: Code, log: Event[] | undefined): boolean {
  const { a } = s;
  if (code === NONE) a[AT]++;
  else {
    takeGoods(s, seat, code);
    a[SOLDIERS + seat]++;
    log?.push({
      type: 'recruit',
      seat,
      gold: goldOf(code),
      wood: woodOf(code),
      stone: stoneOf(code),
      soldiers: a[SOLDIERS + seat],
    });
  }
  return visit(s);
}
