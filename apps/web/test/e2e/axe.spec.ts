/** WCAG 2.2 A and AA, as far as a program can tell: every page and every open dialog, in both themes. */
import { callMe, clean, expectLanguage, makeTable, test } from '@four-crowns/e2e';
import { nextScene } from '../../../../games/kingdom-builder/e2e/board.ts';
import { play, pointer } from '../../../../games/kingdom-builder/e2e/play.ts';

for (const [theme, lang] of [
  ['light', 'en'],
  ['dark', 'ru'],
] as const) {
  test(`pages, ${theme}, ${lang}`, async ({ visit }) => {
    const me = await visit({ theme, lang });
    const { page, at } = me;
    const look = async (path: string, ready: string) => {
      await page.goto(`${at}${path}`);
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      await clean(page, path);
      await expectLanguage(page, lang);
    };
    await look('/', 'main li button');
    await look('/new/kingdom-builder', 'button[type=submit]');
    await page.locator('section').last().locator('select').nth(0).selectOption('chosen');
    await page.locator('section').last().locator('select').nth(5).selectOption('chosen');
    await clean(page, 'options chosen by hand');
    await look('/me', 'input[name=nickname]');
    await look('/rules/kingdom-builder', 'article');
    // In English, whatever the page speaks.
    await page.goto(`${at}/docs/kings-bounty-balance`);
    await page.locator('article table').first().waitFor();
    await clean(page, 'figures');
    await look('/nowhere', 'h1');
    await look('/t/nothinghere', 'h1');
    await makeTable(me, ['me', 'free', 'free'], { start: 'host' });
    await page.locator('[data-seat="2"]').waitFor();
    await clean(page, 'lobby');
    await expectLanguage(page, lang);
  });

  test(`table and dialogs, ${theme}, ${lang}`, async ({ visit }) => {
    const me = await visit({ theme, lang });
    const { page } = me;
    await callMe(me, lang === 'en' ? 'Anna' : 'Анна');
    await makeTable(me, ['me', 'bot:greedy']);
    await nextScene(page);
    await clean(page, 'table');
    await page.locator('[data-action=end-turn]').click();
    await page.locator('[data-action=rule]').waitFor();
    await clean(page, 'refusal');
    await play(page, pointer, { turns: 2, tiles: 0 });
    await nextScene(page);
    await expectLanguage(page, lang);
    await page.locator('[data-action=recap]').click();
    await page.locator('dialog[open] li').first().waitFor();
    await clean(page, 'recap');
    await expectLanguage(page, lang);
    await page.keyboard.press('Escape');
    await page.locator('[popovertarget=table-menu]').click();
    await clean(page, 'menu');
    await page.keyboard.press('Escape');
    for (const dialog of ['fair', 'settings', 'keys', 'describe', 'share', 'rewind', 'resign']) {
      await page.locator('[popovertarget=table-menu]').click();
      await page.locator(`#table-menu [data-action=${dialog}]`).click();
      await page.locator('dialog[open]').waitFor();
      await clean(page, dialog);
      await expectLanguage(page, lang);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await page.keyboard.press('r');
    await page.locator('dialog[open] article').first().waitFor();
    await clean(page, 'rules');
    await page.keyboard.press('Escape');
    await page.locator('[data-tab=chat]').last().click();
    await clean(page, 'chat');
    await page.locator('[popovertarget=table-menu]').click();
    await page.locator('#table-menu [data-action=resign]').click();
    await page.locator('dialog [data-action=resign]').click();
    await page.locator('[data-part=score]').waitFor();
    await clean(page, 'result');
    await expectLanguage(page, lang);
    await page.keyboard.press('Escape');
    await page.locator('[popovertarget=table-menu]').click();
    await page.locator('#table-menu [data-action=fair]').click();
    await page.locator('[data-action=verify]').waitFor();
    await clean(page, 'fair play after the end');
  });
}

test('phone, and passing the device', async ({ visit }) => {
  const me = await visit({ size: 'phone', theme: 'dark' });
  await me.page.goto(me.at);
  await me.page.locator('main li button').first().waitFor();
  await clean(me.page, 'home on a phone');
  await makeTable(me, ['me', 'me']);
  await me.page.locator('[data-action=here]').waitFor();
  await clean(me.page, 'pass the device');
  await me.page.locator('[data-action=here]').tap();
  await nextScene(me.page);
  for (const tab of ['hand', 'shared', 'log', 'chat']) {
    await me.page.locator(`[data-tab=${tab}]`).last().tap();
    await clean(me.page, `tab ${tab}`);
  }
});
