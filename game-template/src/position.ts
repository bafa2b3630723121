/** A position as readable JSON, for saved states and views, and the way back from untrusted JSON. */
import {
  BadInput,
  checkStateVersion,
  lowestBit,
  readBySeat,
  readInteger,
  readList,
  readObject,
  readViewer,
} from '@four-crowns/core';
import type { Json, Rng, Viewer } from '@four-crowns/core';
import { check } from './check.ts';
import { HIGHEST, MAX_SEATS, MOST_POINTS } from './data.ts';
import { options as gameOptions } from './options.ts';
import type { Options } from './options.ts';
import { resample } from './play.ts';
import { BID, CARRIED, cardsIn, HAND, LEFT, POINTS, PRIZE, seatsOf, stageOf, start } from './state.ts';
import type { State } from './state.ts';

export const STATE_VERSION = 1;

export type Position = {
  readonly seats: number;
  readonly options: Options;
  /** Prizes still to be turned up. */
  readonly left: readonly number[];
  readonly prize: number | null;
  readonly carried: number;
  /** By seat: the cards held, including one that may be face down. Who holds which cards is public (GT-1.5). */
  readonly hands: readonly (readonly number[])[];
  /** By seat: the face-down card, or null. */
  readonly bids: readonly (number | 'hidden' | null)[];
  readonly points: readonly number[];
};

export type Prompt =
  | { readonly type: 'bid'; readonly worth: number }
  | { readonly type: 'wait' }
  | { readonly type: 'over' };

export type View = Position & { readonly viewer: Viewer; readonly prompt: Prompt };

export function view(s: State, viewer: Viewer): View {
  return { viewer, prompt: promptFor(s, viewer), ...positionFor(s, viewer) };
}

function promptFor(s: State, viewer: Viewer): Prompt {
  const stage = stageOf(s);
  if (stage === 'over') return { type: 'over' };
  const isAsked = stage === 'bid' && typeof viewer === 'number' && s.a[BID + viewer] === 0;
  return isAsked ? { type: 'bid', worth: s.a[PRIZE] + s.a[CARRIED] } : { type: 'wait' };
}

function positionFor(s: State, viewer: Viewer): Position {
  const { a } = s;
  const seats = seatsOf(s);
  return {
    seats: s.seats,
    options: s.options,
    left: cardsIn(a[LEFT]),
    prize: a[PRIZE] === 0 ? null : a[PRIZE],
    carried: a[CARRIED],
    hands: seats.map((seat) => cardsIn(a[HAND + seat] | (1 << a[BID + seat])).filter((card) => card > 0)),
    bids: seats.map((seat) => {
      if (a[BID + seat] === 0) return null;
      return viewer === 'all' || viewer === seat ? a[BID + seat] : 'hidden';
    }),
    points: seats.map((seat) => a[POINTS + seat]),
  };
}

export function save(s: State): Position {
  return positionFor(s, 'all');
}

export function load(saved: Json, stateVersion: number): State {
  checkStateVersion(stateVersion, STATE_VERSION);
  return stateFrom(saved, 'all');
}

export function imagine(v: View, rng: Rng): State {
  const viewer = readViewer(readObject(v, 'view')['viewer'], 'viewer', MAX_SEATS);
  const s = stateFrom(v, viewer);
  resample(s, viewer, rng);
  return s;
}

/** Fills in what `viewer` cannot see with anything that is possible. */
function stateFrom(x: unknown, viewer: Viewer): State {
  const o = readObject(x, 'position');
  const seats = readInteger(o['seats'], 'seats', 2, MAX_SEATS);
  readViewer(viewer, 'viewer', seats);
  const s = start(gameOptions.parse(o['options'], seats), seats);
  const { a } = s;
  a[LEFT] = readCards(o['left'], 'left');
  a[PRIZE] = o['prize'] === null ? 0 : readInteger(o['prize'], 'prize', 1, HIGHEST);
  a[CARRIED] = readInteger(o['carried'], 'carried', 0, MOST_POINTS);
  a.set(
    readBySeat(o['hands'], 'hands', seats, (hand, _seat, where) => readCards(hand, where)),
    HAND,
  );
  a.set(
    readBySeat(o['points'], 'points', seats, (points, _seat, where) =>
      readInteger(points, where, 0, MOST_POINTS),
    ),
    POINTS,
  );
  readBySeat(o['bids'], 'bids', seats, (bid, seat, where) => {
    if (bid === null) return;
    const isHidden = bid === 'hidden' && viewer !== 'all' && viewer !== seat;
    const card = isHidden ? lowestBit(a[HAND + seat]) : readInteger(bid, where, 1, HIGHEST);
    if (((a[HAND + seat] >> card) & 1) === 0) throw new BadInput(where, 'must be a card of the hand');
    a[BID + seat] = card;
    a[HAND + seat] &= ~(1 << card);
  });
  check(s);
  return s;
}

function readCards(x: unknown, where: string): number {
  return readList(x, where, HIGHEST).reduce<number>(
    (bits, card, i) => bits | (1 << readInteger(card, `${where}[${i}]`, 1, HIGHEST)),
    0,
  );
}
