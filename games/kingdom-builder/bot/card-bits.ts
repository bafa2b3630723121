import { OBJECTIVES } from '../src/data.ts';
import type { Objective } from '../src/data.ts';

/** The cards of a match as a set: one bit per card. */
const bitOf = (card: Objective): number => 1 << OBJECTIVES.indexOf(card);

export const FISHERMEN = bitOf('fishermen');
export const MERCHANTS = bitOf('merchants');
export const DISCOVERERS = bitOf('discoverers');
export const HERMITS = bitOf('hermits');
export const CITIZENS = bitOf('citizens');
export const MINERS = bitOf('miners');
export const WORKERS = bitOf('workers');
export const KNIGHTS = bitOf('knights');
export const LORDS = bitOf('lords');
export const FARMERS = bitOf('farmers');
