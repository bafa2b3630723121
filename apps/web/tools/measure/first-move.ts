import type { Browser } from '@playwright/test';

const TIMES = 3;

/**
 * The time from opening home to the first highlighted place, through "play now". Each run uses a new browser profile.
 */
export async function firstMove(browser: Browser, url: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const from = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('li[data-game=kingdom-builder] button').click();
    await page.locator('[data-version][data-asked]').waitFor({ timeout: 60_000 });
    times.push(performance.now() - from);
    await context.close();
  }
  return times;
}
