/** The King Is Dead through the page: whole matches in every mode, refusals, previews, layout, accessibility. */
import { clean } from './support/clean.ts';
import { cutOff } from './support/cut-off.ts';
import { expectLanguage } from './support/language.ts';
import { callMe } from './support/people.ts';
import { expect, test } from './support/test.ts';
import {
  kingKeyboard,
  kingPointer,
  kingThumb,
  makeKingTable,
  nextKingScene,
  playKing,
} from './support/the-king-is-dead.ts';

test('two players, basic, by pointer alone, to the final count', async ({ visit }) => {
  const me = await visit({ lang: 'en', theme: 'light' });
  await callMe(me, 'Anna');
  await makeKingTable(me, ['me', 'bot:greedy']);
  const { stages, cards } = await playKing(me.page, kingPointer, { eager: 8 });
  expect([...stages].toSorted()).toEqual(['effect', 'summon', 'turn']);
  expect(cards.size).toBeGreaterThan(3);
  const score = me.page.getByRole('dialog', { name: 'Final score' });
  await expect(score.locator('tbody tr')).toHaveCount(3);
  await expect(score.getByRole('status')).toContainText(/Invasion|Coronation/);
  await expectLanguage(me.page, 'en');
});

test('three players, advanced, by keyboard alone, in Russian', async ({ visit }) => {
  const me = await visit({ lang: 'ru', theme: 'dark' });
  await callMe(me, 'Вера');
  await makeKingTable(me, ['me', 'bot:greedy', 'bot:random'], ['advanced']);
  const { cards } = await playKing(me.page, kingKeyboard, { eager: 8 });
  expect(cards.size).toBeGreaterThan(3);
  await expect(me.page.getByRole('dialog', { name: 'Итоговый счёт' }).locator('tbody tr')).toHaveCount(4);
  await expectLanguage(me.page, 'ru', ['TKD']);
});

test('alone against the Saxons on a phone, by thumb', async ({ visit }) => {
  const me = await visit({ lang: 'en', theme: 'dark', size: 'phone' });
  await makeKingTable(me, ['me'], ['saxonDeckOpen']);
  const { page } = me;
  await nextKingScene(page);
  await page.locator('[data-tab=shared]').last().tap();
  await expect(page.locator('[data-court="1"]')).toBeVisible();
  await expect(page.getByText('Next card')).toBeVisible();
  await page.locator('[data-tab=hand]').last().tap();
  await playKing(page, kingThumb, { eager: 5 });
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
  await expectLanguage(page, 'en');
});

test('four in two teams, by pointer, and nothing is cut off at any time', async ({ visit }) => {
  const me = await visit({ lang: 'ru', theme: 'light' });
  await callMe(me, 'Владислава');
  await makeKingTable(me, ['me', 'bot:greedy', 'bot:random', 'bot:greedy']);
  let looks = 0;
  await playKing(me.page, kingPointer, {
    eager: 7,
    async before(now, count) {
      if (count % 4 !== 0) return;
      looks++;
      expect(await cutOff(me.page), `${now.stage}, version ${now.version}`).toEqual([]);
    },
  });
  expect(looks).toBeGreaterThan(3);
  const score = me.page.getByRole('dialog', { name: 'Итоговый счёт' });
  // Partners win together.
  await expect(score.locator('th[data-won]')).toHaveCount(2);
  await expectLanguage(me.page, 'ru', ['TKD']);
});

test('Vikings and cunning cards on a phone, by thumb, in Russian', async ({ visit }) => {
  const me = await visit({ lang: 'ru', theme: 'light', size: 'phone' });
  await makeKingTable(me, ['me', 'bot:random'], ['advanced', 'vikings']);
  const { page } = me;
  await nextKingScene(page);
  await expect(page.locator('[data-tower="devon:viking"]')).toHaveAccessibleName(/викинги: 1/);
  await playKing(page, kingThumb, { eager: 8 });
  await expect(page.getByRole('dialog', { name: 'Итоговый счёт' })).toBeVisible();
  await expectLanguage(page, 'ru', ['TKD']);
});

for (const [theme, lang, size] of [
  ['light', 'en', 'desk'],
  ['dark', 'ru', 'desk'],
  ['light', 'ru', 'phone'],
  ['dark', 'en', 'phone'],
] as const) {
  test(`every step of a card is clean to axe, ${theme}, ${lang}, ${size}`, async ({ visit }) => {
    const me = await visit({ theme, lang, size });
    const { page } = me;
    await makeKingTable(me, ['me', 'bot:random'], ['vikings']);
    let begin = await nextKingScene(page);
    await clean(page, 'turn');
    for (const card of ['negotiate', 'manoeuvre']) {
      await kingPointer.card(page, card);
      await page.locator('[data-stage=effect]').waitFor();
      await clean(page, card);
      await kingPointer.spot(page, await nextKingScene(page, begin.version), 0);
      await page.locator('[data-picks="1"]').waitFor();
      await clean(page, `${card}, one picked`);
      await playKing(page, kingPointer, { until: 'summon' });
      await clean(page, 'summon');
      await playKing(page, kingPointer, { until: 'turn' });
      begin = await nextKingScene(page);
    }
    await expectLanguage(page, lang, ['TKD']);
  });
}
