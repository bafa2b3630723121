import type { Page } from '@playwright/test';

/**
 * Lets a bot play this seat until the match is at `version`, then takes the seat back. A quick way to the middle of a
 * match.
 */
export async function letPlayUntil(page: Page, version: number): Promise<void> {
  await page.locator('[popovertarget=table-menu]').click();
  await page.locator('#table-menu [data-action=hand-over]').click();
  await page.locator('[data-action=return]').waitFor();
  // Observed from inside the page, because bots are faster than polling from outside.
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const frame = document.querySelector<HTMLElement>('[data-version]');
        if (frame === null) return;
        const look = () => {
          const isOver = document.querySelector('[data-part=score]') !== null;
          if (!isOver && Number(frame.dataset['version']) < wanted) return;
          observer.disconnect();
          document.querySelector<HTMLElement>('[data-action=return]')?.click();
          done();
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, {
          attributeFilter: ['data-version'],
          childList: true,
          subtree: true,
        });
        look();
      }),
    version,
  );
  await page.locator('[data-action=return]').waitFor({ state: 'detached' });
}
