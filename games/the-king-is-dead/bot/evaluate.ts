import type { Seat } from '@four-crowns/core';
import { CROWNS, REGION_COUNT, TEAMS } from '../src/data.ts';
import { payoffs } from '../src/scoring.ts';
import * as at from '../src/state.ts';
import type { State } from '../src/state.ts';

// Weights of one follower in court, per region its faction is expected to win; of a complete set, per
// instability to come; of a card kept for later. Found by playing some hundred matches against random.
const CROWN = 1;
const SET = 0.8;
const KEPT = 0.12;
const WON = 100;

const power = new Float64Array(CROWNS);
const paid = new Float64Array(at.MAX_SEATS);

/** How the courts would compare if the map stayed as it is, for the coronation and for an invasion. */
export function evaluate(s: State, seat: Seat): number {
  const { a } = s;
  if (a[at.STAGE] === at.OVER) {
    payoffs(s, paid);
    return WON * paid[seat];
  }
  const unstable = expect(s) / 3;
  let value = KEPT * cards(a[at.HAND + seat]);
  let best = -Infinity;
  for (let other = 0; other < s.players; other++) {
    if (other === seat || (s.seats === 4 && other % TEAMS === seat % TEAMS)) continue;
    best = Math.max(best, standing(s, other, unstable));
  }
  value += standing(s, seat, unstable) - best;
  return value;
}

function cards(hand: number): number {
  return at.popcount(hand);
}

/** Fills `power` with regions won or leaning, the nearer struggles counting more; returns the instability. */
function expect(s: State): number {
  const { a } = s;
  for (let f = 0; f < CROWNS; f++) power[f] = a[at.WON + f] * 1.2 + a[at.LAST_WIN + f] * 0.02;
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
    const near = 1 / (1 + (slot - a[at.STRUGGLES]) * 0.25);
    if (most === second) unstable += 0.5 * near;
    else if (leader < CROWNS) power[leader] += Math.min(1, (most - second) * 0.5) * near;
  }
  return Math.min(3, unstable);
}

function standing(s: State, seat: Seat, unstable: number): number {
  const court = at.COURT + seat * 4;
  const { a } = s;
  let crown = 0;
  for (let f = 0; f < CROWNS; f++) crown += power[f] * power[f] * a[court + f];
  const sets = Math.min(a[court], a[court + 1], a[court + 2]);
  const whole = sets + 0.1 * (a[court] + a[court + 1] + a[court + 2]);
  return CROWN * crown * (1 - unstable * 0.6) * 0.1 + SET * whole * unstable;
}
