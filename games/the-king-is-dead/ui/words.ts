/** Sentences of this game and of its screen. Translators are made once a language and keep their parsed messages. */
import type { Lang } from '@four-crowns/ui-kit';
import { createTranslator } from 'use-intl/core';
import { en, ru } from '../text/index.ts';
import { en as screenEn } from './strings/en.ts';
import { ru as screenRu } from './strings/ru.ts';

export type Values = { readonly [key: string]: string | number };

type Say = (key: string, values?: Values) => string;

type Tree = { readonly [key: string]: string | Tree };

function translator(locale: Lang, messages: Tree): Say {
  // Keys are put together from events and refusals, so they are looked up as plain strings; the
  // catalogs' own types see to it that each exists in both languages.
  const t = createTranslator({
    locale,
    messages: messages as Record<string, string>,
    onError(error) {
      throw error;
    },
  });
  // The same few sentences are asked for with every move; putting one together is what costs.
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

const MOST_REMEMBERED = 1000;

const GAME: { readonly [l in Lang]: Say } = { en: translator('en', en), ru: translator('ru', ru) };
const SCREEN: { readonly [l in Lang]: Say } = {
  en: translator('en', screenEn),
  ru: translator('ru', screenRu),
};

/** The game's own catalog. */
export function gameWords(lang: Lang): Say {
  return GAME[lang];
}

/** What only the screen says. */
export function screenWords(lang: Lang): Say {
  return SCREEN[lang];
}

/** Seats become names, lists become words; everything else goes through as it is. */
export function valuesOf(
  data: { readonly [key: string]: unknown },
  names: readonly string[],
  lang: Lang,
): Values {
  const values: { [key: string]: string | number } = {};
  for (const [key, value] of Object.entries(data)) {
    if (key === 'seat' && typeof value === 'number') values[key] = names[value] ?? String(value + 1);
    else if (key === 'cards' && Array.isArray(value)) {
      values[key] =
        value.length === 0 ? 'none' : value.map((card) => GAME[lang](`card.${String(card)}`)).join(', ');
    } else if (typeof value === 'number' || typeof value === 'string') values[key] = value;
    else if (typeof value === 'boolean') values[key] = String(value);
  }
  return values;
}
