/**
 * Who wins, as one number a player, for searches and playouts: the comparisons of `scoring.ts` with no
 * list made. Teams and the solo game take the long way.
 */
import { CROWNS } from './data.ts';
import { plotHolder } from './cards/plot.ts';
import { unplayed } from './ranking.ts';
import { outcome } from './scoring.ts';
import { COURT, ENDING, INVASION, LAST_PLAYED, LAST_WIN, MAX_SEATS, VIKING_VICTORY, WON } from './state.ts';
import type { State } from './state.ts';

/** Factions that have won a struggle, strongest first, then the others; and how many have. */
const ORDER = new Int8Array(CROWNS);
const SCORE = new Float64Array(MAX_SEATS);

/** The share of the victory. */
export function payoffs(s: State, out: Float64Array): void {
  if (s.seats === 1 || s.seats === MAX_SEATS) return payByPlaces(s, out);
  const ranked = rankFactions(s.a);
  const holder = s.options.advanced ? plotHolder(s) : -1;
  scoreAll(s, ranked, holder, holder < 0 ? -1 : bestPlot(s, ranked, holder));
  let winners = 0;
  let most = -1;
  for (let seat = 0; seat < s.seats; seat++) {
    if (SCORE[seat] > most) {
      most = SCORE[seat];
      winners = 1;
    } else if (SCORE[seat] === most) winners++;
  }
  for (let seat = 0; seat < s.seats; seat++) out[seat] = SCORE[seat] === most ? 1 / winners : 0;
}

function payByPlaces(s: State, out: Float64Array): void {
  const winners = outcome(s)?.places[0] ?? [];
  for (let seat = 0; seat < s.seats; seat++) out[seat] = winners.includes(seat) ? 1 / winners.length : 0;
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
  let best = -1;
  let bestValue = Infinity;
  for (let i = 0; i < CROWNS; i++) {
    scoreAll(s, ranked, holder, ORDER[i]);
    let value = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      if (SCORE[seat] > SCORE[holder]) value += 10;
      else if (SCORE[seat] === SCORE[holder]) value++;
    }
    if (value < bestValue) {
      bestValue = value;
      best = ORDER[i];
    }
  }
  return best;
}

function scoreAll(s: State, ranked: number, holder: number, faction: number): void {
  for (let seat = 0; seat < s.seats; seat++) {
    SCORE[seat] = scoreOf(s, seat, ranked, seat === holder ? faction : -1);
  }
}

function scoreOf(s: State, seat: number, ranked: number, plot: number): number {
  const { a } = s;
  const court = COURT + seat * 4;
  const x = a[court] + (plot === 0 ? 1 : 0);
  const y = a[court + 1] + (plot === 1 ? 1 : 0);
  const z = a[court + 2] + (plot === 2 ? 1 : 0);
  if (a[ENDING] === INVASION) return Math.min(x, y, z) * 64 + a[LAST_PLAYED + seat];
  const of = (f: number): number => (f === 0 ? x : f === 1 ? y : z);
  const first = ranked > 0 ? of(ORDER[0]) : 0;
  const sum = ranked === 1 && s.options.secondFaction === 'sum' ? x + y + z - first : 0;
  const both = first * 64 + (ranked > 1 ? of(ORDER[1]) : sum);
  if (a[ENDING] === VIKING_VICTORY) return (both * 64 + x + y + z) * 64 + a[LAST_PLAYED + seat];
  return both * 65_536 + doneScore(s, seat);
}

/** TKD-7.7 */
function doneScore(s: State, seat: number): number {
  const left = unplayed(s, seat);
  const early = 63 - s.a[LAST_PLAYED + seat];
  if (left === 0) return 32_768 + early;
  if (s.options.coronationLastResort === 'shared') return 0;
  return s.options.coronationLastResort === 'fewest_cards' ? (15 - left) * 64 + early : early;
}
