import { ENGLISH, SCOTTISH, WELSH } from '../data.ts';
import { aid } from './aid.ts';
import { ambush } from './ambush.ts';
import { assemble } from './assemble.ts';
import { NOTHING } from './levels.ts';
import type { Lister } from './levels.ts';
import { march } from './march.ts';
import { negotiate } from './negotiate.ts';
import { plot } from './plot.ts';
import { listReplace } from './replace.ts';
import { resist } from './resist.ts';
import { listSupport } from './support.ts';
import { suppress } from './suppress.ts';
import { dispute, edict, influence, manoeuvre, outmanoeuvre } from './swap-cards.ts';

/** In the order of CARDS. Spy copies one of the others; uncopied it does nothing (TKD-8.2). */
export const LISTERS: readonly Lister[] = [
  // TKD-5.1 to TKD-5.3
  (s, _seat, out) => listSupport(s, SCOTTISH, out),
  (s, _seat, out) => listSupport(s, WELSH, out),
  (s, _seat, out) => listSupport(s, ENGLISH, out),
  assemble,
  negotiate,
  manoeuvre,
  outmanoeuvre,
  () => NOTHING,
  ambush,
  march,
  plot,
  aid,
  influence,
  dispute,
  edict,
  resist,
  // TKD-8.11
  (s, _seat, out) => listReplace(s, WELSH, out),
  suppress,
  // TKD-8.13
  (s, _seat, out) => listReplace(s, SCOTTISH, out),
];
