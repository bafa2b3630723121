import { Complaint, shown } from './complaint.ts';
import type { GameDoor } from './door.ts';

/** One line a game; nothing of a game is loaded before it is asked for. */
const GAMES: Readonly<Record<string, () => Promise<GameDoor>>> = {
  'kingdom-builder': async () => (await import('./games/kingdom-builder.ts')).door,
  'the-king-is-dead': async () => (await import('./games/the-king-is-dead.ts')).door,
  kingsburg: async () => (await import('./games/kingsburg.ts')).door,
  'kings-bounty': async () => (await import('./games/kings-bounty.ts')).door,
};

export const gameIds: readonly string[] = Object.keys(GAMES);

export async function doorOf(id: string): Promise<GameDoor> {
  const open = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (open === undefined) {
    throw new Complaint((say) => say('bad.game', { game: shown(id), known: gameIds.join(', ') }));
  }
  return open();
}
