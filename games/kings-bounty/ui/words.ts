/** Sentences of this game and of its screen. */
import { sayers } from '@four-crowns/ui-kit/words.ts';
import { en, ru } from '../text/index.ts';
import { en as screenEn } from './strings/en.ts';
import { ru as screenRu } from './strings/ru.ts';

export { valuesOf } from '@four-crowns/ui-kit/words.ts';

/** The game's own catalog. */
export const gameWords = sayers({ en, ru });

/** What only the screen says. */
export const screenWords = sayers({ en: screenEn, ru: screenRu });
