// `node apps/web/tools/screenshots.ts [pages|<game>…]`: photographs every page, and each game's board early, in the
// middle and at the end of a match, in both sizes, themes and languages, into docs/screenshots. Without a name it
// does all of them.
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Shots } from '@four-crowns/e2e';
import { GAMES } from '@four-crowns/games';
import { chromium as playwright } from '@playwright/test';
import { buildIfStale } from './build.ts';
import { chromium, CHROMIUM_ARGS } from './chromium.ts';
import { serve } from './serve.ts';
import { camera, FOLDER, leave, person } from './shots/camera.ts';
import { shootPages } from './shots/pages.ts';

const PEOPLE = [
  ['en', 'Anna', 'Boris'],
  ['ru', 'Анна', 'Борис'],
] as const;

async function shotsOf(game: string): Promise<Shots> {
  const file = new URL(`../../../games/${game}/e2e/shots.ts`, import.meta.url).href;
  const { shots } = (await import(file)) as { readonly shots: Shots };
  return shots;
}

const subjects = ['pages', ...GAMES.map(({ id }) => id)];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : subjects;
const unknown = wanted.filter((name) => !subjects.includes(name));
if (unknown.length > 0)
  throw new Error(`unknown name ${unknown.join(', ')}; there are ${subjects.join(', ')}`);

buildIfStale();
mkdirSync(FOLDER, { recursive: true });
for (const subject of wanted)
  for (const old of globSync(`${subject}-*.webp`, { cwd: FOLDER })) rmSync(join(FOLDER, old));
const server = await serve({ BOT_FLOOR_MS: '60' });
const browser = await playwright.launch({ executablePath: chromium(), args: CHROMIUM_ARGS });
try {
  const pack = await browser.newPage();
  for (const [lang, name, otherName] of PEOPLE) {
    for (const subject of wanted) {
      const begun = Date.now();
      const me = await person(browser, server.url, lang, name);
      const shoot = camera(me, subject, pack);
      if (subject === 'pages') {
        const other = await person(browser, server.url, lang, otherName);
        await shootPages(me, shoot, other);
        await leave(other);
      } else await (await shotsOf(subject))(me, shoot);
      await leave(me);
      console.log(`${subject} ${lang}: ${Math.round((Date.now() - begun) / 1000)} s`);
    }
  }
} finally {
  await browser.close();
  await server.end();
}
