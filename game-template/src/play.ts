/** The hot part of the rules: it mutates, allocates nothing and trusts its input. */
import { DEALER, lowestBit, nthBit, popcount, shareVictory } from '@four-crowns/core';
import type { Code, Codes, Rng, Seat, SeatMask, Viewer } from '@four-crowns/core';
import type { Event } from './events.ts';
import { BID, CARRIED, HAND, LEFT, POINTS, PRIZE, stageOf } from './state.ts';
import type { State } from './state.ts';

/** The dealer's only code when all have bid. Every other code is the number of a card or a prize. */
export const SHOW = 0;

/** GT-2.2: all players who have not bid yet are asked at the same time. */
export function actors(s: State): SeatMask {
  switch (stageOf(s)) {
    case 'turn-up':
    case 'show':
      return 1 << DEALER;
    case 'over':
      return 0;
    case 'bid': {
      let mask = 0;
      for (let seat = 0; seat < s.seats; seat++) if (s.a[BID + seat] === 0) mask |= 1 << seat;
      return mask;
    }
  }
}

/** The codes that the seat, or the dealer, chooses from, as bits; SHOW is bit 0. */
function choicesIn(s: State, seat: Seat): number {
  if (seat !== DEALER) return s.a[HAND + seat];
  return s.a[PRIZE] === 0 ? s.a[LEFT] : 1 << SHOW;
}

export function legal(s: State, seat: Seat, out: Codes): void {
  for (let rest = choicesIn(s, seat); rest !== 0; rest &= rest - 1) out.push(lowestBit(rest));
}

export function pick(s: State, seat: Seat, rng: Rng): Code {
  const bits = choicesIn(s, seat);
  return nthBit(bits, rng.below(popcount(bits)));
}

/** GT-1.4: all prizes are equally likely. */
export function weight(): number {
  return 1;
}

/** The last card of a hand is forced, because everyone knows which one it is (GT-1.5). */
export function forced(s: State, seat: Seat): Code | undefined {
  const bits = s.a[HAND + seat];
  return popcount(bits) === 1 ? lowestBit(bits) : undefined;
}

export function apply(s: State, seat: Seat, code: Code, log?: Event[]): void {
  const { a } = s;
  if (seat !== DEALER) {
    a[HAND + seat] &= ~(1 << code);
    a[BID + seat] = code;
    log?.push({ type: 'bid', seat, secret: { to: 1 << seat, card: code } });
  } else if (code === SHOW) settleRound(s, log);
  else {
    a[PRIZE] = code;
    a[LEFT] &= ~(1 << code);
    log?.push({ type: 'turn-up', prize: code, worth: code + a[CARRIED] });
  }
}

/** GT-3.1 to GT-3.3: the bids are revealed, and the only highest one wins the prize. */
function settleRound(s: State, log: Event[] | undefined): void {
  const { a } = s;
  const worth = a[PRIZE] + a[CARRIED];
  const winner = highestBidder(s);
  for (let seat = 0; seat < s.seats; seat++) {
    log?.push({ type: 'show', seat, card: a[BID + seat] });
    a[BID + seat] = 0;
  }
  a[PRIZE] = 0;
  a[CARRIED] = 0;
  if (winner >= 0) {
    a[POINTS + winner] += worth;
    log?.push({ type: 'win', seat: winner, points: worth });
  } else {
    const isKept = s.options.ties === 'carry' && a[LEFT] !== 0;
    if (isKept) a[CARRIED] = worth;
    log?.push({ type: 'tie', worth, prize: isKept ? 'waits' : 'lost' });
  }
  if (a[LEFT] === 0) log?.push({ type: 'over' });
}

/** The seat with the only highest bid; -1 if several seats have bid it. */
function highestBidder({ a, seats }: State): Seat {
  let winner = -1;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (a[BID + seat] === most) winner = -1;
    if (a[BID + seat] <= most) continue;
    most = a[BID + seat];
    winner = seat;
  }
  return winner;
}

/** A face-down card may be any card its player held when the round began (GT-1.5). */
export function resample(s: State, viewer: Viewer, rng: Rng): void {
  if (viewer === 'all') return;
  const { a } = s;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer || a[BID + seat] === 0) continue;
    const held = a[HAND + seat] | (1 << a[BID + seat]);
    a[BID + seat] = nthBit(held, rng.below(popcount(held)));
    a[HAND + seat] = held & ~(1 << a[BID + seat]);
  }
}

/** GT-3.4 */
export function payoffs({ a, seats }: State, out: Float64Array): void {
  for (let seat = 0; seat < seats; seat++) out[seat] = a[POINTS + seat];
  shareVictory(out, seats);
}
