import type { Look as TableLook } from '@four-crowns/manifest/text-board';
import type { Action } from '../src/actions.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';

/** What is written around the board, beyond the game's own words. */
export const WORDS = {
  en: {
    ...en,
    /** Scots, Welsh, English, Vikings; the last is the empty set. */
    letters: 'SWEV',
    supply: 'Supply',
    france: 'France',
    order: 'Order',
    court: 'court',
    hand: 'hand',
    top: 'top',
    empty: 'empty',
    unstable: 'unstable',
    vikings: 'Vikings',
    saxons: 'Saxons',
    saxonTop: 'next Saxon card',
    disc: 'disc',
    playing: 'playing',
    legend: 'S Scots  W Welsh  E English  V Vikings  > contested  ^ negotiation disc  * can be chosen',
  },
  ru: {
    ...ru,
    letters: 'ШВАК',
    supply: 'Запас',
    france: 'Франция',
    order: 'Порядок',
    court: 'двор',
    hand: 'рука',
    top: 'сверху',
    empty: 'пусто',
    unstable: 'нестабилен',
    vikings: 'викинги',
    saxons: 'Саксы',
    saxonTop: 'следующая карта саксов',
    disc: 'диск',
    playing: 'играет',
    legend:
      'Ш шотландцы  В валлийцы  А англичане  К викинги  > оспаривается  ^ диск переговоров  * можно выбрать',
  },
} as const;

export type Lang = keyof typeof WORDS;
/** How this game's table is to be shown. */
export type Look = TableLook<Action>;
