import { TERRAINS } from '../data.ts';

/** KB-5.3: one settlement on desert. */
export const OASIS_GROUND = TERRAINS.indexOf('desert');
