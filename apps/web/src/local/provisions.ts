import { doorOf } from '../games.ts';
import { fetchDialogs } from '../table/Dialogs.tsx';
import { LANGS } from '../words/langs.ts';
import { fetchAllLangs } from '../words/use-words.ts';

/** Everything a table of this game may ever show: once it is here, the server may go away. */
export async function fetchProvisions(game: string): Promise<void> {
  const door = doorOf(game);
  if (door === undefined) return;
  const { screen, words, reasons, rulesMarkdown, summaryMarkdown } = door;
  const texts = LANGS.flatMap((lang) => [
    words[lang](),
    reasons[lang](),
    rulesMarkdown[lang](),
    summaryMarkdown[lang](),
  ]);
  // A browser fetches letters when it first needs them: those of the other language, perhaps never.
  const letters = [...document.fonts].map((face) => face.load());
  // What could not be fetched fails when it is shown, and is said there.
  await Promise.allSettled([screen(), fetchDialogs(), fetchAllLangs(), ...letters, ...texts]);
}
