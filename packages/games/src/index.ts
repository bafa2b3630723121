import type { GameManifest } from '@four-crowns/manifest';
import * as registry from './registry.ts';

/** The games of the house, in the order of the alphabet. */
export const GAMES: readonly GameManifest[] = Object.values(registry);

export function manifestOf(id: string): GameManifest | undefined {
  return GAMES.find((game) => game.id === id);
}
