import { popcount } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { CROWNS, REGION_COUNT, TEAMS } from '../src/data.ts';
import { payoffs } from '../src/payoffs.ts';
import * as at from '../src/state.ts';
import type { State } from '../src/state.ts';
import { WEIGHTS } from './weights.ts';

export { WEIGHTS };

export type Weights = Readonly<Record<Exclude<keyof typeof WEIGHTS, 'patience'>, number>>;

/** The power of each faction in the position evaluated last. */
export const power = new Float64Array(CROWNS);
/** The chance that a region ends unstable, by how many followers its leader is ahead. */
const TIED = [0.6, 0, 0, 0, 0];
/** TKD-10.4: the Saxons move last and tie wherever they can. */
const TIED_BY_SAXONS = [0.9, 0.8, 0.5, 0.2, 0];
const FAR_AHEAD = 4;
const paid = new Float64Array(at.MAX_SEATS);

/** From -1 to 1: how the courts would compare if the map stayed approximately as it is, over both endings. */
export function evaluator(w: Weights): (s: State, seat: Seat) => number {
  return (s, seat) => judged(s, seat, w);
}

/** The evaluation with the search's weights but without patience. */
export const evaluate = evaluator(WEIGHTS);

function judged(s: State, seat: Seat, w: Weights): number {
  const { a } = s;
  if (a[at.STAGE] === at.OVER) {
    payoffs(s, paid);
    return 20 * paid[seat];
  }
  const unstable = expected(s, w);
  const invasion = invasionChance(unstable, w);
  let all = 0;
  for (let f = 0; f < CROWNS; f++) all += Math.exp(w.sharp * power[f]);
  let crown = 0;
  for (let f = 0; f < CROWNS; f++) {
    const lead = followers(s, seat, f) - rivals(s, seat, f, w);
    crown += (Math.exp(w.sharp * power[f]) / all) * Math.tanh(w.lead * lead);
  }
  const value = (1 - invasion) * crown + invasion * invaded(s, seat, w);
  return value + w.kept * popcount(a[at.HAND + seat]);
}

/** The chance that the game ends with an invasion. */
export function invasionChance(unstable: number, w: Weights = WEIGHTS): number {
  return 1 / (1 + Math.exp(2.5 * (w.shaky - unstable)));
}

/** From -1 to 1: what an invasion would bring. TKD-10.11: in a solo game it is a defeat. */
export function invaded(s: State, seat: Seat, w: Weights = WEIGHTS): number {
  if (s.seats === 1) return -1;
  return Math.tanh(w.set * (sets(s, seat, w) - rivals(s, seat, -1, w)));
}

export function followers(s: State, seat: Seat, faction: number): number {
  return s.a[at.COURT + seat * 4 + faction];
}

/** The best of the opponents, partners excluded: followers of a faction, or with -1 sets. */
export function rivals(s: State, seat: Seat, faction: number, w: Weights = WEIGHTS): number {
  let best = 0;
  for (let other = 0; other < s.players; other++) {
    if (other === seat || (s.seats === 4 && other % TEAMS === seat % TEAMS)) continue;
    best = Math.max(best, faction < 0 ? sets(s, other, w) : followers(s, other, faction));
  }
  return best;
}

export function sets(s: State, seat: Seat, w: Weights = WEIGHTS): number {
  const court = at.COURT + seat * 4;
  const [x, y, z] = [s.a[court], s.a[court + 1], s.a[court + 2]];
  const whole = Math.min(x, y, z);
  const next = (x > whole ? 1 : 0) + (y > whole ? 1 : 0) + (z > whole ? 1 : 0);
  return whole + w.part * next;
}

/**
 * Fills `power` with regions won and regions leaning to a faction, where nearer struggles count more. Returns the
 * expected instability.
 */
export function expected(s: State, w: Weights = WEIGHTS): number {
  const { a } = s;
  for (let f = 0; f < CROWNS; f++) power[f] = a[at.WON + f] + a[at.LAST_WIN + f] * 0.03;
  const risks = s.seats === 1 ? TIED_BY_SAXONS : TIED;
  let unstable = a[at.UNSTABLE_COUNT];
  for (let slot = a[at.STRUGGLES]; slot < REGION_COUNT; slot++) {
    const row = at.MAP + a[at.SLOT + slot] * 4;
    let most = 0;
    let second = 0;
    let leader = -1;
    for (let f = 0; f <= CROWNS; f++) {
      if (a[row + f] > most) {
        second = most;
        most = a[row + f];
        leader = f;
      } else if (a[row + f] > second) second = a[row + f];
    }
    const away = slot - a[at.STRUGGLES];
    const near = 1 - ((1 - w.far) * away) / 7;
    unstable += near * risks[Math.min(FAR_AHEAD, most - second)];
    if (most > second && leader < CROWNS) power[leader] += Math.min(1, w.step * (most - second)) * near;
  }
  return unstable;
}
