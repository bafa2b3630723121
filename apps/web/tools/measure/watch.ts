import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Opens a table where only bots play, from the first step on and with full animation. */
export async function watchBots(
  browser: Browser,
  url: string,
  seats: number,
  listen: () => void,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(listen);
  await page.goto(url);
  await page.getByText('You have no game in progress').waitFor();
  const id = await page.evaluate(async (count) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'kingdom-builder',
        seats: count,
        mine: [],
        access: 'public',
        bots: Array.from({ length: count }, (_, seat) => ({ seat, bot: 'greedy' })),
      }),
    });
    return ((await answer.json()) as { id: string }).id;
  }, seats);
  await page.goto(`${url}/t/${id}`);
  await page.locator('[data-version]').waitFor();
  return { page, context };
}
