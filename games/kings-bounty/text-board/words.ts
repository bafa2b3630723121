import type { Look as TableLook } from '@four-crowns/manifest/text-board';
import type { Action } from '../src/actions.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';

/** What is written around the table, beyond the game's own words. */
export const WORDS = {
  en: {
    ...en,
    deck: 'Deck',
    returned: 'returned',
    discard: 'Discards',
    outOfGame: 'out of the game',
    hand: 'Your hand',
    cards: 'cards',
    known: 'known',
    last: 'last player',
    empty: 'no holdings',
    titles: 'Titles (house values unless the table changed them)',
    private: 'private',
    nobody: 'nobody',
    ending: 'the last card has been drawn',
    how: 'play elven-tower · play human-archers 2 elven-tower [undead-mages] · return obelisk-1 · done.  * can be played now',
  },
  ru: {
    ...ru,
    deck: 'Колода',
    returned: 'возвращено',
    discard: 'Сброс',
    outOfGame: 'вне игры',
    hand: 'Ваша рука',
    cards: 'карт',
    known: 'известно',
    last: 'последний игрок',
    empty: 'владений нет',
    titles: 'Титулы (домашние значения, если стол их не изменил)',
    private: 'личный',
    nobody: 'никто',
    ending: 'последняя карта взята',
    how: 'играть башня-эльфов · играть стрелок-людей 2 башня-эльфов [волшебник-нежити] · вернуть обелиск-1 · готово.  * можно сыграть',
  },
} as const;

export type Lang = keyof typeof WORDS;
/** How this game's table is to be shown. */
export type Look = TableLook<Action>;
