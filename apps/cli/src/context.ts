import type { Args } from './args.ts';
import type { Io } from './io.ts';
import type { Style } from './style.ts';
import type { Lang, Say } from './words/words.ts';

/** What every command is given. */
export interface Context {
  readonly args: Args;
  readonly io: Io;
  readonly say: Say;
  readonly lang: Lang;
  readonly style: Style;
}

/** What a command ends with. */
export const DONE = 0;
export const DOES_NOT_HOLD = 1;
export const BAD_INPUT = 2;
