/** This game in the browser: a whole match, both languages, a desk and a phone. */
import {
  clean,
  cutOff,
  expect,
  expectLanguage,
  letPlayUntil,
  makeTable,
  test,
  untilAsked,
} from '@four-crowns/e2e';
import type { Page } from '@four-crowns/e2e';

/** Bids the highest card and confirms it if asked. Returns false once the match is over. */
async function bidHighest(page: Page): Promise<boolean> {
  const card = page.locator('[data-card][aria-disabled=false]').last();
  const score = page.locator('[data-part=score]');
  await card.or(score).first().waitFor();
  if ((await score.count()) > 0) return false;
  const held = await page.locator('[data-cards]').getAttribute('data-cards');
  await card.click();
  const confirm = page.locator('[data-action=confirm]');
  const played = page.locator(`[data-cards]:not([data-cards="${held}"])`);
  await confirm.or(played).first().waitFor();
  if ((await confirm.count()) > 0) await confirm.click();
  await played.waitFor();
  return true;
}

test('home shows it, and a whole match against a bot is played to its score', async ({ visit }) => {
  const me = await visit({ lang: 'en', theme: 'light' });
  const { page } = me;
  await page.goto(me.at);
  await expect(page.locator('li[data-game=game-template]')).toContainText('Game Template');
  await makeTable(me, ['me', 'bot:greedy'], { game: 'game-template' });
  while (await bidHighest(page));
  const score = page.getByRole('dialog', { name: 'Final score' });
  await expect(score.getByRole('status')).toContainText(/w[io]n|victory/);
  await expectLanguage(page, 'en');
});

test('on this device alone: what is not allowed is refused with its rule', async ({ visit }) => {
  const { page, at } = await visit({ lang: 'en' });
  await page.goto(`${at}/new/game-template`);
  for (const value of ['device', '2'])
    await page.locator('label', { has: page.locator(`input[value="${value}"]`) }).click();
  for (const i of [0, 1]) await page.locator('fieldset select').nth(i).selectOption('me');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/local\//);
  await page.locator('[data-action=here]').click();
  await untilAsked(page, -1);
  await page.locator('[data-part=hand] [data-card="7"]').click();
  await expect(page.locator('[data-action=here]')).toBeVisible();
});

for (const size of ['desk', 'phone'] as const) {
  test(`five players, ${size}: nothing outside or clipped, in Russian, and no barrier`, async ({ visit }) => {
    const { page, ...me } = await visit({ lang: 'ru', theme: 'dark', size });
    await makeTable({ page, at: me.at }, ['me', 'bot:greedy', 'bot:random', 'bot:greedy', 'bot:random'], {
      game: 'game-template',
    });
    for (let round = 0; round < 2; round++) await bidHighest(page);
    await untilAsked(page, -1);
    // The strip of players on a phone scrolls.
    const cut = await cutOff(page);
    expect(size === 'desk' ? cut : cut.filter((text) => text.includes('_board_'))).toEqual([]);
    await clean(page, size);
    await expectLanguage(page, 'ru', ['Game Template']);
    await letPlayUntil(page, Infinity);
    await page.locator('[data-part=score]').waitFor();
  });
}
