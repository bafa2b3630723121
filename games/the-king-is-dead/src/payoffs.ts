/**
 * Who wins, as one number a side, for searches and playouts: the comparisons of `scoring.ts` with no
 * list made. The solo game takes the long way.
 */
import { shareVictory } from '@four-crowns/core';
import { CROWNS, TEAMS } from './data.ts';
import { plotHolder } from './cards/plot.ts';
import { unplayed } from './ranking.ts';
import { outcome } from './scoring.ts';
import { COURT, ENDING, INVASION, LAST_PLAYED, LAST_WIN, MAX_SEATS, VIKING_VICTORY, WON } from './state.ts';
import type { State } from './state.ts';

/** Factions that have won a struggle, strongest first, then the others; and how many have. */
const ORDER = new Int8Array(CROWNS);
/** By side. */
const SCORE = new Float64Array(MAX_SEATS);

/** The share of the victory. */
export function payoffs(s: State, out: Float64Array): void {
  if (s.seats === 1) return payAlone(s, out);
  const sides = sidesIn(s);
  const ranked = rankFactions(s.a);
  const holder = s.options.advanced ? plotHolder(s) : -1;
  scoreAll(s, ranked, holder, holder < 0 ? -1 : bestPlot(s, ranked, holder));
  for (let seat = 0; seat < s.seats; seat++) out[seat] = SCORE[seat % sides];
  shareVictory(out, s.seats);
}

function payAlone(s: State, out: Float64Array): void {
  out[0] = outcome(s)?.places[0]?.includes(0) === true ? 1 : 0;
}

/** TKD-9.1: four play in two teams, partners across the table. */
function sidesIn(s: State): number {
  return s.seats === MAX_SEATS ? TEAMS : s.seats;
}

/** TKD-7.4 */
function rankFactions(a: Int32Array): number {
  let ranked = 0;
  for (let f = 0; f < CROWNS; f++) if (a[WON + f] > 0) ranked++;
  for (let f = 0; f < CROWNS; f++) {
    let place = 0;
    for (let g = 0; g < CROWNS; g++) if (g !== f && isStronger(a, g, f)) place++;
    ORDER[place] = f;
  }
  return ranked;
}

function isStronger(a: Int32Array, f: number, g: number): boolean {
  const more = a[WON + f] - a[WON + g] || a[LAST_WIN + f] - a[LAST_WIN + g];
  return more > 0 || (more === 0 && f < g);
}

/** TKD-8.5: of equally good factions the stronger, then the first of the box: the order of ORDER. */
function bestPlot(s: State, ranked: number, holder: number): number {
  const sides = sidesIn(s);
  const own = holder % sides;
  let best = -1;
  let bestValue = Infinity;
  for (let i = 0; i < CROWNS; i++) {
    scoreAll(s, ranked, holder, ORDER[i]);
    let value = 0;
    for (let side = 0; side < sides; side++) {
      if (SCORE[side] > SCORE[own]) value += 10;
      else if (SCORE[side] === SCORE[own]) value++;
    }
    if (value < bestValue) {
      bestValue = value;
      best = ORDER[i];
    }
  }
  return best;
}

function scoreAll(s: State, ranked: number, holder: number, plot: number): void {
  const sides = sidesIn(s);
  for (let side = 0; side < sides; side++) {
    const partner = sides === s.seats ? side : side + TEAMS;
    SCORE[side] =
      s.a[ENDING] === INVASION
        ? invasionScore(s, side, partner, holder, plot)
        : crownedScore(s, side, partner, ranked, holder, plot);
  }
}

function inCourt(s: State, seat: number, faction: number, holder: number, plot: number): number {
  return s.a[COURT + seat * 4 + faction] + (seat === holder && faction === plot ? 1 : 0);
}

/** TKD-7.2, TKD-7.3, TKD-9.2: complete sets, of a team's courts together; then the latest card. */
function invasionScore(s: State, seat: number, partner: number, holder: number, plot: number): number {
  let sets = Infinity;
  for (let f = 0; f < CROWNS; f++) {
    const own = inCourt(s, seat, f, holder, plot);
    sets = Math.min(sets, partner === seat ? own : own + inCourt(s, partner, f, holder, plot));
  }
  return sets * 64 + latest(s, seat, partner);
}

function latest(s: State, seat: number, partner: number): number {
  return Math.max(s.a[LAST_PLAYED + seat], s.a[LAST_PLAYED + partner]);
}

/** TKD-7.5, TKD-9.3, TKD-11.6: a side is as good as its best player. */
function crownedScore(
  s: State,
  seat: number,
  partner: number,
  ranked: number,
  holder: number,
  plot: number,
): number {
  const court = Math.max(
    courtScore(s, seat, ranked, holder, plot),
    courtScore(s, partner, ranked, holder, plot),
  );
  return s.a[ENDING] === VIKING_VICTORY
    ? court * 64 + latest(s, seat, partner)
    : court * 65_536 + doneScore(s, seat, partner);
}

/** Followers of the strongest faction, then of the second, then by Vikings all. */
function courtScore(s: State, seat: number, ranked: number, holder: number, plot: number): number {
  const x = inCourt(s, seat, 0, holder, plot);
  const y = inCourt(s, seat, 1, holder, plot);
  const z = inCourt(s, seat, 2, holder, plot);
  const of = (f: number): number => (f === 0 ? x : f === 1 ? y : z);
  const first = ranked > 0 ? of(ORDER[0]) : 0;
  const sum = ranked === 1 && s.options.secondFaction === 'sum' ? x + y + z - first : 0;
  const both = first * 64 + (ranked > 1 ? of(ORDER[1]) : sum);
  return s.a[ENDING] === VIKING_VICTORY ? both * 64 + x + y + z : both;
}

/** TKD-7.7, TKD-9.4 */
function doneScore(s: State, seat: number, partner: number): number {
  const left = unplayed(s, seat);
  const other = partner === seat ? left : unplayed(s, partner);
  const byFirst = s.options.teamPlayedAll === 'first';
  if (left === 0 && other === 0) {
    const x = s.a[LAST_PLAYED + seat];
    const y = s.a[LAST_PLAYED + partner];
    return 32_768 + 63 - (byFirst ? Math.min(x, y) : Math.max(x, y));
  }
  if (byFirst && left === 0) return 32_768 + 63 - s.a[LAST_PLAYED + seat];
  if (byFirst && other === 0) return 32_768 + 63 - s.a[LAST_PLAYED + partner];
  if (s.options.coronationLastResort === 'shared') return 0;
  const early = 63 - latest(s, seat, partner);
  const all = partner === seat ? left : left + other;
  return s.options.coronationLastResort === 'fewest_cards' ? (31 - all) * 64 + early : early;
}
