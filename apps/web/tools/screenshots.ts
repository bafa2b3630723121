// `node apps/web/tools/screenshots.ts [pages|<game>…]`: every page, and each game's board early, in the middle
// and at the end of a match, in both sizes, themes and languages, into docs/screenshots. Without a name: all.
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { buildIfStale } from './build.ts';
import { chromium, CHROMIUM_ARGS } from './chromium.ts';
import { serve } from './serve.ts';
import { camera, FOLDER, leave, person } from './shots/camera.ts';
import { shootKingdomBuilder } from './shots/kingdom-builder.ts';
import { shootKingsBounty } from './shots/kings-bounty.ts';
import { shootKingsburg } from './shots/kingsburg.ts';
import { shootPages } from './shots/pages.ts';
import type { Shots } from './shots/shot.ts';
import { shootTheKingIsDead } from './shots/the-king-is-dead.ts';

/** One line a game. */
const GAMES: { readonly [game: string]: Shots } = {
  'kingdom-builder': shootKingdomBuilder,
  kingsburg: shootKingsburg,
  'the-king-is-dead': shootTheKingIsDead,
  'kings-bounty': shootKingsBounty,
};
const PEOPLE = [
  ['en', 'Anna', 'Boris'],
  ['ru', 'Анна', 'Борис'],
] as const;

const subjects = ['pages', ...Object.keys(GAMES)];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : subjects;
const unknown = wanted.filter((name) => !subjects.includes(name));
if (unknown.length > 0)
  throw new Error(`nothing is called ${unknown.join(', ')}; there are ${subjects.join(', ')}`);

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
      const shots = GAMES[subject];
      if (shots !== undefined) await shots(me, shoot);
      else {
        const other = await person(browser, server.url, lang, otherName);
        await shootPages(me, shoot, other);
        await leave(other);
      }
      await leave(me);
      console.log(`${subject} ${lang}: ${Math.round((Date.now() - begun) / 1000)} s`);
    }
  }
} finally {
  await browser.close();
  await server.end();
}
