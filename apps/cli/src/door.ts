import type { BotKind, Knowledge } from '@four-crowns/bots';
import type { Action, AnyGame, Json, View } from '@four-crowns/core';
import type { Catalog } from './game-words.ts';
import type { Look } from './look.ts';
import type { Lang } from './words/words.ts';

/** All that the command needs of a game. */
export interface GameDoor {
  readonly game: AnyGame;
  readonly text: Readonly<Record<Lang, Catalog>>;
  /** Holds `en.md` and `ru.md`. */
  readonly rulesFolder: URL;
  /** The game's own bots; the random one sits at every table. */
  readonly bots: readonly BotKind[];
  readonly knowledge: Knowledge;
  /** The words of the bots' reasons. */
  readonly reasons: Readonly<Record<Lang, Catalog>>;
  readonly board: TextBoard;
  /** Made anew for every `sim`, which prints it after its own figures. */
  readonly report?: () => Report;
}

/** What a game counts over many matches beyond wins and points. */
export interface Report {
  /** Once after every match; the state is used again for the next. */
  count(state: unknown): void;
  data(): Json;
  /** Tables, each with its head as first row. */
  tell(lang: Lang): readonly (readonly (readonly string[])[])[];
}

/** How a table looks in letters, and how moves are typed; every game brings its own. */
export interface TextBoard {
  renderText(view: View, look: Look): string;
  /**
   * What a typed line means: steps to take one after the other, also ones that the rules will
   * refuse; undefined if it is no move at all. `choices` settle what a short form means.
   */
  parseMove(text: string, choices: readonly Action[]): readonly Action[] | undefined;
  /** The shortest text that `parseMove` understands as this action; its first word names the kind. */
  actionText(action: Action, lang: Lang): string;
}
