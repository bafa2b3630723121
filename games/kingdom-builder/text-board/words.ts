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
    noTiles: 'no tiles',
    left: 'to build',
    legend: 'G grass  F flowers  T forest  C canyon  D desert  W water  M mountain  K castle',
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
    noTiles: 'жетонов нет',
    left: 'строить',
    legend: 'G трава  F цветы  T лес  C каньон  D пустыня  W вода  M горы  K замок',
    marks: '* этот гекс можно выбрать  ·  малая буква и число: локация и её жетоны',
  },
} as const;

export type Lang = keyof typeof WORDS;

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
