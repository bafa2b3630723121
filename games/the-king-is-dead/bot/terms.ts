/** The search's evaluation split into named parts, for explanations. */
import { popcount } from '@four-crowns/core';
import type { Term } from '@four-crowns/bots';
import type { Seat } from '@four-crowns/core';
import { CROWNS, FACTIONS, REGION_COUNT } from '../src/data.ts';
import { payoffs } from '../src/payoffs.ts';
import * as at from '../src/state.ts';
import type { State } from '../src/state.ts';
import {
  evaluate,
  expected,
  followers,
  invaded,
  invasionChance,
  power,
  rivals,
  sets,
  WEIGHTS,
} from './evaluate.ts';
import { patience } from './patient.ts';

export type TermId =
  | 'victory'
  | 'court'
  | 'powerOwn'
  | 'powerOthers'
  | 'sets'
  | 'dangerOwn'
  | 'dangerOthers'
  | 'cards';

const paid = new Float64Array(at.MAX_SEATS);
/** A lead of this many decides a region as surely as any larger one. */
const SAFE = 2;

export function terms(s: State, seat: Seat): readonly Term[] {
  if (s.a[at.STAGE] === at.OVER) {
    payoffs(s, paid);
    return [{ id: 'victory', value: evaluate(s, seat), isDecisive: true, facts: { share: paid[seat] } }];
  }
  const invasion = invasionChance(expected(s));
  const cards = popcount(s.a[at.HAND + seat]);
  return [
    ...crowns(s, seat, 1 - invasion),
    ...dangers(s, seat, invasion),
    // Cards are there to be played, so having fewer left is not a reason against a turn.
    { id: 'cards', value: WEIGHTS.kept * cards + patience(s, seat), isCounted: true },
  ];
}

/**
 * Call after `expected`. For each faction there are two parts: the value of its followers at court as if all factions
 * were equal, and the correction for its actual strength. A faction that gets stronger is good for the player who
 * leads in its followers.
 */
function crowns(s: State, seat: Seat, coronation: number): readonly Term[] {
  let all = 0;
  for (let f = 0; f < CROWNS; f++) all += Math.exp(WEIGHTS.sharp * power[f]);
  return Array.from({ length: CROWNS }, (_, f) => f).flatMap((f): readonly Term[] => {
    const of = FACTIONS[f];
    const own = followers(s, seat, f);
    const lead = own - rivals(s, seat, f);
    const worth = coronation * Math.tanh(WEIGHTS.lead * lead);
    const beyond = worth * (Math.exp(WEIGHTS.sharp * power[f]) / all - 1 / CROWNS);
    const edge = edgeOf(s, f);
    return [
      { id: 'court', of, value: worth / CROWNS, isCounted: true, facts: { n: own } },
      {
        id: 'powerOwn',
        of,
        value: lead > 0 ? beyond : 0,
        isCounted: true,
        facts: { n: edge, leads: leads(lead) },
      },
      {
        id: 'powerOthers',
        of,
        value: lead > 0 ? 0 : beyond,
        isCounted: true,
        facts: { n: -edge, leads: leads(lead) },
      },
    ];
  });
}

/** The selector used in the words of a reason. */
function leads(lead: number): 'yes' | 'no' | 'even' {
  if (lead === 0) return 'even';
  return lead > 0 ? 'yes' : 'no';
}

/** How much stronger a faction is on the map than the strongest of the others. */
function edgeOf(s: State, faction: number): number {
  const others = [0, 1, 2].filter((f) => f !== faction).map((f) => strengthOf(s, f));
  return strengthOf(s, faction) - Math.max(...others);
}

/** Regions held, plus the leads in those that are undecided. */
function strengthOf({ a }: State, faction: number): number {
  let strength = SAFE * a[at.WON + faction];
  for (let slot = a[at.STRUGGLES]; slot < REGION_COUNT; slot++) {
    const row = at.MAP + a[at.SLOT + slot] * 4;
    const others = [0, 1, 2, 3].filter((f) => f !== faction).map((f) => a[row + f]);
    strength += Math.max(0, Math.min(SAFE, a[row + faction] - Math.max(...others)));
  }
  return strength;
}

/** TKD-10.11: in a solo game sets count for nothing, and an invasion is a defeat. */
function dangers(s: State, seat: Seat, invasion: number): readonly Term[] {
  const worth = invaded(s, seat);
  const n = unsteady(s);
  if (s.seats === 1) {
    return [
      { id: 'dangerOthers', value: invasion * worth, isCounted: true, facts: { n: -n, leads: 'alone' } },
    ];
  }
  const lead = sets(s, seat) - rivals(s, seat, -1);
  const [x, y, z] = [0, 1, 2].map((f) => followers(s, seat, f));
  const whole = Math.min(x, y, z);
  const part = [x, y, z].filter((count) => count > whole).length;
  const beyond = (invasion - 0.5) * worth;
  return [
    { id: 'sets', value: worth / 2, isCounted: true, facts: { n: 3 * whole + part, sets: whole } },
    { id: 'dangerOwn', value: lead > 0 ? beyond : 0, isCounted: true, facts: { n, leads: leads(lead) } },
    {
      id: 'dangerOthers',
      value: lead > 0 ? 0 : beyond,
      isCounted: true,
      facts: { n: -n, leads: leads(lead) },
    },
  ];
}

/** Regions that are unstable, or would be if decided now. */
function unsteady({ a }: State): number {
  let n = a[at.UNSTABLE_COUNT];
  for (let slot = a[at.STRUGGLES]; slot < REGION_COUNT; slot++) {
    const row = at.MAP + a[at.SLOT + slot] * 4;
    const counts = [0, 1, 2, 3].map((f) => a[row + f]).toSorted((p, q) => q - p);
    if (counts[0] === counts[1]) n++;
  }
  return n;
}
