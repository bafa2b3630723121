/** What play cannot have led to although every piece is there: how many summoned, when, and in whose turn. */
import { topOf } from './cards/spy.ts';
import { freeCards } from './cards/negotiate.ts';
import {
  CROWNS,
  HAND_SIZE,
  HOME,
  HOME_FOLLOWERS,
  MANOEUVRE,
  NEGOTIATE,
  NEGOTIATION_DISCS,
  OUTMANOEUVRE,
  PER_COURT,
  PER_REGION,
  REGION_COUNT,
  SAXONS,
  SPY,
  VIKING,
} from './data.ts';
import { UNSEEN } from './knowledge.ts';
import * as at from './state.ts';
import type { State } from './state.ts';
import { LANDINGS } from './vikings.ts';

/** What is wrong with how the position would have come about; undefined if nothing is. */
export function historyFault(s: State): string | undefined {
  return setUpFault(s) ?? courtsFault(s) ?? timesFault(s) ?? turnFault(s) ?? discsFault(s) ?? swapFault(s);
}

function total(a: Int32Array, row: number): number {
  return a[row] + a[row + 1] + a[row + 2] + a[row + 3];
}

/** TKD-1.3, TKD-1.4, TKD-11.1: courts first, then region by region, all before a card is played. */
function setUpFault(s: State): string | undefined {
  const { a } = s;
  const stage = a[at.STAGE];
  if (stage <= at.CHOOSE_FIRST && (a[at.STRUGGLES] > 0 || a[at.PASSES] > 0))
    return 'the game began too early';
  if (a[at.CLOCK] > 0 || a[at.STRUGGLES] > 0) return undefined;
  const dealt = Array.from({ length: s.players }, (_, seat) => total(a, at.COURT + seat * 4));
  if (!areFilled(dealt, PER_COURT, stage > at.COURTS)) return 'the courts are not as they are dealt';
  const before = Array.from({ length: REGION_COUNT }, (_, region) => placedBefore(s, region));
  const regions = before.map((_, region) => total(a, at.MAP + region * 4));
  const inBag = regions.map((n, region) => n - total(before[region], 0));
  const ends = before.map((counts) => PER_REGION - total(counts, 0));
  if (stage === at.COURTS ? inBag.some((n) => n !== 0) : !areRegionsFilled(inBag, ends, stage)) {
    return 'the regions are not as they are dealt';
  }
  const isShort = before.some((counts, region) => counts.some((n, f) => a[at.MAP + region * 4 + f] < n));
  const vikings = before.some((counts, region) => a[at.MAP + region * 4 + VIKING] !== counts[VIKING]);
  return isShort || vikings ? 'a home or a shore is not as it was' : undefined;
}

/** What stands in a region before followers are drawn. */
function placedBefore(s: State, region: number): Int32Array {
  const counts = new Int32Array(CROWNS + 1);
  for (let f = 0; f < CROWNS; f++) if (HOME[f] === region) counts[f] = HOME_FOLLOWERS;
  if (s.options.vikings && LANDINGS.includes(region)) counts[VIKING] = 1;
  return counts;
}

/** One after the other: full ones, at most one in between, empty ones. */
function areFilled(counts: readonly number[], full: number, isDone: boolean): boolean {
  const open = counts.findIndex((n) => n !== full);
  if (open < 0) return true;
  return !isDone && counts[open] < full && counts.every((n, i) => i <= open || n === 0);
}

function areRegionsFilled(drawn: readonly number[], ends: readonly number[], stage: number): boolean {
  const open = drawn.findIndex((n, region) => n !== ends[region]);
  if (open < 0) return true;
  const isOpen = stage === at.FILL_REGIONS && drawn[open] < ends[open];
  return isOpen && drawn.every((n, region) => region <= open || n === 0);
}

/** The player who still has to summon for the card in play; -1 for nobody. */
function owesSummons({ a }: State): number {
  const stage = a[at.STAGE];
  if (stage === at.SAXON_EFFECT || stage === at.SAXON_SUMMON) return SAXONS;
  return stage === at.EFFECT_STAGE || stage === at.SUMMON ? a[at.CURRENT] : -1;
}

/** TKD-4.1, TKD-4.3: for each card one follower is summoned, unless nobody stands on the map. */
function courtsFault(s: State): string | undefined {
  const { a } = s;
  if (a[at.STAGE] <= at.COURTS) return undefined;
  let missing = 0;
  for (let seat = 0; seat < s.players; seat++) {
    const most = PER_COURT + a[at.PILE_SIZE + seat] - (owesSummons(s) === seat ? 1 : 0);
    const court = total(a, at.COURT + seat * 4);
    if (court < PER_COURT || court > most) return `${court} followers in the court of ${seat}`;
    missing += most - court;
  }
  return missing > 0 && !canHaveBeenEmpty(s) ? `${missing} followers were not summoned` : undefined;
}

/**
 * Whether every open region can have been empty at once. There were four followers in each; one leaves with
 * each summons, one more by each Outmanoeuvre, and eight at most by cunning cards: two by March, one each by
 * Ambush, Influence, Edict and Suppress, and two by Spy.
 */
function canHaveBeenEmpty(s: State): boolean {
  const { a } = s;
  const followers = PER_REGION * (REGION_COUNT - a[at.STRUGGLES]) - (s.options.vikings ? LANDINGS.length : 0);
  return a[at.CLOCK] + s.players + (s.options.advanced ? 8 : 0) >= followers;
}

/** TKD-2.3: cards are played one at a time. */
function timesFault(s: State): string | undefined {
  const { a } = s;
  const seats = Array.from({ length: s.players }, (_, seat) => seat)
    .filter((seat) => a[at.PILE_SIZE + seat] > 0)
    .toSorted((x, y) => a[at.LAST_PLAYED + x] - a[at.LAST_PLAYED + y]);
  let cards = 0;
  let before = 0;
  for (const seat of seats) {
    const time = a[at.LAST_PLAYED + seat];
    if (time === before) return 'two players played at once';
    cards += a[at.PILE_SIZE + seat];
    if (cards > time) return `${cards} cards were played by the time of card ${time}`;
    before = time;
  }
  return undefined;
}

/** Who played the last card; -1 before the first. */
function lastPlayer(s: State): number {
  if (s.a[at.CLOCK] === 0) return -1;
  return s.a.subarray(at.LAST_PLAYED, at.LAST_PLAYED + s.players).indexOf(s.a[at.CLOCK]);
}

/** TKD-2.1, TKD-6.5, TKD-10.2: who is at turn follows from who played last, until there was a struggle. */
function turnFault(s: State): string | undefined {
  const { a } = s;
  const stage = a[at.STAGE];
  const { first } = s.options;
  if (a[at.FIRST] >= 0 && first !== 'random' && a[at.FIRST] !== first) return 'another seat was to be first';
  const owes = owesSummons(s);
  if (owes >= 0 && owes !== lastPlayer(s)) return 'the card in play is not the last one';
  if (s.seats === 1) {
    const isPlaying = stage === at.SAXON_EFFECT || stage === at.SAXON_SUMMON;
    const cards = a[at.STRUGGLES] + (isPlaying ? 1 : 0);
    if (a[at.PASSES] > 0) return 'nobody else can pass';
    return a[at.PILE_SIZE + SAXONS] === cards ? undefined : 'the Saxons play one card before each struggle';
  }
  if (owes >= 0 && a[at.PASSES] > 0) return 'a card was played since the last pass';
  if (stage !== at.TURN || a[at.STRUGGLES] > 0) return undefined;
  const last = lastPlayer(s);
  const next = (last < 0 ? a[at.FIRST] : last + 1) + a[at.PASSES];
  return a[at.CURRENT] === next % s.seats ? undefined : 'somebody was left out';
}

function hasPlayed(s: State, seat: number, kind: number): boolean {
  return s.a.subarray(at.PILE + seat * HAND_SIZE, pileEnd(s, seat)).includes(kind);
}

function pileEnd(s: State, seat: number): number {
  return at.PILE + seat * HAND_SIZE + s.a[at.PILE_SIZE + seat];
}

/** TKD-5.5, TKD-5.7: a disc is laid by Negotiate, or by Spy in its stead, and by nothing else. */
function discsFault(s: State): string | undefined {
  const { a } = s;
  let laid = 0;
  for (let seat = 0; seat < s.players; seat++) {
    const negotiated = hasPlayed(s, seat, NEGOTIATE);
    if (((a[at.OWN_DISCS] >> seat) & 1) === 0) {
      laid++;
      if (!negotiated && !hasPlayed(s, seat, SPY)) return `the disc of ${seat} was never laid`;
      continue;
    }
    // Cards without a disc only grow fewer, so there were two of them then, too.
    const free = freeCards(s);
    const isBeingPlayed = a[at.STAGE] === at.EFFECT_STAGE && owesSummons(s) === seat;
    const isResolved = !isBeingPlayed || topOf(s, seat) !== NEGOTIATE;
    if (negotiated && isResolved && (free & (free - 1)) !== 0) return `seat ${seat} kept its disc`;
  }
  const spares = NEGOTIATION_DISCS - s.players - a[at.SPARE_DISCS];
  const mayTake = s.options.advanced && s.options.negotiateWithoutDisc === 'spare_disc';
  return spares < 0 || spares > (mayTake ? laid : 0) ? 'the spare discs do not fit' : undefined;
}

/** TKD-3.8: only Manoeuvre and Outmanoeuvre can be undone, and only as long as no other card was played. */
function swapFault(s: State): string | undefined {
  const { a } = s;
  const kind = a[at.LAST_SWAP_CARD];
  if (kind < 0) return undefined;
  if (kind !== MANOEUVRE && kind !== OUTMANOEUVRE) return 'this card cannot be undone';
  if (a[at.STAGE] === at.EFFECT_STAGE || a[at.STAGE] === at.SAXON_EFFECT) {
    return a[at.EFFECT] === kind ? undefined : 'another card was played since the swap';
  }
  const by = a[at.LAST_SWAP_BY];
  const top = topOf(s, by);
  if (by !== lastPlayer(s)) return 'somebody else played since the swap';
  return top === kind || top === SPY || top === UNSEEN ? undefined : 'the swap was made by another card';
}
