import { aid } from './aid.ts';
import { ambush } from './ambush.ts';
import { assemble } from './assemble.ts';
import { dispute } from './dispute.ts';
import { edict } from './edict.ts';
import { englishSupport } from './english-support.ts';
import { influence } from './influence.ts';
import type { Lister } from './levels.ts';
import { manoeuvre } from './manoeuvre.ts';
import { march } from './march.ts';
import { muster } from './muster.ts';
import { negotiate } from './negotiate.ts';
import { outmanoeuvre } from './outmanoeuvre.ts';
import { plot } from './plot.ts';
import { quell } from './quell.ts';
import { resist } from './resist.ts';
import { scottishSupport } from './scottish-support.ts';
import { NOTHING } from './levels.ts';
import { suppress } from './suppress.ts';
import { welshSupport } from './welsh-support.ts';

/** In the order of CARDS. Spy copies one of the others; uncopied it does nothing (TKD-8.2). */
export const LISTERS: readonly Lister[] = [
  scottishSupport,
  welshSupport,
  englishSupport,
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
  quell,
  suppress,
  muster,
];
