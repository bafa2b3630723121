/** Whole matches through the page, to the final score; sizes, themes and languages are shared out among them. */
import {
  callMe,
  expect,
  expectLanguage,
  gameCard,
  linkOf,
  makeTable,
  playNow,
  tabTo,
  test,
} from '@four-crowns/e2e';
import type { Page } from '@playwright/test';
import { keyboard, play, pointer, thumb } from '../../../../games/kingdom-builder/e2e/play.ts';
import { cutLine } from './support/line.ts';
import { ru } from './support/words.ts';

async function totals(page: Page): Promise<readonly number[]> {
  const shown = await page.locator('[data-part=score] tfoot td').allInnerTexts();
  return shown.map((text) => parseInt(text, 10));
}

test('one person and two bots, by pointer alone, from one click on home', async ({ visit }) => {
  const me = await visit({ lang: 'en', theme: 'light' });
  const { page } = me;
  await playNow(me);
  await play(page, pointer, { tiles: 6 });
  const score = page.getByRole('dialog', { name: 'Final score' });
  await expect(score.getByRole('row', { name: /Total/ }).getByRole('cell')).toHaveCount(3);
  await expect(score.getByRole('status')).toContainText(/win|share/);
  // Three cards and the castles, each with a number for every seat; what stands below is their sum.
  const lines = await score.locator('tbody tr').all();
  expect(lines).toHaveLength(4);
  const sums = [0, 0, 0];
  for (const line of lines) {
    const points = await line.getByRole('cell').allInnerTexts();
    points.forEach((text, seat) => (sums[seat]! += Number(text)));
  }
  expect(await totals(page)).toEqual(sums);
  await expectLanguage(page, 'en');
  const before = page.url();
  await score.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && url.href !== before);
  await page.locator('[data-part=score]').waitFor({ state: 'detached' });
  expect(await play(page, pointer, { decisions: 2 })).toBe(2);
});

test('a whole match by keyboard alone', async ({ visit }) => {
  const { page, at } = await visit({ lang: 'ru', theme: 'dark' });
  await page.goto(at);
  await gameCard(page).waitFor();
  await tabTo(page, 'li[data-game=kingdom-builder] button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  await play(page, keyboard, {
    tiles: 3,
    before: async (_now, count) => {
      if (count !== 2) return;
      // Rules are one key away, and closing them gives the focus back.
      await page.keyboard.press('r');
      await expect(page.getByRole('dialog', { name: 'Правила' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  });
  const score = page.getByRole('dialog', { name: 'Итоговый счёт' });
  await expect(score.getByRole('status')).toContainText('обед');
  await expectLanguage(page, 'ru');
});

test('a whole match on a phone, by thumb', async ({ visit }) => {
  const phone = await visit({ lang: 'ru', theme: 'dark', size: 'phone' });
  await callMe(phone, 'Вера');
  await makeTable(phone, ['me', 'bot:random']);
  await play(phone.page, thumb, { tiles: 3 });
  await expect(phone.page.getByRole('dialog', { name: 'Итоговый счёт' })).toBeVisible();
  await expectLanguage(phone.page, 'ru');
});

test('two browsers online, the line of one cut in the middle, a third one watching', async ({
  visit,
  defer,
}) => {
  const line = await cutLine();
  defer(() => line.end());
  const anna = await visit({ lang: 'en', theme: 'dark' });
  const boris = await visit({ lang: 'ru', theme: 'light', at: line.url, expectedErrors: /WebSocket|ERR_/ });
  const clara = await visit({ lang: 'en', theme: 'light' });
  await callMe(anna, 'Anna');
  await callMe(boris, 'Борис');
  await makeTable(anna, ['me', 'free']);
  const link = await linkOf(anna);
  await boris.page.goto(link.replace(anna.at, boris.at));
  await boris.page.locator('[data-seat="1"] [data-action=sit]').click();
  await boris.page.locator('[data-part=board]').waitFor();
  await clara.page.goto(link);
  await expect(clara.page.locator('[data-prompt]')).toContainText('You are watching');

  let isCut = false;
  const both = [
    play(anna.page, pointer, { tiles: 2 }),
    play(boris.page, pointer, {
      tiles: 2,
      before: async (now, count) => {
        if (count !== 9) return;
        isCut = true;
        line.cut();
        await expect(boris.page.locator('[data-prompt]')).toContainText(ru.table.line.lost);
        await expect(anna.page.locator('[data-seat="1"] [title=away]')).toBeVisible();
        // What is chosen meanwhile is sent when the line is back, and played once.
        if (now.lit.length > 0) await pointer.hex(boris.page, now, 0);
        line.mend();
        await expect(boris.page.locator('[data-prompt]')).not.toContainText(ru.table.line.lost);
      },
    }),
  ];
  await Promise.all(both);
  expect(isCut).toBe(true);
  await expect(clara.page.locator('[data-part=score]')).toBeVisible();
  expect(await totals(boris.page)).toEqual(await totals(anna.page));
  expect(await totals(clara.page)).toEqual(await totals(anna.page));
  await expectLanguage(anna.page, 'en', ['Борис']);
  await expectLanguage(boris.page, 'ru', ['Anna']);
});

test('hot-seat: the device is passed, and hands are hidden meanwhile', async ({ visit }) => {
  const host = await visit({ lang: 'en', theme: 'light' });
  await callMe(host, 'Anna');
  await makeTable(host, ['me', 'me']);
  const { page } = host;
  const passing = page.getByRole('dialog', { name: /Pass the device/ });
  await expect(passing).toBeVisible();
  // Nothing of the hand can be seen or reached behind the screen.
  const box = (await passing.boundingBox())!;
  expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 1440, 900]);
  await expect(page.locator('[data-version]')).toHaveAttribute('inert', '');
  await play(page, pointer, { tiles: 0 });
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
});
