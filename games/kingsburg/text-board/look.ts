import type { ScoreLine } from '@four-crowns/core';
import type { Action } from '../src/actions.ts';
import type { Lang } from './words.ts';

/** How a table is to be shown; the same for every game. */
export interface Look {
  readonly lang: Lang;
  readonly colour: boolean;
  readonly columns: number;
  readonly choices: readonly Action[];
  readonly scores: readonly ScoreLine[];
  readonly seats: readonly { readonly name: string; readonly shape: string; readonly colour: number }[];
}
