import type { GameManifest } from '@four-crowns/manifest';
import * as registry from './registry.ts';

/** All games, in alphabetical order. */
export const GAMES: readonly GameManifest[] = Object.values(registry);

export function manifestOf(id: string): GameManifest | undefined {
  return GAMES.find((game) => game.id === id);
}
