import type { GameDoor } from './games/door.ts';
import { kingdomBuilder } from './games/kingdom-builder.ts';
import { kingsburg } from './games/kingsburg.ts';
import { kingsBounty } from './games/kings-bounty.ts';
import { theKingIsDead } from './games/the-king-is-dead.ts';

/** The games of the house, in the order of home. A new game is one file in `games/` and one line here. */
export const GAMES: readonly GameDoor[] = [kingdomBuilder, kingsburg, theKingIsDead, kingsBounty];

export function doorOf(id: string): GameDoor | undefined {
  return GAMES.find((game) => game.id === id);
}
