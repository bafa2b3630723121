import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 30; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${selector}`);
}

/**
 * Repeats a tap until it has worked. If the machine is so busy that half a second passes between touch and release,
 * the tap becomes a long press, and a person would tap again, too.
 */
export async function tapUntil(tap: () => Promise<void>, works: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await tap();
    await works();
  }).toPass();
}
