import { GAMES } from '@four-crowns/games';
import type { Locator, Page } from '@playwright/test';
import type { Visitor } from './test.ts';

let named = 0;

/** A unique name, because all tests share one server: it contains the number of its worker and test. */
function ownName(name: string): string {
  return `${name} ${process.env['TEST_WORKER_INDEX'] ?? ''}.${++named}`;
}

/** Chooses a name through the page and returns the exact name. */
export async function callMe({ page, at }: Visitor, name: string): Promise<string> {
  const own = ownName(name);
  await page.goto(`${at}/me`);
  await page.locator('input[name=nickname]').fill(own);
  await page.locator('input[name=nickname]').press('Enter');
  await page.locator(`header a[href="/me"][aria-label*="${own}"]`).waitFor();
  return own;
}

export type SeatWish = 'me' | 'free' | `bot:${string}`;

/** The game to use where it does not matter which: the first one. */
const USUAL = GAMES[0]?.id ?? '';

/** That game's card on home. */
export function gameCard(page: Page): Locator {
  return page.locator(`li[data-game=${USUAL}]`);
}

/** Starts a quick game with one click on home. */
export async function playNow({ page, at }: Visitor): Promise<void> {
  await page.goto(at);
  await gameCard(page).getByRole('button').click();
  await page.waitForURL(/\/t\//);
}

/** Creates a table through the page and returns its address with the invitation. */
export async function makeTable(
  { page, at }: Pick<Visitor, 'page' | 'at'>,
  seats: readonly SeatWish[],
  more: {
    readonly game?: string;
    readonly start?: 'host' | 'full';
    readonly access?: 'public' | 'link';
    readonly pace?: 'none' | 'quick' | 'day';
  } = {},
): Promise<string> {
  await page.goto(`${at}/new/${more.game ?? USUAL}`);
  const choose = (value: string) =>
    page.locator('label', { has: page.locator(`input[value="${value}"]`) }).click();
  await choose(String(seats.length));
  for (const [i, wish] of seats.entries()) await page.locator('fieldset select').nth(i).selectOption(wish);
  for (const value of [more.start, more.access]) {
    if (value !== undefined) await choose(value);
  }
  if (more.pace !== undefined) await page.locator('select:has(option[value=quick])').selectOption(more.pace);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/t\//);
  return page.url();
}

/** The link as it would be copied in the lobby. */
export async function linkOf({ page }: Visitor): Promise<string> {
  return page.locator('input[readonly]').inputValue();
}
