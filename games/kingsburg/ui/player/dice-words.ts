import type { Lang } from '@four-crowns/ui-kit';
import type { Player } from '../../src/position.ts';
import { screenWords, valuesOf } from '../words.ts';

/** Dice in hand in words. KBG-5.4 depends on which of them are the player's own. */
export function diceWords({ dice, white }: Pick<Player, 'dice' | 'white'>, lang: Lang): string {
  return screenWords(lang)('player.dice', valuesOf({ own: dice, extra: white }, [], lang));
}
