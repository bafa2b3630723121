/** TKD-1: the start position by dealer steps. What comes next follows from what lies already. */
import { popcount } from '@four-crowns/core';
import {
  CARDS,
  CROWNS,
  CUNNING_CARDS,
  CUNNING_EACH,
  HOME,
  HOME_FOLLOWERS,
  PER_COURT,
  PER_REGION,
  REGION_COUNT,
  REGIONS,
  VIKING,
} from './data.ts';
import { actorOf } from './effect.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { pairOf, SET_NAMES } from './sets.ts';
import {
  CHOOSE_FIRST,
  COURT,
  COURTS,
  CURRENT,
  DEAL_CUNNING,
  emptyState,
  FILL_REGIONS,
  FIRST,
  HAND,
  LAY_SLOTS,
  MAP,
  ON_MAP,
  POOL,
  SAXON_TOP,
  SLOT,
  STAGE,
  SUPPLY,
  TOP,
  TURN,
} from './state.ts';
import type { State } from './state.ts';
import { countsIn } from './struggle.ts';
import { LANDINGS } from './vikings.ts';

type Log = Event[] | undefined;

export function start(options: Options, seats: number): State {
  const s = emptyState(options, seats);
  const { a } = s;
  const put = (region: number, f: number, n: number): void => {
    a[MAP + region * 4 + f] += n;
    a[SUPPLY + f] -= n;
  };
  for (let f = 0; f < CROWNS; f++) put(HOME[f], f, HOME_FOLLOWERS);
  if (options.vikings) for (const region of LANDINGS) put(region, VIKING, 1);
  a[ON_MAP] = CROWNS * HOME_FOLLOWERS;
  a[STAGE] = COURTS;
  return s;
}

function total(a: Int32Array, row: number): number {
  return a[row] + a[row + 1] + a[row + 2] + a[row + 3];
}

/** TKD-1.4: first the courts, then the regions, each follower out of the bag. */
export function dealFollower(s: State, faction: number, log: Log): void {
  const { a } = s;
  a[SUPPLY + faction]--;
  if (a[STAGE] === COURTS) dealToCourt(s, faction, log);
  else dealToRegion(s, faction, log);
}

function dealToCourt(s: State, faction: number, log: Log): void {
  const { a } = s;
  let seat = 0;
  while (total(a, COURT + seat * 4) === PER_COURT) seat++;
  const court = COURT + seat * 4;
  a[court + faction]++;
  if (total(a, court) < PER_COURT) return;
  if (log !== undefined) {
    const first = [0, 1, 2].find((f) => a[court + f] > (f === faction ? 1 : 0)) ?? faction;
    log.push({ type: 'court', ...actorOf(s, seat), followers: SET_NAMES[pairOf(first, faction)] });
  }
  if (seat + 1 === s.players) a[STAGE] = FILL_REGIONS;
}

function dealToRegion(s: State, faction: number, log: Log): void {
  const { a } = s;
  let region = 0;
  while (total(a, MAP + region * 4) === PER_REGION) region++;
  a[MAP + region * 4 + faction]++;
  a[ON_MAP]++;
  if (total(a, MAP + region * 4) < PER_REGION) return;
  log?.push({ type: 'region', region: REGIONS[region], ...countsIn(s, region) });
  if (region + 1 === REGION_COUNT) a[STAGE] = s.options.advanced ? DEAL_CUNNING : LAY_SLOTS;
}

/** TKD-8.1: the next seat to get a cunning card. */
function nextToDeal(s: State): number {
  for (let seat = 0; seat < s.players; seat++) {
    if (popcount(s.a[HAND + seat] & CUNNING_CARDS) < CUNNING_EACH) return seat;
  }
  return -1;
}

export function dealCunning(s: State, kind: number, log: Log): void {
  const { a } = s;
  const seat = nextToDeal(s);
  a[POOL] &= ~(1 << kind);
  a[HAND + seat] |= 1 << kind;
  log?.push({ type: 'cunning', seat, secret: { to: 1 << seat, card: CARDS[kind] } });
  if (nextToDeal(s) < 0) a[STAGE] = LAY_SLOTS;
}

/** TKD-1.7 */
export function layRegion(s: State, region: number, log: Log): void {
  const { a } = s;
  let slot = 0;
  while (a[SLOT + slot] >= 0) slot++;
  a[SLOT + slot] = region;
  log?.push({ type: 'slot', slot: slot + 1, region: REGIONS[region] });
  if (slot + 1 < REGION_COUNT) return;
  // TKD-10.2: alone the human begins.
  if (s.seats === 1) begin(s, 0);
  else if (s.options.first === 'random') a[STAGE] = CHOOSE_FIRST;
  else begin(s, s.options.first);
}

export function chooseFirst(s: State, seat: number, log: Log): void {
  log?.push({ type: 'first-player', seat });
  begin(s, seat);
}

function begin(s: State, seat: number): void {
  s.a[FIRST] = seat;
  s.a[CURRENT] = seat;
  s.a[STAGE] = s.seats === 1 && s.options.saxonDeckOpen ? SAXON_TOP : TURN;
}

/** TKD-10.12 */
export function showTop(s: State, kind: number, log: Log): void {
  s.a[TOP] = kind;
  s.a[STAGE] = TURN;
  log?.push({ type: 'saxon-top', card: CARDS[kind] });
}

export function isLaid(s: State, region: number): boolean {
  for (let slot = 0; slot < REGION_COUNT; slot++) if (s.a[SLOT + slot] === region) return true;
  return false;
}
