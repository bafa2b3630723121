import { sentencesOf } from '@four-crowns/bots';
import type { Explained } from '@four-crowns/bots';
import { createTranslator } from 'use-intl/core';
import type { Catalog } from '@four-crowns/manifest';
import type { Lang } from './words/words.ts';

/** Why a bot thinks well of turns, a sentence for each; `text` are the game's words, `reasons` those of its bots. */
export function reasonWords(
  text: Catalog,
  reasons: Catalog,
  lang: Lang,
): (turns: readonly Explained[]) => readonly string[] {
  const names = translator(text, lang);
  const say = translator(reasons, lang);
  const speaker = {
    lang,
    say: (key: string, values: Record<string, string | number>) => say(key, values),
    has: (key: string) => say.has(key),
    name: (id: string, of: string) => (names.has(`${id}.${of}`) ? names(`${id}.${of}`) : of),
  };
  return (turns) => sentencesOf(turns, speaker);
}

function translator(catalog: Catalog, lang: Lang) {
  return createTranslator({ locale: lang, messages: catalog as Record<string, string>, onError: rethrow });
}

function rethrow(error: Error): never {
  throw error;
}
