import { WELSH } from '../data.ts';
import type { Lister } from './levels.ts';
import { listReplace } from './replace.ts';

/** TKD-8.11 */
export const quell: Lister = (s, _seat, out) => listReplace(s, WELSH, out);
