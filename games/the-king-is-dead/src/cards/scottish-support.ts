import { SCOTTISH } from '../data.ts';
import type { Lister } from './levels.ts';
import { listSupport } from './support.ts';

/** TKD-5.1 */
export const scottishSupport: Lister = (s, _seat, out) => listSupport(s, SCOTTISH, out);
