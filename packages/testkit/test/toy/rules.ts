import { DEALER } from '@four-crowns/core';
import type { Code, Codes, Rng, Seat, SeatMask, Viewer } from '@four-crowns/core';
import { sum } from './state.ts';
import type { State } from './state.ts';
import { CARDS, DIE, HAND, MOST_BID, PLAYS } from './words.ts';
import type { Card, ToyEvent } from './words.ts';

/** A bid's code is its number; these are the other codes. */
export const PLAY = 10;
export const PEEK = 20;
export const END = 21;
export const DEAL = 30;
export const ROLL = 40;

export function actors(s: State): SeatMask {
  switch (s.stage) {
    case 'deal':
    case 'roll':
    case 'fix':
    case 'final':
      return 1 << DEALER;
    case 'bid':
      return s.bids.reduce((mask, b, seat) => (b < 0 ? mask | (1 << seat) : mask), 0);
    case 'turn':
      return 1 << s.turn;
    case 'over':
      return 0;
  }
}

export function legal(s: State, seat: Seat, out: Codes): void {
  if (s.stage === 'bid') for (let b = 0; b <= MOST_BID; b++) out.push(b);
  else if (s.stage === 'turn') {
    const hand = s.hands[seat]!;
    for (let k = 0; k < CARDS.length; k++)
      if (s.plays < PLAYS && hand[k]! > 0 && k + 1 >= s.die) out.push(PLAY + k);
    if ((s.peeked & (1 << seat)) === 0) out.push(PEEK);
    out.push(END);
  } else if (s.stage === 'roll') for (let die = 1; die <= DIE; die++) out.push(ROLL + die);
  else for (let k = 0; k < CARDS.length; k++) if (s.pool[k]! > 0) out.push(DEAL + k);
}

export function weight(s: State, outcome: Code): number {
  return s.stage === 'roll' ? 1 : s.pool[outcome - DEAL]!;
}

export function apply(s: State, seat: Seat, code: Code, log?: ToyEvent[]): void {
  if (s.stage === 'bid') bid(s, seat, code, log);
  else if (s.stage === 'turn') takeTurn(s, seat, code, log);
  else if (s.stage === 'roll') {
    s.die = code - ROLL;
    s.stage = 'turn';
    log?.push({ type: 'roll', die: s.die });
  } else deal(s, code - DEAL, log);
}

function deal(s: State, k: number, log: ToyEvent[] | undefined): void {
  s.pool[k]!--;
  s.left--;
  if (s.stage === 'deal') {
    const dealt = s.hands.reduce((n, hand) => n + sum(hand), 0);
    const seat = dealt % s.seats;
    s.hands[seat]![k]!++;
    if (dealt + 1 === HAND * s.seats) s.stage = 'bid';
    log?.push({ type: 'deal', seat, secret: { to: 1 << seat, card: card(k) } });
    return;
  }
  s.treasure = k;
  if (s.stage === 'final') finish(s, log);
  else {
    s.stage = 'turn';
    log?.push({ type: 'peek', seat: s.turn, secret: { to: 1 << s.turn, card: card(k) } });
  }
}

function bid(s: State, seat: Seat, amount: number, log: ToyEvent[] | undefined): void {
  s.bids[seat] = amount;
  log?.push({ type: 'bid', seat, secret: { to: 1 << seat, bid: amount } });
  if (s.bids.some((b) => b < 0)) return;
  for (let most = MOST_BID; most >= 0; most--) {
    if (s.bids.filter((b) => b === most).length !== 1) continue;
    s.bidPoints[s.bids.indexOf(most)]!++;
    break;
  }
  log?.push({ type: 'bids', reveals: true, bids: [...s.bids] });
  s.bids.fill(-1);
  s.stage = 'roll';
}

function takeTurn(s: State, seat: Seat, code: Code, log: ToyEvent[] | undefined): void {
  if (code === END) {
    log?.push({ type: 'end', seat });
    endTurn(s, log);
  } else if (code === PEEK) {
    s.peeked |= 1 << seat;
    if (s.treasure < 0) {
      s.stage = 'fix';
      log?.push({ type: 'peek', seat });
    } else
      log?.push({ type: 'peek', seat, reveals: true, secret: { to: 1 << seat, card: card(s.treasure) } });
  } else {
    const k = code - PLAY;
    s.hands[seat]![k]!--;
    s.played[k]!++;
    s.plays++;
    s.playPoints[seat]! += k + 1;
    log?.push({ type: 'play', seat, card: card(k) });
  }
}

function endTurn(s: State, log: ToyEvent[] | undefined): void {
  s.turn++;
  s.plays = 0;
  if (s.turn < s.seats) return;
  s.turn = 0;
  s.die = 0;
  s.round++;
  if (s.round < s.options.rounds) s.stage = 'bid';
  else if (s.treasure < 0) s.stage = 'final';
  else finish(s, log);
}

function finish(s: State, log: ToyEvent[] | undefined): void {
  s.stage = 'over';
  log?.push({ type: 'over', reveals: true, treasure: card(s.treasure) });
}

export function pick(s: State, seat: Seat, rng: Rng): Code {
  if (s.stage === 'bid') return rng.below(MOST_BID + 1);
  if (s.stage === 'roll') return ROLL + 1 + rng.below(DIE);
  if (seat === DEALER) return DEAL + takeFrom([...s.pool], rng);
  const hand = s.hands[seat]!;
  const open: Code[] = [END];
  if ((s.peeked & (1 << seat)) === 0) open.push(PEEK);
  hand.forEach((n, k) => {
    if (s.plays < PLAYS && n > 0 && k + 1 >= s.die) open.push(PLAY + k);
  });
  return open[rng.below(open.length)]!;
}

/** Takes a random card out of a multiset; every card is equally likely. */
export function takeFrom(counts: number[], rng: Rng): number {
  let x = rng.below(sum(counts));
  const k = counts.findIndex((n) => (x -= n) < 0);
  counts[k]!--;
  return k;
}

export function knowsTreasure(s: State, viewer: Viewer): boolean {
  if (s.treasure < 0) return false;
  return viewer === 'all' || s.stage === 'over' || (viewer !== 'table' && (s.peeked & (1 << viewer)) !== 0);
}

export function knowsHand(s: State, viewer: Viewer, seat: Seat): boolean {
  return viewer === 'all' || viewer === seat || s.stage === 'over';
}

export function resample(s: State, viewer: Viewer, rng: Rng): void {
  if (viewer === 'all') return;
  const unseen = [...s.pool];
  const hiddenTreasure = s.treasure >= 0 && !knowsTreasure(s, viewer);
  if (hiddenTreasure) unseen[s.treasure]!++;
  s.hands.forEach((hand, seat) => {
    if (!knowsHand(s, viewer, seat)) hand.forEach((n, k) => (unseen[k]! += n));
  });
  if (hiddenTreasure) s.treasure = takeFrom(unseen, rng);
  s.hands.forEach((hand, seat) => {
    if (knowsHand(s, viewer, seat)) return;
    const size = sum(hand);
    hand.fill(0);
    for (let i = 0; i < size; i++) hand[takeFrom(unseen, rng)]!++;
  });
  s.pool = unseen;
  s.bids.forEach((b, seat) => {
    if (b >= 0 && seat !== viewer) s.bids[seat] = rng.below(MOST_BID + 1);
  });
}

export function payoffs(s: State, out: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) out[seat] = total(s, seat);
  if (!s.options.teams) return;
  for (let seat = 0; seat < 2; seat++) {
    const both = total(s, seat) + total(s, seat + 2);
    out[seat] = both;
    out[seat + 2] = both;
  }
}

export function total(s: State, seat: Seat): number {
  return s.bidPoints[seat]! + s.playPoints[seat]! + treasurePoints(s, seat);
}

export function treasurePoints(s: State, seat: Seat): number {
  return s.treasure < 0 ? 0 : 2 * s.hands[seat]![s.treasure]!;
}

export function card(k: number): Card {
  return CARDS[k]!;
}
