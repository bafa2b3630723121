import { sentenceOf } from '@four-crowns/bots';
import type { Reason } from '@four-crowns/bots';
import { createTranslator } from 'use-intl/core';
import type { Catalog } from './game-words.ts';
import type { Lang } from './words/words.ts';

/** Why a bot thinks well of a turn, in one sentence; `text` are the game's words, `reasons` those of its bots. */
export function reasonWords(text: Catalog, reasons: Catalog, lang: Lang): (why: readonly Reason[]) => string {
  const names = translator(text, lang);
  const say = translator(reasons, lang);
  const speaker = {
    lang,
    say: (key: string, values: Record<string, string | number>) => say(key, values),
    name: (id: string, of: string) => (names.has(`${id}.${of}`) ? names(`${id}.${of}`) : of),
  };
  return (why) => sentenceOf(why, speaker);
}

function translator(catalog: Catalog, lang: Lang) {
  return createTranslator({ locale: lang, messages: catalog as Record<string, string>, onError: rethrow });
}

function rethrow(error: Error): never {
  throw error;
}
