import { GAMES, manifestOf } from '@four-crowns/games';
import { Complaint, shown } from './complaint.ts';
import type { GameDoor } from './door.ts';

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
