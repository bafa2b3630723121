import type { Action, Data, Lang, Outcome, ScoreLine, View } from '@four-crowns/core';

/** How a table is shown as text and how moves are typed. Every game provides one. */
export interface TextBoard {
  renderText(view: View, look: Look): string;
  /** Describes the ending instead of a score sheet, for games without points. */
  endText?(
    view: View,
    outcome: Outcome,
    look: Pick<Look, 'lang' | 'seats'>,
    /** Says one of the game's own texts. */
    say: (key: string, values?: Data) => string,
  ): string;
  /**
   * The actions that a typed line means, to be played one after another. They may be illegal, so that the rules can
   * refuse them. Undefined if the line cannot be parsed. `choices` resolve abbreviations.
   */
  parseMove(text: string, choices: readonly Action[]): readonly Action[] | undefined;
  /** The shortest text that `parseMove` understands as this action. Its first word names the kind. */
  actionText(action: Action, lang: Lang): string;
}

/** How to show a table. `A` is the type of the game's actions. */
export interface Look<A extends Action = Action> {
  readonly lang: Lang;
  /** Whether to use terminal colours; otherwise letters alone. */
  readonly colour: boolean;
  readonly columns: number;
  /** What may be chosen now, to be marked on the board. */
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
