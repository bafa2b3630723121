import { SCOTTISH } from '../data.ts';
import type { Lister } from './levels.ts';
import { listReplace } from './replace.ts';

/** TKD-8.13 */
export const muster: Lister = (s, _seat, out) => listReplace(s, SCOTTISH, out);
