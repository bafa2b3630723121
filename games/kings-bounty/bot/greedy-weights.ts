import type { Weights } from './evaluate.ts';

/**
 * In points. The greedy bot is a baseline, so these never change. They were estimated from the titles' house values;
 * 99.5 % against random play was good enough.
 */
export const GREEDY_WEIGHTS: Weights = {
  lead: 0.12,
  holding: 0.6,
  safety2: 0.1,
  safety3: 0.3,
  safety4: 0.7,
  garrison: 0.3,
  castleCard: 0.9,
  unit0: 0.6,
  unit1: 0.8,
  unit2: 1,
  unit3: 0.9,
  unit4: 0.4,
  unplayable: 0.3,
  unknownCard: 0.75,
};
