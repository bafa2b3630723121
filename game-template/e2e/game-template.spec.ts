/** This game through the page: a whole match, both languages, a desk and a phone. */
import {
  callMe,
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

/** Bids the highest card, and confirms it where the page asks for that. */
async function bidHighest(page: Page, after: number): Promise<number> {
  await untilAsked(page, after);
  const version = Number(await page.locator('[data-version]').getAttribute('data-version'));
  if ((await page.locator('[data-part=score]').count()) > 0) return -1;
  await page.locator('[data-part=hand] [data-card]').last().click();
  const confirm = page.locator('[data-action=confirm]');
  const isOn = page.locator(`[data-version]:not([data-version="${version}"])`);
  await confirm.or(isOn).first().waitFor();
  if ((await confirm.count()) > 0) await confirm.click();
  return version;
}

test('a whole match against a bot, by pointer', async ({ visit }) => {
  const me = await visit({ lang: 'en', theme: 'light' });
  await callMe(me, 'Anna');
  await makeTable(me, ['me', 'bot:greedy'], { game: 'game-template' });
  for (let version = -1, rounds = 0; rounds <= 13; rounds++) {
    version = await bidHighest(me.page, version);
    if (version < 0) break;
  }
  const score = me.page.getByRole('dialog', { name: 'Final score' });
  await expect(score.getByRole('status')).toContainText(/w[io]n/);
  await expectLanguage(me.page, 'en');
});

for (const size of ['desk', 'phone'] as const) {
  test(`five players, ${size}: nothing outside or clipped, in Russian, and no barrier`, async ({ visit }) => {
    const { page, ...me } = await visit({ lang: 'ru', theme: 'dark', size });
    await makeTable({ page, at: me.at }, ['me', 'bot:greedy', 'bot:random', 'bot:greedy', 'bot:random'], {
      game: 'game-template',
    });
    await bidHighest(page, await bidHighest(page, -1));
    await untilAsked(page, -1);
    expect(await cutOff(page)).toEqual([]);
    await clean(page, size);
    await expectLanguage(page, 'ru', ['Game Template']);
    await letPlayUntil(page, Infinity);
    await page.locator('[data-part=score]').waitFor();
  });
}
