import { ENGLISH } from '../data.ts';
import type { Lister } from './levels.ts';
import { listSupport } from './support.ts';

/** TKD-5.3 */
export const englishSupport: Lister = (s, _seat, out) => listSupport(s, ENGLISH, out);
