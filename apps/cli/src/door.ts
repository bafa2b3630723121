import type { AnyGame } from '@four-crowns/core';
import type { Catalog, GameBots, GameManifest, InLanguages, TextBoard } from '@four-crowns/manifest';

/** A game with all that the command needs of it loaded. */
export interface GameDoor extends GameBots {
  readonly manifest: GameManifest;
  readonly game: AnyGame;
  /** Older rules, for records of matches that were begun by them. */
  readonly earlier: readonly AnyGame[];
  readonly text: InLanguages<Catalog>;
  /** The words of the bots' reasons. */
  readonly reasons: InLanguages<Catalog>;
  readonly board: TextBoard;
}
