import type { GameDoor } from './games/door.ts';
import { kingdomBuilder } from './games/kingdom-builder.ts';

/** The games of the house, in the order of home. A new game is one file in `games/` and one line here. */
export const GAMES: readonly GameDoor[] = [kingdomBuilder];

export function doorOf(id: string): GameDoor | undefined {
  return GAMES.find((game) => game.id === id);
}
