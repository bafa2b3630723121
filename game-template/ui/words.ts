/** Sentences of this game and of its screen. */
import type { Event } from '../src/events.ts';
import type { ScreenProps } from '@four-crowns/ui-kit';
import { screenWordsOf } from '@four-crowns/ui-kit/words.ts';
import type { Action } from '../src/actions.ts';
import type { View } from '../src/position.ts';
import { en, ru } from '../text/index.ts';
import { en as screenEn } from './strings/en.ts';
import { ru as screenRu } from './strings/ru.ts';

export type Props = ScreenProps<View, Action, Event>;

export const { gameWords, screenWords, valuesOf, refuse, scoreLabel } = screenWordsOf(
  { en, ru },
  { en: screenEn, ru: screenRu },
);
