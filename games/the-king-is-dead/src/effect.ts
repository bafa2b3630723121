/** Carries out a listed resolution. Everything moves through `shift`, so that nothing is lost. */
import type { Code, Seat } from '@four-crowns/core';
import { EXCHANGE, MOVE, NEGOTIATE_CODE, PLACE, PLACE_EACH, SWAP, tagOf } from './codes.ts';
import { CROWNS, MANOEUVRE, OUTMANOEUVRE, REGION_COUNT, REGIONS } from './data.ts';
import type { Event } from './events.ts';
import { SET_HAS, SET_NAMES } from './sets.ts';
import {
  CARD_DISCS,
  EFFECT,
  LAST_SWAP_BY,
  LAST_SWAP_CARD,
  MAP,
  ON_MAP,
  OWN_DISCS,
  SLOT,
  SPARE_DISCS,
  SUPPLY,
  UNDOING,
} from './state.ts';
import type { State } from './state.ts';
import { undoingOf } from './swaps.ts';

type Log = Event[] | undefined;

/** Who acts, as events name it. */
export function actorOf(s: State, seat: Seat): { readonly by: 'seat' | 'saxons'; readonly seat: number } {
  return s.seats === 1 && seat === 1 ? { by: 'saxons', seat: 0 } : { by: 'seat', seat };
}

export function applyEffect(s: State, seat: Seat, code: Code, log: Log): void {
  const tag = tagOf(code);
  if (tag === SWAP) swap(s, seat, code, log);
  else if (tag === PLACE) place(s, seat, (code >> 4) & 7, code & 15, log);
  else if (tag === EXCHANGE) exchange(s, seat, code, log);
  else if (tag === MOVE) move(s, seat, code, log);
  else if (tag === NEGOTIATE_CODE) negotiateCards(s, seat, code, log);
  else if (tag === PLACE_EACH) {
    for (let f = 0; f < CROWNS; f++) {
      const region = (code >> (8 - 4 * f)) & 15;
      if (region < REGION_COUNT) place(s, seat, region, f, log);
    }
  }
}

/** A set from one row of counts to another. */
function shift(a: Int32Array, set: number, from: number, to: number): void {
  for (let f = 0; f < 4; f++) {
    const n = SET_HAS[set * 4 + f];
    a[from + f] -= n;
    a[to + f] += n;
  }
}

/** Followers of factions in a set; a Viking is none. */
function followersIn(set: number): number {
  return SET_HAS[set * 4] + SET_HAS[set * 4 + 1] + SET_HAS[set * 4 + 2];
}

function place(s: State, seat: Seat, region: number, set: number, log: Log): void {
  shift(s.a, set, SUPPLY, MAP + region * 4);
  s.a[ON_MAP] += followersIn(set);
  log?.push({ type: 'place', ...actorOf(s, seat), region: REGIONS[region], followers: SET_NAMES[set] });
}

function swap(s: State, seat: Seat, code: Code, log: Log): void {
  const { a } = s;
  const x = (code >> 11) & 7;
  const y = (code >> 8) & 7;
  const give = (code >> 4) & 15;
  const take = code & 15;
  shift(a, give, MAP + x * 4, MAP + y * 4);
  shift(a, take, MAP + y * 4, MAP + x * 4);
  const kind = a[EFFECT];
  if (kind === MANOEUVRE || kind === OUTMANOEUVRE) {
    a[LAST_SWAP_CARD] = kind;
    a[UNDOING] = undoingOf(s, code);
    a[LAST_SWAP_BY] = seat;
    if (a[UNDOING] < 0) forgetSwap(s);
  }
  log?.push({
    type: 'swap',
    ...actorOf(s, seat),
    a: REGIONS[x],
    give: SET_NAMES[give],
    b: REGIONS[y],
    take: SET_NAMES[take],
  });
}

/** TKD-3.8: another card was played since, or the last one did nothing. */
export function forgetSwap(s: State): void {
  s.a[LAST_SWAP_CARD] = -1;
  s.a[UNDOING] = -1;
  s.a[LAST_SWAP_BY] = -1;
}

function move(s: State, seat: Seat, code: Code, log: Log): void {
  const from = (code >> 7) & 7;
  const to = (code >> 4) & 7;
  const set = code & 15;
  shift(s.a, set, MAP + from * 4, MAP + to * 4);
  log?.push({
    type: 'move',
    ...actorOf(s, seat),
    from: REGIONS[from],
    to: REGIONS[to],
    followers: SET_NAMES[set],
  });
}

function exchange(s: State, seat: Seat, code: Code, log: Log): void {
  const region = (code >> 8) & 7;
  const back = (code >> 4) & 15;
  const placed = code & 15;
  shift(s.a, placed, SUPPLY, MAP + region * 4);
  shift(s.a, back, MAP + region * 4, SUPPLY);
  s.a[ON_MAP] += followersIn(placed) - followersIn(back);
  log?.push({
    type: 'exchange',
    ...actorOf(s, seat),
    region: REGIONS[region],
    back: SET_NAMES[back],
    place: SET_NAMES[placed],
  });
}

/** TKD-5.5 */
function negotiateCards(s: State, seat: Seat, code: Code, log: Log): void {
  const { a } = s;
  const x = (code >> 5) & 7;
  const y = (code >> 2) & 7;
  const disc = code & 3;
  swapSlots(s, x, y);
  if (disc < 2) {
    a[CARD_DISCS] |= 1 << (disc === 0 ? x : y);
    // TKD-12.2: a spare disc only where the own one is gone.
    if ((a[OWN_DISCS] >> seat) & 1) a[OWN_DISCS] &= ~(1 << seat);
    else a[SPARE_DISCS]--;
  }
  const on = disc === 0 ? REGIONS[x] : disc === 1 ? REGIONS[y] : 'none';
  log?.push({ type: 'negotiate', ...actorOf(s, seat), a: REGIONS[x], b: REGIONS[y], disc: on });
}

function swapSlots(s: State, x: number, y: number): void {
  for (let slot = 0; slot < REGION_COUNT; slot++) {
    const region = s.a[SLOT + slot];
    if (region === x) s.a[SLOT + slot] = y;
    else if (region === y) s.a[SLOT + slot] = x;
  }
}
