/** What the eighteen advisors do for a seat (KBG-7.1 to KBG-7.18). */
import type { Code, Codes } from '@four-crowns/core';
import { goldOf, NONE, PAY_GOOD, stoneOf, woodOf } from './codes.ts';
import { ADVISORS, ALCHEMIST, GIFTS, GOODS, pack, SMUGGLER, STABLE } from './data.ts';
import type { Event } from './events.ts';
import { addGoods, listGoods } from './goods.ts';
import { FROM_ADVISORS, goodsOf, has, POINTS, SOLDIERS, STORE, TOKENS } from './state.ts';
import type { State } from './state.ts';

const FIXED_GOODS = Int32Array.from(GIFTS, (g) => pack(g.gold, g.wood, g.stone));
/** KBG-6.4: advisors (bit = value) who let one choose. */
const CHOICES = GIFTS.reduce(
  (bits, g, i) => (g.either.length > 0 || g.any > 0 || g.swap ? bits | (2 << i) : bits),
  0,
);

/** KBG-2.5: without a good there is nothing to ask at the Alchemist. */
export function asksFor(s: State, seat: number, advisor: number): boolean {
  if (((CHOICES >> advisor) & 1) === 0) return false;
  return advisor !== ALCHEMIST || goodsOf(s, seat) > 0;
}

export function listHelp(s: State, seat: number, advisor: number, out: Codes): void {
  const gift = GIFTS[advisor - 1];
  if (gift.optional) out.push(NONE);
  if (gift.swap) {
    for (let good = 0; good < GOODS.length; good++) {
      if (s.a[STORE + seat * 3 + good] > 0) out.push(PAY_GOOD + good);
    }
  } else if (gift.any > 0) listGoods(gift.any, gift.any, gift.any, gift.any, out);
  else for (let i = 0; i < gift.either.length; i++) out.push(gift.either[i]);
}

/** The answer to `listHelp`. */
export function giveChosen(
  s: State,
  seat: number,
  advisor: number,
  code: Code,
  log: Event[] | undefined,
): void {
  const { a } = s;
  if (code === NONE) log?.push({ type: 'no_help', seat, advisor: ADVISORS[advisor - 1] });
  else if (advisor === ALCHEMIST) swap(s, seat, code - PAY_GOOD, log);
  else if (advisor === SMUGGLER) {
    // KBG-7.14: also with no point to pay, see KBG-13.3.
    a[POINTS + seat]--;
    a[FROM_ADVISORS + seat]--;
    addGoods(s, seat, code);
    log?.push({ type: 'smuggle', seat, gold: goldOf(code), wood: woodOf(code), stone: stoneOf(code) });
  } else give(s, seat, advisor, code, log);
}

function swap(s: State, seat: number, good: number, log: Event[] | undefined): void {
  const at = STORE + seat * 3;
  for (let kind = 0; kind < GOODS.length; kind++) s.a[at + kind] += kind === good ? -1 : 1;
  log?.push({ type: 'swap', seat, good: GOODS[good] });
}

/** The gift without a choice, and the goods that were chosen with it. */
export function give(s: State, seat: number, advisor: number, chosen: Code, log: Event[] | undefined): void {
  const { a } = s;
  const gift = GIFTS[advisor - 1];
  const goods = FIXED_GOODS[advisor - 1] + chosen;
  // KBG-9.14
  const soldiers = gift.soldiers > 0 && has(s, seat, STABLE) ? gift.soldiers + 1 : gift.soldiers;
  addGoods(s, seat, goods);
  a[TOKENS + seat] += gift.plusTwo;
  a[SOLDIERS + seat] += soldiers;
  a[POINTS + seat] += gift.points;
  a[FROM_ADVISORS + seat] += gift.points;
  log?.push({
    type: 'help',
    seat,
    advisor: ADVISORS[advisor - 1],
    gold: goldOf(goods),
    wood: woodOf(goods),
    stone: stoneOf(goods),
    plusTwo: gift.plusTwo,
    soldiers,
    points: gift.points,
  });
}
