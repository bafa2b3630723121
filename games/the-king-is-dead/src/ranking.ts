/** The comparisons of TKD-7, TKD-9.4 and TKD-11.6, between players and between teams. */
import { popcount } from '@four-crowns/core';
import { CROWNS, PLOT, TEAMS } from './data.ts';
import * as at from './state.ts';
import type { State } from './state.ts';

/** What decided between two places; also the key of the words for it. */
export const CRITERIA = [
  'sets',
  'strongest',
  'second',
  'total',
  'latest_card',
  'all_played',
  'fewest_cards',
  'earliest_card',
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** A follower that Plot stands for (TKD-8.5). */
export interface Plot {
  readonly seat: number;
  readonly faction: number;
}

/** TKD-7.4: factions that have won a struggle, strongest first. */
export function byPower(s: State): number[] {
  const { a } = s;
  return [0, 1, 2]
    .filter((f) => a[at.WON + f] > 0)
    .toSorted((f, g) => a[at.WON + g] - a[at.WON + f] || a[at.LAST_WIN + g] - a[at.LAST_WIN + f]);
}

export function inCourt(s: State, seat: number, faction: number, plot: Plot | undefined): number {
  const plotted = plot !== undefined && plot.seat === seat && plot.faction === faction ? 1 : 0;
  return s.a[at.COURT + seat * 4 + faction] + plotted;
}

export function totalOf(s: State, seat: number, plot: Plot | undefined): number {
  let total = 0;
  for (let f = 0; f < CROWNS; f++) total += inCourt(s, seat, f, plot);
  return total;
}

/** TKD-7.6: the second faction; without one the step is skipped, or by a switch both losers count. */
export function secondOf(s: State, seat: number, order: readonly number[], plot: Plot | undefined): number {
  if (order.length > 1) return inCourt(s, seat, order[1], plot);
  if (order.length === 0 || s.options.secondFaction === 'skip') return 0;
  return totalOf(s, seat, plot) - inCourt(s, seat, order[0], plot);
}

/** Cards that could still have been played; TKD-12.3: whether Plot stands in the way. */
export function unplayed(s: State, seat: number): number {
  const hand = s.a[at.HAND + seat];
  return popcount(s.options.plotIgnored ? hand & ~(1 << PLOT) : hand);
}

/** The seats of a side: a team of two, or one player. */
export function sideOf(s: State, side: number): number[] {
  return s.seats === 4 ? [side, side + TEAMS] : [side];
}

function lastPlayed(s: State, seats: readonly number[]): number {
  return Math.max(...seats.map((seat) => s.a[at.LAST_PLAYED + seat]));
}

/** A comparison of two sides: above 0 if the first is better, and why. */
export type Compared = { readonly by: number; readonly why: Criterion | 'shared' };

const SAME: Compared = { by: 0, why: 'shared' };

/** TKD-7.3, TKD-11.6: who played a card last. */
export function compareLatest(s: State, x: readonly number[], y: readonly number[]): Compared {
  const by = lastPlayed(s, x) - lastPlayed(s, y);
  return by === 0 ? SAME : { by, why: 'latest_card' };
}

/** TKD-7.7, TKD-9.4: who played all cards first; if neither has, the switch of TKD-12.3. */
export function compareDone(s: State, x: readonly number[], y: readonly number[]): Compared {
  const [doneX, doneY] = [doneAt(s, x), doneAt(s, y)];
  if (doneX !== doneY) return { by: doneY - doneX, why: 'all_played' };
  if (s.options.coronationLastResort === 'shared') return SAME;
  if (s.options.coronationLastResort === 'fewest_cards') {
    const left = (seats: readonly number[]): number => seats.reduce((n, seat) => n + unplayed(s, seat), 0);
    if (left(x) !== left(y)) return { by: left(y) - left(x), why: 'fewest_cards' };
  }
  const by = lastPlayed(s, y) - lastPlayed(s, x);
  return by === 0 ? SAME : { by, why: 'earliest_card' };
}

const NEVER = 1000;

/** When a side had played all its cards: with its last partner, or by a switch with its first. */
function doneAt(s: State, seats: readonly number[]): number {
  const times = seats.map((seat) => (unplayed(s, seat) === 0 ? s.a[at.LAST_PLAYED + seat] : NEVER));
  return s.options.teamPlayedAll === 'first' ? Math.min(...times) : Math.max(...times);
}
