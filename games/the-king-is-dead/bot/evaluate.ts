import type { Seat } from '@four-crowns/core';
import { CROWNS, REGION_COUNT, TEAMS } from '../src/data.ts';
import { payoffs } from '../src/payoffs.ts';
import * as at from '../src/state.ts';
import type { State } from '../src/state.ts';

/** Found by playing some thousand matches against random play, one weight at a time. */
const WEIGHTS = {
  /** How sharply the faction with most regions is expected to stay ahead. */
  sharp: 1.1,
  /** What one follower more than the others is worth. */
  lead: 1,
  /** A complete set more, in an invasion. */
  set: 0.9,
  /** A follower towards the next set. */
  part: 0.15,
  /** A card kept for later; the value of winning is 1, of losing -1. */
  kept: 0.13,
  /** How much of a majority of one in the last slot is expected to last, and of each further follower. */
  far: 0.35,
  step: 0.5,
  /** Expected instability that makes an invasion as likely as a coronation. */
  shaky: 2.4,
};

const power = new Float64Array(CROWNS);
const paid = new Float64Array(at.MAX_SEATS);

/** From -1 to 1: how the courts would compare if the map stayed about as it is, in either ending. */
export function evaluate(s: State, seat: Seat): number {
  const { a } = s;
  if (a[at.STAGE] === at.OVER) {
    payoffs(s, paid);
    return 20 * paid[seat];
  }
  const unstable = expected(s);
  const invasion = 1 / (1 + Math.exp(2.5 * (WEIGHTS.shaky - unstable)));
  let all = 0;
  for (let f = 0; f < CROWNS; f++) all += Math.exp(WEIGHTS.sharp * power[f]);
  let crown = 0;
  for (let f = 0; f < CROWNS; f++) {
    const lead = followers(s, seat, f) - rivals(s, seat, f);
    crown += (Math.exp(WEIGHTS.sharp * power[f]) / all) * Math.tanh(WEIGHTS.lead * lead);
  }
  const lead = sets(s, seat) - rivals(s, seat, -1);
  const value = (1 - invasion) * crown + invasion * Math.tanh(WEIGHTS.set * lead);
  return value + WEIGHTS.kept * at.popcount(a[at.HAND + seat]);
}

function followers(s: State, seat: Seat, faction: number): number {
  return s.a[at.COURT + seat * 4 + faction];
}

/** The best of the others, partners aside: followers of a faction, or with -1 sets. */
function rivals(s: State, seat: Seat, faction: number): number {
  let best = 0;
  for (let other = 0; other < s.players; other++) {
    if (other === seat || (s.seats === 4 && other % TEAMS === seat % TEAMS)) continue;
    best = Math.max(best, faction < 0 ? sets(s, other) : followers(s, other, faction));
  }
  return best;
}

function sets(s: State, seat: Seat): number {
  const court = at.COURT + seat * 4;
  const [x, y, z] = [s.a[court], s.a[court + 1], s.a[court + 2]];
  const whole = Math.min(x, y, z);
  const next = (x > whole ? 1 : 0) + (y > whole ? 1 : 0) + (z > whole ? 1 : 0);
  return whole + WEIGHTS.part * next;
}

/** Fills `power` with regions won and leaning, the nearer struggles counting more; returns the instability. */
function expected(s: State): number {
  const { a } = s;
  for (let f = 0; f < CROWNS; f++) power[f] = a[at.WON + f] + a[at.LAST_WIN + f] * 0.03;
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
    const near = 1 - ((1 - WEIGHTS.far) * away) / 7;
    if (most === second) unstable += near * 0.6;
    else if (leader < CROWNS) power[leader] += Math.min(1, WEIGHTS.step * (most - second)) * near;
  }
  return unstable;
}
