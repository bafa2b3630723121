import { BadInput, readInteger, readObject } from '@four-crowns/core';
import type { Rng, ScoreLine, Viewer } from '@four-crowns/core';
import { card, knowsHand, knowsTreasure, resample, takeFrom, treasurePoints } from './rules.ts';
import { check, STAGES, start, sum } from './state.ts';
import type { State } from './state.ts';
import { list, oneOf } from './parse.ts';
import { parseOptions } from './options.ts';
import { CARDS, COPIES, DIE, HAND, MOST_BID, PLAYS } from './words.ts';
import type { Card, Options } from './words.ts';

export type ToyView = {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: number;
  readonly stage: string;
  readonly round: number;
  readonly turn: number;
  readonly plays: number;
  readonly die: number;
  readonly hands: readonly { readonly size: number; readonly cards: readonly Card[] | 'hidden' }[];
  readonly played: readonly number[];
  readonly bids: readonly (number | 'none' | 'hidden')[];
  readonly treasure: Card | 'none' | 'hidden';
  readonly peeked: number;
  readonly bidPoints: readonly number[];
  readonly playPoints: readonly number[];
};

export function view(s: State, viewer: Viewer): ToyView {
  return {
    viewer,
    options: { ...s.options },
    seats: s.seats,
    stage: s.stage,
    round: s.round,
    turn: s.turn,
    plays: s.plays,
    die: s.die,
    hands: s.hands.map((hand, seat) => ({
      size: sum(hand),
      cards: knowsHand(s, viewer, seat) ? cardsOf(hand) : 'hidden',
    })),
    played: [...s.played],
    bids: s.bids.map((b, seat) => (b < 0 ? 'none' : viewer === seat || viewer === 'all' ? b : 'hidden')),
    treasure: s.treasure < 0 ? 'none' : knowsTreasure(s, viewer) ? card(s.treasure) : 'hidden',
    peeked: s.peeked,
    bidPoints: [...s.bidPoints],
    playPoints: [...s.playPoints],
  };
}

function cardsOf(hand: readonly number[]): Card[] {
  return hand.flatMap((n, k) => Array.from({ length: n }, () => card(k)));
}

export function imagine(v: ToyView, rng: Rng): State {
  const o = readObject(v, 'view');
  const seats = readInteger(o['seats'], 'seats', 2, 4);
  const viewer =
    o['viewer'] === 'table' || o['viewer'] === 'all'
      ? o['viewer']
      : readInteger(o['viewer'], 'viewer', 0, seats - 1);
  const s = start(parseOptions(o['options'], seats), seats);
  s.stage = oneOf(o['stage'], 'stage', STAGES);
  s.round = readInteger(o['round'], 'round', 0, 9);
  s.turn = readInteger(o['turn'], 'turn', 0, seats - 1);
  s.plays = readInteger(o['plays'], 'plays', 0, PLAYS);
  s.die = readInteger(o['die'], 'die', 0, DIE);
  s.played = list(o['played'], 'played', CARDS.length).map((n) => readInteger(n, 'played', 0, COPIES));
  s.bids = list(o['bids'], 'bids', seats).map((b) =>
    b === 'none' ? -1 : b === 'hidden' ? 0 : readInteger(b, 'bids', 0, MOST_BID),
  );
  s.peeked = readInteger(o['peeked'], 'peeked', 0, (1 << seats) - 1);
  s.bidPoints = list(o['bidPoints'], 'bidPoints', seats).map((n) => readInteger(n, 'bidPoints', 0, 1000));
  s.playPoints = list(o['playPoints'], 'playPoints', seats).map((n) => readInteger(n, 'playPoints', 0, 1000));
  const unseen = CARDS.map((_, k) => COPIES - s.played[k]!);
  if (o['treasure'] !== 'none' && o['treasure'] !== 'hidden') {
    s.treasure = CARDS.indexOf(oneOf(o['treasure'], 'treasure', CARDS));
    unseen[s.treasure]!--;
  }
  const hands = list(o['hands'], 'hands', seats).map((hand) => readObject(hand, 'hands'));
  hands.forEach((hand, seat) => {
    if (!Array.isArray(hand['cards'])) return;
    if (hand['cards'].length > HAND) throw new BadInput('hands', 'too many cards');
    for (const c of hand['cards']) {
      const k = CARDS.indexOf(oneOf(c, 'hands', CARDS));
      unseen[k]!--;
      s.hands[seat]![k]!++;
    }
  });
  if (unseen.some((n) => n < 0)) throw new BadInput('hands', 'more cards than there are');
  // Any card that fits; `resample` deals it as the dealer would.
  if (o['treasure'] === 'hidden') s.treasure = takeFrom(unseen, rng);
  hands.forEach((hand, seat) => {
    if (Array.isArray(hand['cards'])) return;
    const size = readInteger(hand['size'], 'hands', 0, HAND);
    if (sum(unseen) < size) throw new BadInput('hands', 'more cards than there are');
    for (let i = 0; i < size; i++) s.hands[seat]![takeFrom(unseen, rng)]!++;
  });
  s.pool = unseen;
  s.left = sum(unseen);
  resample(s, viewer, rng);
  try {
    check(s);
  } catch (e) {
    throw new BadInput('view', e instanceof Error ? e.message : 'impossible');
  }
  return s;
}

export function scores(s: State, viewer: Viewer): readonly ScoreLine[] {
  const known = (seat: number): boolean => knowsTreasure(s, viewer) && knowsHand(s, viewer, seat);
  return [
    { label: 'bids', points: [...s.bidPoints] },
    { label: 'plays', points: [...s.playPoints] },
    { label: 'treasure', points: s.hands.map((_, seat) => (known(seat) ? treasurePoints(s, seat) : 0)) },
  ];
}
