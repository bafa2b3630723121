import { popcount } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { REGION_COUNT } from '../src/data.ts';
import { HAND, OVER, STAGE, STRUGGLES } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { evaluator } from './evaluate.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The whole evaluation. `patience` is what a card is worth before the first struggle beyond what it is kept for: a look
 * ahead sees what a card can do now, and not that who has cards left at the end decides alone.
 */
export function patient(weights: Readonly<typeof WEIGHTS>): (s: State, seat: Seat) => number {
  const evaluate = evaluator(weights);
  return (s, seat) => {
    const value = evaluate(s, seat);
    return s.a[STAGE] === OVER ? value : value + patience(s, seat, weights.patience);
  };
}

export function patience({ a, seats }: State, seat: Seat, perCard: number = WEIGHTS.patience): number {
  // TKD-10.2: the Saxons turn up a card for every struggle whatever is played against them.
  if (seats === 1) return 0;
  return (perCard * popcount(a[HAND + seat]) * (REGION_COUNT - a[STRUGGLES])) / REGION_COUNT;
}
