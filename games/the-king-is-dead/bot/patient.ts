import type { Seat } from '@four-crowns/core';
import { REGION_COUNT } from '../src/data.ts';
import { HAND, OVER, popcount, STAGE, STRUGGLES } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { evaluator } from './evaluate.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The evaluation of the search. `patience` is what a card is worth before the first struggle beyond what the
 * greedy bot thinks: a search sees what a card can do now, and not that who has cards left at the end decides
 * alone. Of 0, 0.5 and 0.8, tried in some twenty matches each, 0.5 did best against flat Monte Carlo.
 */
export function patient(weights: Readonly<typeof WEIGHTS>): (s: State, seat: Seat) => number {
  const evaluate = evaluator(weights);
  return (s, seat) => {
    const value = evaluate(s, seat);
    return s.a[STAGE] === OVER ? value : value + patience(s, seat, weights.patience);
  };
}

export function patience({ a }: State, seat: Seat, perCard: number = WEIGHTS.patience): number {
  return (perCard * popcount(a[HAND + seat]) * (REGION_COUNT - a[STRUGGLES])) / REGION_COUNT;
}
