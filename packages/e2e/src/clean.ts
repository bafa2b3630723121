import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Checks that automated tests find no violation of WCAG 2.2 A and AA. */
export async function clean(page: Page, where: string): Promise<void> {
  // Waits for transitions to end, because contrast is judged on the final colours.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((a) => a.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(LEVELS).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((n) => `${id}: ${n.target.join(' ')} ${n.failureSummary ?? ''}`),
  );
  expect(found, where).toEqual([]);
}
