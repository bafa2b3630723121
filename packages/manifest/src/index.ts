/**
 * What a game tells the rest of the project about itself, in its `manifest.ts`. Names are available at once, for
 * home. Everything else is loaded when needed, so that the server loads no screen and the page no text board.
 */
import type { BotKind, Knowledge, LadderSettings } from '@four-crowns/bots';
import type { AnyGame, Json, Lang, OptionDeclarations } from '@four-crowns/core';
import type { GameScreen } from '@four-crowns/ui-kit/screen.ts';
import type { ComponentType } from 'react';
import type { TextBoard } from './text-board.ts';

export type { Look, SeatLook, TextBoard } from './text-board.ts';

/** A game's texts: a tree of ICU messages. The game's own types enforce which keys exist. */
export type Catalog = { readonly [key: string]: string | Catalog };

export type InLanguages<T> = { readonly [l in Lang]: T };

/** A game's bots and what they know. */
export interface GameBots {
  /**
   * The game's own bots, with the levels from the weakest to the strongest; the random bot is available at every
   * table.
   */
  readonly bots: readonly BotKind[];
  readonly knowledge: Knowledge;
  /** For the arena only: ways to play that once beat a level, and must not do so again. */
  readonly exploits?: readonly BotKind[];
}

export interface GameManifest {
  readonly id: string;
  /** For a new game: it can be played everywhere, but docs/openapi.json does not describe its options yet. */
  readonly isDraft?: true;
  readonly name: InLanguages<string>;
  readonly tagline: InLanguages<string>;
  /** The rules as code, newest first. A match keeps the version it began with. */
  readonly rules: () => Promise<readonly AnyGame[]>;
  /**
   * The declared options of the newest rules, or of the version that a match began with. Separate from the rules, for
   * a form that needs no more.
   */
  readonly options: (rulesVersion?: number) => Promise<OptionDeclarations>;
  readonly bots: () => Promise<GameBots>;
  readonly words: InLanguages<() => Promise<Catalog>>;
  /** Texts for what speaks for and against a turn. */
  readonly reasons: InLanguages<() => Promise<Catalog>>;
  /** Markdown: the numbered rules, and a one-page summary of them. */
  readonly rulesText: InLanguages<URL>;
  readonly summary: InLanguages<URL>;
  /** English Markdown documents that the rules link to, by file name without `.md`. */
  readonly documents?: { readonly [name: string]: URL };
  readonly textBoard: () => Promise<TextBoard>;
  readonly screen: () => Promise<GameScreen>;
  /** A picture with aspect ratio 4:3, which fills its box. */
  readonly cover: () => Promise<{ readonly Cover: ComponentType }>;
  /** The special settings of its ladder of bots, if there are any. */
  readonly ladder?: () => Promise<{ readonly ladder: LadderSettings }>;
  /** Prints further figures after those of `sim`. Created once per run. */
  readonly report?: () => Promise<Report>;
}

/** What a game counts over many matches, apart from wins and points. */
export interface Report {
  /** Called once after every match. The state is reused for the next match. */
  count(state: unknown): void;
  data(): Json;
  /** Tables, each with its header as the first row. */
  tell(lang: Lang): readonly (readonly (readonly string[])[])[];
}
