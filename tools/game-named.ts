import { existsSync } from 'node:fs';
import type { AnyGame } from '@four-crowns/core';

/** The game of that id from `games/`; for a wrong name one sentence and the end of the process. */
export async function gameNamed(name: string): Promise<AnyGame> {
  const file = new URL(`../games/${name}/src/index.ts`, import.meta.url);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
    process.stderr.write(`there is no game ${name} in games/\n`);
    process.exit(2);
  }
  const door = (await import(file.href)) as { readonly [key: string]: unknown };
  const found = Object.values(door).find((x) => (x as { id?: unknown }).id === name);
  if (found === undefined) throw new Error(`games/${name} exports no game of that id`);
  return found as AnyGame;
}
