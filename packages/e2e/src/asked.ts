import type { Page } from '@playwright/test';

/**
 * Resolves as soon as the viewer can act at a version after `after`, the device must be passed, or the match is over.
 */
export async function untilAsked(page: Page, after: number): Promise<void> {
  await page.waitForFunction(
    (version) => {
      const frame = document.querySelector<HTMLElement>('[data-version]');
      const isNew = Number(frame?.dataset['version'] ?? -1) > version;
      // Fonts that load late shift everything a little.
      if (document.fonts.status !== 'loaded') return false;
      return (
        document.querySelector('[data-part=score], [data-action=here]') !== null ||
        (isNew && frame?.dataset['asked'] !== undefined)
      );
    },
    after,
    { polling: 'raf', timeout: 60_000 },
  );
}
