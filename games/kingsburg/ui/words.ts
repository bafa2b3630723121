/** Sentences of this game and of its screen. */
import { screenWordsOf } from '@four-crowns/ui-kit/words.ts';
import { en, ru } from '../text/index.ts';
import { en as screenEn } from './strings/en.ts';
import { ru as screenRu } from './strings/ru.ts';

/** Goods and buildings are called by their names, dice by their numbers. */
export const { gameWords, screenWords, valuesOf, refuse, scoreLabel } = screenWordsOf(
  { en, ru },
  { en: screenEn, ru: screenRu },
  (say, key, item) =>
    typeof item === 'string' ? say(`${key === 'buildings' ? 'building' : 'good'}.${item}`) : String(item),
);
