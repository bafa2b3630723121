import type { Lang } from '@four-crowns/ui-kit';
import type { Card } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { gameWords, refuse } from '../words.ts';

/** What a card does, or why it cannot be played now. */
export function cardHelp(view: View, card: Card, names: readonly string[], lang: Lang): string {
  const idle = view.idle?.find(({ thing }) => thing === `card.${card}`);
  return idle === undefined ? gameWords(lang)(`cardHelp.${card}`) : refuse(idle.refusal, names, lang);
}
