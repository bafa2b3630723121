import type { Look as TableLook } from '@four-crowns/manifest/text-board';
import type { Action } from '../src/actions.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import type { Tile } from '../src/data.ts';

/** What is written around the board, beyond the game's own words. */
export const WORDS = {
  en: {
    ...en,
    stock: 'stock',
    pile: 'Pile',
    gone: 'out of the game',
    nextCard: 'next card',
    inForce: 'card',
    used: 'used',
    fresh: 'next turn',
    notNow: 'not now',
    noTiles: 'no tiles',
    left: 'to build',
    legend:
      'G\u00a0grass  F\u00a0flowers  T\u00a0forest  C\u00a0canyon  D\u00a0desert  W\u00a0water  M\u00a0mountain  K\u00a0castle',
    marks: '* you can choose this hex  ·  a small letter and a number: a location and its tiles',
  },
  ru: {
    ...ru,
    stock: 'запас',
    pile: 'Колода',
    gone: 'вне игры',
    nextCard: 'следующая карта',
    inForce: 'карта',
    used: 'использован',
    fresh: 'со следующего хода',
    notNow: 'не сейчас',
    noTiles: 'жетонов нет',
    left: 'строить',
    legend:
      'G\u00a0трава  F\u00a0цветы  T\u00a0лес  C\u00a0каньон  D\u00a0пустыня  W\u00a0вода  M\u00a0горы  K\u00a0замок',
    marks: '* эту область можно выбрать  ·  малая буква и число: локация и её жетоны',
  },
} as const;

export type Lang = keyof typeof WORDS;
/** How this game's table is to be shown. */
export type Look = TableLook<Action>;

/** How a location stands on the board; terrains have the capital letters. */
export const TILE_LETTERS: Readonly<Record<Tile, string>> = {
  oracle: 'o',
  farm: 'f',
  oasis: 'a',
  tower: 't',
  tavern: 'v',
  barn: 'b',
  harbor: 'h',
  paddock: 'p',
};
