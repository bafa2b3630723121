import type { VisibleEntry } from '@four-crowns/core';
import type { GameScreen, ScreenProps } from '@four-crowns/ui-kit';

/** In the game's words, the first thing that happened after `version`. */
export function stepWords(
  entries: readonly VisibleEntry[],
  version: number,
  screen: GameScreen,
  { names, lang }: Pick<ScreenProps, 'names' | 'lang'>,
): string | undefined {
  for (const t of entries) {
    if (t.version <= version || t.type !== 'step') continue;
    for (const event of t.events) {
      const words = screen.tell(event, names, lang);
      if (words !== undefined) return words;
    }
  }
  return undefined;
}
