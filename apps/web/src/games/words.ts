import type { GameWords } from '../games.ts';

/** The words at a path such as `options.board.label`; empty where there are none. */
export function wordAt(words: GameWords | undefined, path: string): string {
  let at: GameWords | string | undefined = words;
  for (const key of path.split('.')) at = typeof at === 'object' ? at[key] : undefined;
  return typeof at === 'string' ? at : '';
}
