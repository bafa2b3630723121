// `node apps/web/tools/screenshots.ts`: every page and the board early, in the middle and at the end of a
// match, in both sizes, themes and languages, into docs/screenshots.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { buildIfStale } from './build.ts';
import { chromium, CHROMIUM_ARGS } from './chromium.ts';
import { letPlayUntil } from './let-play.ts';
import { serve } from './serve.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots');
const MOST_BYTES = 200 * 1024;
const NAMES = { en: ['Anna', 'Boris'], ru: ['Анна', 'Борис'] } as const;
type Lang = keyof typeof NAMES;

/** The same person at a desk and on a phone: one cookie, two windows. */
interface Person {
  readonly desk: Page;
  readonly phone: Page;
  readonly url: string;
  readonly lang: Lang;
}

async function person(browser: Browser, url: string, lang: Lang, name: string): Promise<Person> {
  const still = { locale: lang, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...still, viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await desk.goto(`${url}/me`);
  await desk.locator('input[name=nickname]').fill(name);
  await desk.locator('input[name=nickname]').press('Enter');
  await desk.locator(`header a[aria-label*="${name}"]`).waitFor();
  const phone = await browser.newContext({
    ...still,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    storageState: await context.storageState(),
  });
  return { desk, phone: await phone.newPage(), url, lang };
}

/** Four pictures of what is on the screen: both windows, both themes. */
async function shoot({ desk, phone, lang }: Person, name: string, pack: Page): Promise<void> {
  for (const [size, page] of [
    ['desk', desk],
    ['phone', phone],
  ] as const) {
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForTimeout(500);
      const file = `${name}-${size}-${theme}-${lang}.webp`;
      writeFileSync(join(FOLDER, file), await webp(pack, await page.screenshot()));
    }
  }
}

/** As good as it gets within the limit. */
async function webp(pack: Page, png: Buffer): Promise<Buffer> {
  const packed = await pack.evaluate(
    async ({ data, most }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      for (let quality = 0.86; ; quality -= 0.06) {
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        if (blob.size > most && quality > 0.2) continue;
        return Array.from(new Uint8Array(await blob.arrayBuffer()));
      }
    },
    { data: png.toString('base64'), most: MOST_BYTES },
  );
  return Buffer.from(packed);
}

async function makeTable(
  { desk, url }: Person,
  seats: readonly string[],
  isPublic: boolean,
): Promise<string> {
  await desk.goto(`${url}/new/kingdom-builder`);
  const choose = (value: string) =>
    desk.locator('label', { has: desk.locator(`input[value="${value}"]`) }).click();
  await choose(String(seats.length));
  for (const [i, wish] of seats.entries()) await desk.locator('fieldset select').nth(i).selectOption(wish);
  if (isPublic) await choose('public');
  await desk.locator('button[type=submit]').click();
  await desk.waitForURL(/\/t\//);
  return desk.url();
}

async function bothAt({ desk, phone }: Person, address: string, ready: string): Promise<void> {
  for (const page of [desk, phone]) {
    if (page.url() !== address) await page.goto(address);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
}

async function pages(me: Person, other: Person, pack: Page): Promise<void> {
  const { url } = me;
  await makeTable(other, ['me', 'free'], true);
  const lobby = await makeTable(me, ['me', 'free', 'bot:greedy'], false);
  await bothAt(me, lobby, '[data-seat="1"]');
  await shoot(me, 'lobby', pack);
  await bothAt(me, `${url}/`, 'main ul a');
  await shoot(me, 'home', pack);
  for (const [name, path, ready] of [
    ['new', '/new/kingdom-builder', 'button[type=submit]'],
    ['account', '/me', 'input[name=nickname]'],
    ['rules', '/rules/kingdom-builder', 'article'],
    ['not-found', '/nowhere', 'h1'],
  ] as const) {
    await bothAt(me, `${url}${path}`, ready);
    await shoot(me, name, pack);
  }
}

/** Both windows show the same table; one of them plays. */
async function match(me: Person, pack: Page): Promise<void> {
  const board = '[data-version]';
  const address = await makeTable(me, ['me', 'bot:greedy', 'bot:greedy'], false);
  await bothAt(me, address, `${board}[data-asked]`);
  await shoot(me, 'board-early', pack);
  await letPlayUntil(me.desk, 110);
  await bothAt(me, address, `${board}[data-asked]`);
  await shoot(me, 'board-middle', pack);
  for (const page of [me.desk, me.phone]) await page.locator('[data-action=end-turn]').click();
  for (const page of [me.desk, me.phone]) await page.locator('[data-action=rule]').click();
  for (const page of [me.desk, me.phone]) await page.locator('dialog[open] article').first().waitFor();
  await shoot(me, 'refusal-rule', pack);
  for (const page of [me.desk, me.phone]) await page.keyboard.press('Escape');
  await letPlayUntil(me.desk, Infinity);
  await bothAt(me, address, '[data-part=score]');
  await shoot(me, 'result', pack);
  for (const page of [me.desk, me.phone]) await page.keyboard.press('Escape');
  await shoot(me, 'board-end', pack);
}

async function hotSeat(me: Person, pack: Page): Promise<void> {
  const address = await makeTable(me, ['me', 'me'], false);
  await bothAt(me, address, '[data-action=here]');
  await shoot(me, 'pass-device', pack);
}

buildIfStale();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = await serve({ BOT_FLOOR_MS: '60' });
const browser = await playwright.launch({ executablePath: chromium(), args: CHROMIUM_ARGS });
try {
  const pack = await browser.newPage();
  for (const lang of ['en', 'ru'] as const) {
    const me = await person(browser, server.url, lang, NAMES[lang][0]);
    const other = await person(browser, server.url, lang, NAMES[lang][1]);
    await pages(me, other, pack);
    await match(me, pack);
    await hotSeat(me, pack);
    console.log(`${lang}: done`);
  }
} finally {
  await browser.close();
  await server.end();
}
