/** Windows and pictures for screenshots: sets up a person's windows and writes pictures to files. */
import type { Lang, Person, Shoot } from '@four-crowns/e2e';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

export const FOLDER = join(import.meta.dirname, '../../../../docs/screenshots');
const MOST_BYTES = 200 * 1024;

export async function person(browser: Browser, url: string, lang: Lang, name: string): Promise<Person> {
  const calm = { locale: lang, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...calm, viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await desk.goto(`${url}/me`);
  await desk.locator('input[name=nickname]').fill(name);
  await desk.locator('input[name=nickname]').press('Enter');
  await desk.locator(`header a[aria-label*="${name}"]`).waitFor();
  const phone = await browser.newContext({
    ...calm,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    storageState: await context.storageState(),
  });
  return { desk, phone: await phone.newPage(), url, lang };
}

/** Gives up the name, because the next person photographed uses the same. */
export async function leave({ desk, phone }: Person): Promise<void> {
  await desk.evaluate(() => fetch('/api/account', { method: 'DELETE' }));
  await desk.context().close();
  await phone.context().close();
}

/** `pack` is a page used only to convert pictures to WebP. */
export function camera({ desk, phone, lang }: Person, subject: string, pack: Page): Shoot {
  return async (moment) => {
    for (const [size, page] of [
      ['desk', desk],
      ['phone', phone],
    ] as const) {
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await still(page);
        const file = `${subject}-${moment}-${size}-${theme}-${lang}.webp`;
        writeFileSync(join(FOLDER, file), await webp(pack, await page.screenshot()));
      }
    }
  };
}

/** Waits for colour transitions. Endless animations are not waited for. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const passing = document.getAnimations().filter((a) => a.effect?.getTiming().iterations !== Infinity);
    await Promise.all(passing.map((a) => a.finished.catch(() => undefined)));
    await frame();
  });
}

/** The best quality that fits the size limit. */
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
