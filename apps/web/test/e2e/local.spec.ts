/** A match on this device alone: table and bots are workers of the page, and no server is asked for anything. */
import { callMe, clean, cutOff, expect, expectLanguage, test } from '@four-crowns/e2e';
import type { SeatWish, Visitor } from '@four-crowns/e2e';
import type { Page } from '@playwright/test';
import { nextScene, scene } from '../../../../games/kingdom-builder/e2e/board.ts';
import { play, thumb } from '../../../../games/kingdom-builder/e2e/play.ts';
import { kingPointer, nextKingScene, playKing } from '../../../../games/the-king-is-dead/e2e/play.ts';
import { en } from './support/words.ts';

const choose = (page: Page, value: string): Promise<void> =>
  page
    .locator('label', { has: page.locator(`input[type=radio][value="${value}"]`) })
    .first()
    .click();

/** Begins a match through the form of a new table. */
async function beginHere(
  { page, at }: Visitor,
  game: string,
  seats: readonly Exclude<SeatWish, 'free'>[],
): Promise<void> {
  await page.goto(`${at}/new/${game}`);
  await choose(page, 'device');
  await choose(page, String(seats.length));
  for (const [i, wish] of seats.entries()) await page.locator('fieldset select').nth(i).selectOption(wish);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/local\//);
}

/** Everything about tables that the page has asked a server for. */
function tablesAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/tables/.test(request.url())) asked.push(`${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => asked.push(socket.url()));
  return asked;
}

test('a whole match against a level, cut off from the server as soon as the table is in sight', async ({
  visit,
}) => {
  // Where a window has another address, the browser asks for its icon again.
  const me = await visit({ lang: 'en', expectedErrors: /favicon/ });
  const { page, context } = me;
  await callMe(me, 'Anna');
  const asked = tablesAsked(page);
  await beginHere(me, 'the-king-is-dead', ['me', 'bot:knight']);
  await nextKingScene(page);
  expect(page.workers().length).toBeGreaterThan(1);
  await context.setOffline(true);
  const { stages, cards } = await playKing(page, kingPointer, { eager: 8 });
  expect([...stages].toSorted()).toEqual(['effect', 'summon', 'turn']);
  expect(cards.size).toBeGreaterThan(3);
  const score = page.getByRole('dialog', { name: 'How it ended' });
  // Three factions and the sets.
  await expect(score.locator('tbody tr')).toHaveCount(4);
  await expect(score.getByRole('status')).toContainText(/Invasion|Coronation/);
  await expectLanguage(page, 'en');
  await page.keyboard.press('Escape');

  // Both have played, and all chance follows from the seed.
  for (const name of ['Anna', 'Knight']) {
    await expect(page.getByRole('option', { name: new RegExp(`^${name} `) }).first()).toBeAttached();
  }
  await page.getByRole('button', { name: 'Fair play' }).click();
  await page.locator('[data-action=verify]').click();
  await expect(page.getByText(/^It is right: \d+ steps and \d+ draws? follow/)).toBeVisible();
  await page.keyboard.press('Escape');

  const first = page.url();
  await page.locator('[popovertarget=table-menu]').click();
  await page.locator('#table-menu [data-action=result]').click();
  await page.locator('[data-action=rematch]').click();
  await page.waitForURL((url) => /\/local\//.test(url.pathname) && url.href !== first);
  await nextKingScene(page);
  expect(asked).toEqual([]);
});

test('a hint, a refusal with its rule and taking back come from the worker too', async ({ visit }) => {
  const me = await visit({ lang: 'en', theme: 'dark' });
  const { page, context } = me;
  await beginHere(me, 'kingdom-builder', ['me', 'bot:king']);
  const { version } = await nextScene(page);
  await context.setOffline(true);
  await page.locator('[data-action=end-turn]').click();
  await expect(page.locator('[data-action=rule]')).toBeVisible();
  await page.keyboard.press('i');
  const hint = page.getByRole('dialog', { name: 'What could I do?' });
  await expect(hint.locator('[data-part=why]').first()).toHaveText(/^[A-Z].+\.$/);
  await clean(page, 'the hint');
  await hint.locator('[data-action=play-hint]').first().click();
  const played = await nextScene(page, version);
  await page.keyboard.press('u');
  const back = await nextScene(page, played.version);
  expect(back.isAsked).toBe(true);
  // Nobody to write to and nobody to invite.
  await page.keyboard.press('c');
  await expect(page.locator('[data-tab=chat], [data-part=chat]')).toHaveCount(0);
  await page.locator('[popovertarget=table-menu]').click();
  await expect(page.locator('#table-menu [data-action=share], #table-menu [data-action^=chat]')).toHaveCount(
    0,
  );
  await clean(page, 'the menu');
  await page.keyboard.press('Escape');
  // The rules and the other language were fetched beforehand.
  await page.keyboard.press('r');
  await expect(page.locator('dialog[open] article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await choose(page, 'ru');
  await expect(page.getByRole('dialog', { name: 'Настройки' })).toBeVisible();
});

test('two people and a bot on a phone: passed around, and a reload goes on', async ({ visit }) => {
  const me = await visit({ lang: 'ru', theme: 'dark', size: 'phone' });
  const { page, at } = me;
  const asked = tablesAsked(page);
  await page.goto(`${at}/new/kingdom-builder`);
  await choose(page, 'device');
  await expect(page.locator('select:has(option[value=quick])')).toHaveCount(0);
  await expect(page.locator('option[value=free]')).toHaveCount(0);
  await clean(page, 'the form');
  await expectLanguage(page, 'ru');
  await beginHere(me, 'kingdom-builder', ['me', 'me', 'bot:knight']);
  await page.locator('[data-action=here]').waitFor();
  await clean(page, 'pass the device');
  await play(page, thumb, {
    turns: 2,
    tiles: 0,
    async before({ version }) {
      expect(await cutOff(page), `version ${version}`).toEqual([]);
      await expectLanguage(page, 'ru');
    },
  });
  const before = await scene(page);
  await page.reload();
  await page.locator('[data-version]').waitFor();
  expect((await scene(page)).version).toBeGreaterThanOrEqual(before.version);
  expect(asked).toEqual([]);
  await page.goto(at);
  await page.locator('a[href^="/local/"]').tap();
  await page.locator('[data-version]').waitFor();
  expect((await scene(page)).version).toBeGreaterThanOrEqual(before.version);
});

test('a match that this tab does not keep is said not to be here', async ({ visit }) => {
  const { page, at } = await visit({ lang: 'en' });
  await page.goto(`${at}/local/elsewhere`);
  await expect(page.getByText(en.table.gone.device)).toBeVisible();
  await clean(page, 'no such match');
});
