/**
 * All that the house needs to know of a game, in its `manifest.ts`. Names are there at once, for home; everything else
 * is a door that is opened when it is needed: the server opens no screen, the page no board in letters.
 */
import type { BotKind, Knowledge, LadderSettings } from '@four-crowns/bots';
import type { AnyGame, Json, Lang, OptionDeclarations } from '@four-crowns/core';
import type { GameScreen } from '@four-crowns/ui-kit/screen.ts';
import type { ComponentType } from 'react';
import type { TextBoard } from './text-board.ts';

export type { Look, SeatLook, TextBoard } from './text-board.ts';

/** A game's words: a tree of ICU messages. Which keys there must be, its own types watch over. */
export type Catalog = { readonly [key: string]: string | Catalog };

export type InLanguages<T> = { readonly [l in Lang]: T };

/** What thinks for a game, and what it thinks with. */
export interface GameBots {
  /** The game's own bots, weakest level last but one; the random one sits at every table. */
  readonly bots: readonly BotKind[];
  readonly knowledge: Knowledge;
  /** For the arena alone: ways to play that a level once lost to, and must not lose to again. */
  readonly exploits?: readonly BotKind[];
}

export interface GameManifest {
  readonly id: string;
  /** Just begun: it is played everywhere, but docs/openapi.json does not describe its options yet. */
  readonly isDraft?: true;
  readonly name: InLanguages<string>;
  readonly tagline: InLanguages<string>;
  /** The rules as programs, newest first: a match stays on those it began with. */
  readonly rules: () => Promise<readonly AnyGame[]>;
  /**
   * Apart from the rules, for a form that asks without playing: those of the newest rules, or of the version that a
   * match began with.
   */
  readonly options: (rulesVersion?: number) => Promise<OptionDeclarations>;
  readonly bots: () => Promise<GameBots>;
  readonly words: InLanguages<() => Promise<Catalog>>;
  /** What the bots say for and against a turn. */
  readonly reasons: InLanguages<() => Promise<Catalog>>;
  /** Markdown: the numbered rules, and one page of them. */
  readonly rulesText: InLanguages<URL>;
  readonly summary: InLanguages<URL>;
  /** Markdown in English that the rules text links to, by file name without `.md`. */
  readonly documents?: { readonly [name: string]: URL };
  readonly textBoard: () => Promise<TextBoard>;
  readonly screen: () => Promise<GameScreen>;
  /** A picture, 4 to 3; fills its box. */
  readonly cover: () => Promise<{ readonly Cover: ComponentType }>;
  /** What is special about its ladder of bots, if anything is. */
  readonly ladder?: () => Promise<{ readonly ladder: LadderSettings }>;
  /** What `sim` prints after its own figures; made again for every run. */
  readonly report?: () => Promise<Report>;
}

/** What a game counts over many matches beyond wins and points. */
export interface Report {
  /** Once after every match; the state is used again for the next. */
  count(state: unknown): void;
  data(): Json;
  /** Tables, each with its head as first row. */
  tell(lang: Lang): readonly (readonly (readonly string[])[])[];
}
