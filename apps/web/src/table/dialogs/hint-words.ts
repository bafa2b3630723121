import { sentencesOf } from '@four-crowns/bots/sentence';
import type { Action } from '@four-crowns/core';
import type { HintCandidate } from '@four-crowns/protocol/client';
import { valuesOf } from '@four-crowns/ui-kit/words.ts';
import type { Values } from '@four-crowns/ui-kit/words.ts';
import { createTranslator } from 'use-intl/core';
import type { GameWords } from '../../games.ts';
import { wordAt } from '../../games/words.ts';
import type { Lang } from '../../words/langs.ts';

/** How hints of one game are said in one language. */
export interface HintSpeaker {
  action(action: Action): string;
  /** Whether the lines of the snapshot add up to anything. */
  readonly hasPoints: boolean;
  /** One sentence for each. */
  whys(candidates: readonly HintCandidate[]): readonly string[];
}

/** `words` are the game's own, `reasons` those of its bots. */
export function speakerOf(
  words: GameWords,
  reasons: GameWords,
  lang: Lang,
  names: readonly string[],
): HintSpeaker {
  const game = translator(words, lang);
  const bots = translator(reasons, lang);
  const itemWord = (key: string, item: unknown): string =>
    wordAt(words, `${key.replace(/s$/, '')}.${String(item)}`) || String(item);
  const speaker = {
    lang,
    say: bots,
    has: (key: string) => wordAt(reasons, key) !== '',
    name: (id: string, of: string) => wordAt(words, `${id}.${of}`) || of,
  };
  const action = (one: Action): string => {
    // Who is aimed at is said where a game has words for that.
    const aimed = `actions.${one.type}Of`;
    const key = 'of' in one && wordAt(words, aimed) !== '' ? aimed : `actions.${one.type}`;
    return game(key, valuesOf(one, names, itemWord));
  };
  return {
    action,
    hasPoints: wordAt(words, 'scores.total') !== '',
    whys: (candidates) =>
      sentencesOf(
        candidates.map(({ actions, reasons: why }) => ({ reasons: why, steps: actions.map(action) })),
        speaker,
      ),
  };
}

function translator(messages: GameWords, locale: Lang): (key: string, values: Values) => string {
  const t = createTranslator({
    locale,
    // The library wants to know all keys; `Record` says that any text may be one.
    messages: messages as Record<string, string>,
    onError(error) {
      throw error;
    },
  });
  return (key, values) => t(key, values);
}
