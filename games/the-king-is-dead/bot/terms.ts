/** The search's evaluation in named parts, for explanations. */
import type { Term } from '@four-crowns/bots';
import type { Seat } from '@four-crowns/core';
import { CROWNS, FACTIONS } from '../src/data.ts';
import { payoffs } from '../src/payoffs.ts';
import { HAND, MAX_SEATS, OVER, popcount, STAGE } from '../src/state.ts';
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

export type TermId = 'victory' | 'crown' | 'sets' | 'invasion' | 'cards';

const paid = new Float64Array(MAX_SEATS);

export function terms(s: State, seat: Seat): readonly Term[] {
  if (s.a[STAGE] === OVER) {
    payoffs(s, paid);
    return [{ id: 'victory', value: evaluate(s, seat), facts: { share: paid[seat] } }];
  }
  const invasion = invasionChance(expected(s));
  const cards = popcount(s.a[HAND + seat]);
  return [
    ...crowns(s, seat, 1 - invasion),
    inInvasion(s, seat, invasion * invaded(s, seat)),
    { id: 'cards', value: WEIGHTS.kept * cards + patience(s, seat), facts: { n: cards }, isPrice: true },
  ];
}

/** TKD-10.11: alone, sets count for nothing. */
function inInvasion(s: State, seat: Seat, value: number): Term {
  if (s.seats === 1) return { id: 'invasion', value, facts: {} };
  const lead = sets(s, seat) - rivals(s, seat, -1);
  return { id: 'sets', value, facts: { n: Math.floor(sets(s, seat)), leads: leads(lead) } };
}

/** As the words of a reason select it. */
function leads(lead: number): 'yes' | 'no' | 'even' {
  if (lead === 0) return 'even';
  return lead > 0 ? 'yes' : 'no';
}

/** After `expected`: for each faction how likely it is to be crowned, and whose followers it has. */
function crowns(s: State, seat: Seat, coronation: number): readonly Term[] {
  let all = 0;
  for (let f = 0; f < CROWNS; f++) all += Math.exp(WEIGHTS.sharp * power[f]);
  return Array.from({ length: CROWNS }, (_, f): Term => {
    const lead = followers(s, seat, f) - rivals(s, seat, f);
    const share = Math.exp(WEIGHTS.sharp * power[f]) / all;
    return {
      id: 'crown',
      of: FACTIONS[f],
      value: coronation * share * Math.tanh(WEIGHTS.lead * lead),
      facts: { n: followers(s, seat, f), leads: leads(lead) },
    };
  });
}
