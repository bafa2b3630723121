import { popcount } from '@four-crowns/core';
import type { Seat } from '@four-crowns/core';
import { REGION_COUNT } from '../src/data.ts';
import { HAND, OVER, STAGE, STRUGGLES } from '../src/state.ts';
import type { State } from '../src/state.ts';
import { evaluator } from './evaluate.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The whole evaluation. `patience` is the extra worth of a card before the first struggle. A search sees what a card
 * can do now, but not that a player who has cards left at the end decides alone.
 */
export function patient(weights: Readonly<typeof WEIGHTS>): (s: State, seat: Seat) => number {
  const evaluate = evaluator(weights);
  return (s, seat) => {
    const value = evaluate(s, seat);
    return s.a[STAGE] === OVER ? value : value + patience(s, seat, weights.patience);
  };
}

export function patience({ a, seats }: State, seat: Seat, perCard: number = WEIGHTS.patience): number {
  // TKD-10.2: the Saxons reveal a card for every struggle, whatever the player does.
  if (seats === 1) return 0;
  return (perCard * popcount(a[HAND + seat]) * (REGION_COUNT - a[STRUGGLES])) / REGION_COUNT;
}
