/**
 * How a screen makes sentences: messages from a game's catalogs, filled with data from events, prompts and refusals.
 */
import { createTranslator } from 'use-intl/core';
import type { ScoreLine, Seat } from '@four-crowns/core';
import type { GameScreen, Lang } from './screen.ts';

export type Values = { readonly [key: string]: string | number };

export type Say = (key: string, values?: Values) => string;

type Tree = { readonly [key: string]: string | Tree };

/** Call once per game, because translators keep their parsed messages. */
export function sayers(catalogs: { readonly [l in Lang]: Tree }): (lang: Lang) => Say {
  const made = { en: translator('en', catalogs.en), ru: translator('ru', catalogs.ru) };
  return (lang) => made[lang];
}

const MOST_REMEMBERED = 1000;

function translator(locale: Lang, messages: Tree): Say {
  // Keys are composed from events and refusals, so they are looked up as plain strings. The types of the catalogs
  // guarantee that each exists in both languages.
  const t = createTranslator({
    locale,
    // The library wants to know all keys; `Record` says that any string may be one.
    messages: messages as Record<string, string>,
    onError(error) {
      throw error;
    },
  });
  // The same few sentences are needed with every move, and formatting them is the expensive part.
  const said = new Map<string, string>();
  return (key, values) => {
    const asked = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    let sentence = said.get(asked);
    if (sentence === undefined) {
      if (said.size >= MOST_REMEMBERED) said.clear();
      sentence = t(key, values);
      said.set(asked, sentence);
    }
    return sentence;
  };
}

/**
 * Prepares values for a message: seats, under `seat` and `of`, become names, lists become words (`none` if empty),
 * and everything else is passed on unchanged. `word` names an item of the list under a key; items without a word are
 * left out.
 */
export function valuesOf(
  data: { readonly [key: string]: unknown },
  names: readonly string[],
  word: (key: string, item: unknown) => string | undefined = () => undefined,
): Values {
  const values: { [key: string]: string | number } = {};
  for (const [key, value] of Object.entries(data)) {
    if ((key === 'seat' || key === 'of') && typeof value === 'number')
      values[key] = names[value] ?? String(value + 1);
    else if (Array.isArray(value)) {
      const words = value.map((item) => word(key, item));
      if (!words.includes(undefined)) values[key] = words.length === 0 ? 'none' : words.join(', ');
    } else if (typeof value === 'number' || typeof value === 'string') values[key] = value;
    else if (typeof value === 'boolean') values[key] = String(value);
  }
  return values;
}

/** The texts of a game's screen, made from the game's catalog and the screen's own. */
export interface ScreenWords {
  readonly gameWords: (lang: Lang) => Say;
  readonly screenWords: (lang: Lang) => Say;
  readonly valuesOf: (
    data: { readonly [key: string]: unknown },
    names: readonly string[],
    lang: Lang,
  ) => Values;
  readonly refuse: GameScreen['refuse'];
  readonly scoreLabel: GameScreen['scoreLabel'];
}

type Catalogs = Parameters<typeof sayers>[0];

/** `itemWord` names an item of a list, such as a tile or a card; see `valuesOf`. */
export function screenWordsOf(
  game: Catalogs,
  screen: Catalogs,
  itemWord: (say: Say, key: string, item: unknown) => string | undefined = () => undefined,
): ScreenWords {
  const gameWords = sayers(game);
  const values: ScreenWords['valuesOf'] = (data, names, lang) =>
    valuesOf(data, names, (key, item) => itemWord(gameWords(lang), key, item));
  return {
    gameWords,
    screenWords: sayers(screen),
    valuesOf: values,
    refuse: ({ rule, facts }, names, lang) => gameWords(lang)(`refusals.${rule}`, values(facts, names, lang)),
    scoreLabel: (label, lang) => gameWords(lang)(`scores.${label}`),
  };
}

export function totalOf(scores: readonly ScoreLine[], seat: Seat): number {
  return scores.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0);
}
