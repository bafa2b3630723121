/** The evaluation split into named parts, for explanations. */
import type { Term } from '@four-crowns/bots';
import { popcount } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { HAND } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { chanceOf, handWorth, leadOf, worthOf } from './evaluate.ts';

export type TermId = 'lead' | 'bid' | 'hand';

export function terms(s: State, seat: Seat): readonly Term[] {
  const chance = chanceOf(s, seat);
  const lead = leadOf(s, seat);
  return [
    { id: 'lead', value: lead, facts: { n: lead } },
    {
      id: 'bid',
      value: chance * worthOf(s),
      facts: { n: Math.round(100 * chance), worth: worthOf(s) },
      isCounted: true,
    },
    // Every bid costs a card.
    { id: 'hand', value: handWorth(s, seat), facts: { n: popcount(s.a[HAND + seat]) }, isPrice: true },
  ];
}
