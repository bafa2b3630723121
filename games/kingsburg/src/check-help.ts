/** What the advisors who have helped this season must have left behind (KBG-6.1). */
import { seasonsHelped } from './calendar-counts.ts';
import { goldOf, stoneOf, woodOf } from './codes.ts';
import { ALCHEMIST, COURT_SIZE, GIFTS, SPRING, STABLE } from './data.ts';
import type { Gift } from './data.ts';
import { seatHelped } from './phases/help.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

type Fail = (what: string) => never;

/** Points that advisors bring in a season: Jester, Queen, and the Queen again; the Smuggler twice. */
export const [MOST_POINTS, LEAST_POINTS] = [7, -2];

interface Help {
  readonly advisor: number;
  readonly seat: number;
  /** Has this advisor shown the enemy yet? He does so last. */
  readonly hasShown: boolean;
}

export function checkHelp(s: State, fail: Fail): void {
  const stage = s.a[at.STAGE];
  if (stage !== at.HELP && stage !== at.PEEK) return;
  const helps = helpsSoFar(s);
  for (let seat = 0; seat < s.seats; seat++) checkGifts(s, seat, helps, fail);
  const shown = helps
    .filter(({ advisor, hasShown }) => hasShown && giftOf(advisor).peek)
    .reduce((bits, { seat }) => bits | (1 << seat), 0);
  // KBG-6.5; in spring nobody has looked before.
  const isFirst = s.a[at.PHASE] === SPRING;
  if ((shown & ~s.a[at.KNOWN]) !== 0 || (isFirst && shown !== s.a[at.KNOWN]))
    fail('others know the enemy than have been shown it');
}

function giftOf(advisor: number): Gift {
  const gift = GIFTS[advisor - 1];
  if (gift === undefined) throw new RangeError(`there is no advisor ${advisor}`);
  return gift;
}

/** From the lowest advisor up; of the one who is helping what is already given. */
function helpsSoFar(s: State): readonly Help[] {
  const { a } = s;
  const helps: Help[] = [];
  for (let advisor = 1; advisor <= Math.min(a[at.HELPER], COURT_SIZE); advisor++) {
    if (((a[at.TAKEN] >> advisor) & 1) === 0) continue;
    const groups = ((a[at.FULL] >> advisor) & 1) === 1 ? 2 : 1;
    const isNow = advisor === a[at.HELPER];
    for (let which = 0; which < (isNow ? a[at.HELPED] : groups); which++) {
      helps.push({ advisor, seat: seatHelped(s, advisor, which), hasShown: true });
    }
    // Goods and soldiers come before the look.
    if (isNow && a[at.STAGE] === at.PEEK) helps.push({ advisor, seat: a[at.CURRENT], hasShown: false });
  }
  return helps.filter(({ seat }) => seat !== at.NOBODY);
}

function checkGifts(s: State, seat: number, helps: readonly Help[], fail: Fail): void {
  const { a } = s;
  const had = { gold: 0, wood: 0, stone: 0, all: 0, tokens: 0, soldiers: 0, points: 0, price: 0 };
  for (const { advisor } of helps.filter((help) => help.seat === seat)) {
    const gift = giftOf(advisor);
    had.points += gift.points;
    had.price += gift.price;
    const [either = 0] = gift.either;
    had.tokens += gift.plusTwo;
    if (gift.soldiers > 0) had.soldiers += gift.soldiers + (at.has(s, seat, STABLE) ? 1 : 0);
    // KBG-6.3: who may decline has perhaps got nothing.
    if (gift.optional) continue;
    had.all += gift.gold + gift.wood + gift.stone + gift.any;
    had.all += goldOf(either) + woodOf(either) + stoneOf(either);
    // What came before the Alchemist may have been swapped there.
    if (advisor < ALCHEMIST) continue;
    had.gold += gift.gold;
    had.wood += gift.wood;
    had.stone += gift.stone;
  }
  const [gold, wood, stone] = a.subarray(at.STORE + seat * 3, at.STORE + seat * 3 + 3);
  const isShort = gold < had.gold || wood < had.wood || stone < had.stone;
  if (isShort || at.goodsOf(s, seat) < had.all || a[at.TOKENS + seat] < had.tokens)
    fail(`seat ${seat} lacks what the advisors have given`);
  const soldiers = a[at.SOLDIERS + seat];
  // In spring soldiers come from nowhere else (KBG-12.13).
  if (soldiers < had.soldiers || (a[at.PHASE] === SPRING && soldiers > had.soldiers))
    fail(`seat ${seat} has other soldiers than the advisors have given`);
  // KBG-7.14: the price is paid only if the help is taken.
  const earlier = seasonsHelped(s) - 1;
  const points = a[at.FROM_ADVISORS + seat];
  const [least, most] = [had.points - had.price + LEAST_POINTS * earlier, had.points + MOST_POINTS * earlier];
  if (points < least || points > most) fail(`seat ${seat} has other points than the advisors have given`);
}
