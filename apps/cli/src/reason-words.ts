import { sentencesOf } from '@four-crowns/bots';
import type { Explained } from '@four-crowns/bots';
import type { Catalog } from '@four-crowns/manifest';
import { translator } from './game-words.ts';
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
