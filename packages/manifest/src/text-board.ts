import type { Action, Data, Lang, Outcome, ScoreLine, View } from '@four-crowns/core';

/** How a table looks in letters, and how moves are typed; every game brings its own. */
export interface TextBoard {
  renderText(view: View, look: Look): string;
  /** How it ended, in place of the sheet, where a game has no points. */
  endText?(
    view: View,
    outcome: Outcome,
    look: Pick<Look, 'lang' | 'seats'>,
    /** The game's own words. */
    say: (key: string, values?: Data) => string,
  ): string;
  /**
   * What a typed line means: steps to take one after the other, also ones that the rules will
   * refuse; undefined if it is no move at all. `choices` settle what a short form means.
   */
  parseMove(text: string, choices: readonly Action[]): readonly Action[] | undefined;
  /** The shortest text that `parseMove` understands as this action; its first word names the kind. */
  actionText(action: Action, lang: Lang): string;
}

/** How a table is to be shown; `A` are the actions of a game that knows its own. */
export interface Look<A extends Action = Action> {
  readonly lang: Lang;
  /** Terminal colours, or letters alone. */
  readonly colour: boolean;
  readonly columns: number;
  /** What may be chosen now, to be shown on the board. */
  readonly choices: readonly A[];
  readonly scores: readonly ScoreLine[];
  readonly seats: readonly SeatLook[];
}

export interface SeatLook {
  readonly name: string;
  readonly shape: string;
  /** One of the 256 terminal colours. */
  readonly colour: number;
}
