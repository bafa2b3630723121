import { BadInput, readInteger, readObject } from '@four-crowns/core';
import type { Json, SeatMask } from '@four-crowns/core';
import { CARDS, COPIES, DIE, HAND, MOST_BID, PLAYS } from './words.ts';
import type { Options } from './words.ts';
import { list, oneOf } from './parse.ts';
import { parseOptions } from './options.ts';

export const STAGES = ['deal', 'bid', 'roll', 'turn', 'fix', 'final', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export interface State {
  readonly options: Options;
  readonly seats: number;
  stage: Stage;
  round: number;
  turn: number;
  plays: number;
  die: number;
  /** Cards not dealt, by kind. */
  pool: number[];
  hands: number[][];
  played: number[];
  /** -1 = no bid yet. */
  bids: number[];
  /** -1 until someone has looked. */
  treasure: number;
  peeked: SeatMask;
  bidPoints: number[];
  playPoints: number[];
  /** Derived: the number of cards in the pool. */
  left: number;
}

export function start(options: Options, seats: number): State {
  const none = Array.from({ length: seats }, () => 0);
  return {
    options,
    seats,
    stage: 'deal',
    round: 0,
    turn: 0,
    plays: 0,
    die: 0,
    pool: CARDS.map(() => COPIES),
    hands: none.map(() => CARDS.map(() => 0)),
    played: CARDS.map(() => 0),
    bids: none.map(() => -1),
    treasure: -1,
    peeked: 0,
    bidPoints: [...none],
    playPoints: [...none],
    left: CARDS.length * COPIES,
  };
}

export function clone(s: State): State {
  const to = start(s.options, s.seats);
  copy(s, to);
  return to;
}

export function copy(from: State, to: State): void {
  to.stage = from.stage;
  to.round = from.round;
  to.turn = from.turn;
  to.plays = from.plays;
  to.die = from.die;
  to.pool = [...from.pool];
  to.hands = from.hands.map((hand) => [...hand]);
  to.played = [...from.played];
  to.bids = [...from.bids];
  to.treasure = from.treasure;
  to.peeked = from.peeked;
  to.bidPoints = [...from.bidPoints];
  to.playPoints = [...from.playPoints];
  to.left = from.left;
}

export function save(s: State): Json {
  const { left: _derived, ...kept } = clone(s);
  return kept;
}

export function load(saved: Json, stateVersion: number): State {
  if (stateVersion !== 1) throw new BadInput('stateVersion', `${stateVersion} is unknown`);
  const o = readObject(saved, 'state');
  const seats = readInteger(o['seats'], 'seats', 2, 4);
  const counts = (x: unknown, where: string): number[] =>
    list(x, where, CARDS.length).map((n) => readInteger(n, where, 0, COPIES));
  const points = (x: unknown, where: string): number[] =>
    list(x, where, seats).map((n) => readInteger(n, where, 0, 1000));
  const pool = counts(o['pool'], 'pool');
  const s: State = {
    options: parseOptions(o['options'], seats),
    seats,
    stage: oneOf(o['stage'], 'stage', STAGES),
    round: readInteger(o['round'], 'round', 0, 9),
    turn: readInteger(o['turn'], 'turn', 0, seats),
    plays: readInteger(o['plays'], 'plays', 0, PLAYS),
    die: readInteger(o['die'], 'die', 0, DIE),
    pool,
    hands: list(o['hands'], 'hands', seats).map((hand) => counts(hand, 'hands')),
    played: counts(o['played'], 'played'),
    bids: list(o['bids'], 'bids', seats).map((bid) => readInteger(bid, 'bids', -1, MOST_BID)),
    treasure: readInteger(o['treasure'], 'treasure', -1, CARDS.length - 1),
    peeked: readInteger(o['peeked'], 'peeked', 0, (1 << seats) - 1),
    bidPoints: points(o['bidPoints'], 'bidPoints'),
    playPoints: points(o['playPoints'], 'playPoints'),
    left: sum(pool),
  };
  try {
    check(s);
  } catch (e) {
    throw new BadInput('state', e instanceof Error ? e.message : 'impossible');
  }
  return s;
}

/** Every card is somewhere, and nobody holds more than was dealt. */
export function check(s: State): void {
  CARDS.forEach((card, k) => {
    const held = s.hands.reduce((n, hand) => n + hand[k]!, 0);
    const n = s.pool[k]! + held + s.played[k]! + (s.treasure === k ? 1 : 0);
    if (n !== COPIES) throw new Error(`${n} cards ${card} instead of ${COPIES}`);
  });
  if (s.left !== sum(s.pool))
    throw new Error(`${s.left} cards counted in the pool, there are ${sum(s.pool)}`);
  for (const hand of s.hands) if (sum(hand) > HAND) throw new Error(`a hand of ${sum(hand)} cards`);
  if (s.stage !== 'bid' && s.bids.some((bid) => bid >= 0)) throw new Error('a bid outside the bidding');
  if (s.stage === 'turn' && s.turn >= s.seats) throw new Error(`the turn of seat ${s.turn}`);
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((a, b) => a + b, 0);
}
