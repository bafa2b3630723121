import type { Action, ScoreLine } from '@four-crowns/core';
import type { Lang } from './words/words.ts';

/** How a table is to be shown. */
export interface Look {
  readonly lang: Lang;
  /** Terminal colours, or letters alone. */
  readonly colour: boolean;
  readonly columns: number;
  /** What may be chosen now, to be shown on the board. */
  readonly choices: readonly Action[];
  readonly scores: readonly ScoreLine[];
  readonly seats: readonly SeatLook[];
}

export interface SeatLook {
  readonly name: string;
  readonly shape: string;
  /** One of the 256 terminal colours. */
  readonly colour: number;
}
