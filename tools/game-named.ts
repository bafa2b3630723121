import type { AnyGame } from '@four-crowns/core';
import { GAMES, manifestOf } from '@four-crowns/games';
import type { GameManifest } from '@four-crowns/manifest';

/** The game of that id; for a wrong name one sentence and the end of the process. */
export function manifestNamed(name: string): GameManifest {
  const found = manifestOf(name);
  if (found !== undefined) return found;
  process.stderr.write(`there is no game ${name}; there are ${GAMES.map(({ id }) => id).join(', ')}\n`);
  process.exit(2);
}

/** Its newest rules. */
export async function gameNamed(name: string): Promise<AnyGame> {
  const [newest] = await manifestNamed(name).rules();
  if (newest === undefined) throw new Error(`${name} has no rules`);
  return newest;
}
