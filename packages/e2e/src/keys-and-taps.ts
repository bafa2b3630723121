import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** As many times the Tab key as it takes. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 30; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/**
 * Taps until it has worked. A machine so busy that half a second passes between finger down and finger up takes
 * a tap for a long press, and a person would tap again, too.
 */
export async function tapUntil(tap: () => Promise<void>, works: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await tap();
    await works();
  }).toPass();
}
