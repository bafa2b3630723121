import { doorOf } from '../games.ts';
import { fetchDialogs } from '../table/Dialogs.tsx';
import { LANGS } from '../words/langs.ts';
import { fetchAllLangs } from '../words/use-words.ts';

/** Fetches everything a table of this game may ever show, so that it works without the server afterwards. */
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
  // A browser loads a font only when it is first needed, which for the other language may be after the server is
  // gone.
  const letters = [...document.fonts].map((face) => face.load());
  // Anything that could not be fetched fails when it is shown, and the error is reported there.
  await Promise.allSettled([screen(), fetchDialogs(), fetchAllLangs(), ...letters, ...texts]);
}
