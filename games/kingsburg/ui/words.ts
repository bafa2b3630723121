/** Sentences of this game and of its screen. */
import type { Lang } from '@four-crowns/ui-kit';
import { sayers, valuesOf as plainValuesOf } from '@four-crowns/ui-kit/words.ts';
import type { Values } from '@four-crowns/ui-kit/words.ts';
import { en, ru } from '../text/index.ts';
import { en as screenEn } from './strings/en.ts';
import { ru as screenRu } from './strings/ru.ts';

/** The game's own catalog. */
export const gameWords = sayers({ en, ru });

/** What only the screen says. */
export const screenWords = sayers({ en: screenEn, ru: screenRu });

/** Goods and buildings are called by their names, dice by their numbers. */
export function valuesOf(
  data: { readonly [key: string]: unknown },
  names: readonly string[],
  lang: Lang,
): Values {
  return plainValuesOf(data, names, (key, item) =>
    typeof item === 'string'
      ? gameWords(lang)(`${key === 'buildings' ? 'building' : 'good'}.${item}`)
      : String(item),
  );
}
