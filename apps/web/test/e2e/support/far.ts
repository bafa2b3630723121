import type { Page } from '@playwright/test';

/** Lets a bot play this seat until the match is at `version`, then takes the seat back: a quick way into the middle. */
export async function letPlayUntil(page: Page, version: number): Promise<void> {
  await page.locator('[popovertarget=table-menu]').click();
  await page.locator('#table-menu [data-action=hand-over]').click();
  await page.waitForFunction(
    (wanted) =>
      Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version']) >= wanted ||
      document.querySelector('[data-part=score]') !== null,
    version,
    { timeout: 60_000 },
  );
  if ((await page.locator('[data-part=score]').count()) > 0) return;
  await page.locator('[data-action=return]').click();
  await page.locator('[data-action=return]').waitFor({ state: 'detached' });
}
