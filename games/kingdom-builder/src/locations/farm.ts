import { TERRAINS } from '../data.ts';

/** KB-5.2: one settlement on grass. */
export const FARM_GROUND = TERRAINS.indexOf('grass');
