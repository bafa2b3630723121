import { WELSH } from '../data.ts';
import type { Lister } from './levels.ts';
import { listSupport } from './support.ts';

/** TKD-5.2 */
export const welshSupport: Lister = (s, _seat, out) => listSupport(s, WELSH, out);
