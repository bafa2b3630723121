import { GAMES, manifestOf } from '@four-crowns/games';
import type { AnyGame } from '@four-crowns/core';
import type { Catalog, GameBots, GameManifest, InLanguages, TextBoard } from '@four-crowns/manifest';
import { Complaint, shown } from './complaint.ts';

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

export const gameIds: readonly string[] = GAMES.map(({ id }) => id);

/** Nothing of a game but its manifest is loaded before it is asked for. */
export async function doorOf(id: string): Promise<GameDoor> {
  const manifest = manifestOf(id);
  if (manifest === undefined) {
    throw new Complaint((say) => say('bad.game', { game: shown(id), known: gameIds.join(', ') }));
  }
  const { words, reasons } = manifest;
  const [[game, ...earlier], bots, board, en, ru, whyEn, whyRu] = await Promise.all([
    manifest.rules(),
    manifest.bots(),
    manifest.textBoard(),
    words.en(),
    words.ru(),
    reasons.en(),
    reasons.ru(),
  ]);
  if (game === undefined) throw new TypeError(`${id} has no rules`);
  return { manifest, game, earlier, ...bots, board, text: { en, ru }, reasons: { en: whyEn, ru: whyRu } };
}
