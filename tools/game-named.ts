import type { AnyGame } from '@four-crowns/core';
import { GAMES, manifestOf } from '@four-crowns/games';
import type { GameManifest } from '@four-crowns/manifest';

/** The game with that id. For an unknown id it prints one sentence and exits. */
export function manifestNamed(name: string): GameManifest {
  const found = manifestOf(name);
  if (found !== undefined) return found;
  process.stderr.write(`there is no game ${name}; there are ${GAMES.map(({ id }) => id).join(', ')}\n`);
  process.exit(2);
}

/** That game's newest rules. */
export async function gameNamed(name: string): Promise<AnyGame> {
  const [newest] = await manifestNamed(name).rules();
  if (newest === undefined) throw new Error(`${name} has no rules`);
  return newest;
}
