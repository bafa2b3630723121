import { createTranslator } from 'use-intl/core';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** The command's own words in one language; keys and arguments are checked against the English ones. */
export function wordsIn(lang: Lang) {
  // A translation has the same keys and arguments; only its letters differ.
  const messages = lang === 'ru' ? (ru as typeof en) : en;
  return createTranslator({ locale: lang, messages, onError: complain });
}

export type Say = ReturnType<typeof wordsIn>;

function complain(error: Error): never {
  throw error;
}

/** `--lang` first, then what the system speaks; English for all others. */
export function languageOf(
  asked: Lang | undefined,
  env: { readonly [name: string]: string | undefined },
): Lang {
  if (asked !== undefined) return asked;
  // An empty variable is an unset one.
  const system = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((x) => x !== undefined && x !== '');
  return system?.toLowerCase().startsWith('ru') === true ? 'ru' : 'en';
}
