/** At 1440x900 the whole table is in the window; on a phone everything has its place and nothing moves when tabs change. */
import { callMe, cutOff, expect, letPlayUntil, makeTable, test } from '@four-crowns/e2e';
import { nextScene } from '../../../../games/kingdom-builder/e2e/board.ts';

for (const lang of ['en', 'ru'] as const) {
  test(`1440x900, four players, deep in the match, ${lang}: nothing outside or clipped`, async ({
    visit,
  }) => {
    const me = await visit({ lang, theme: lang === 'en' ? 'light' : 'dark' });
    await callMe(me, lang === 'en' ? 'Wilhelmina' : 'Владислава');
    await makeTable(me, ['me', 'bot:greedy', 'bot:greedy', 'bot:random']);
    await nextScene(me.page);
    expect(await cutOff(me.page)).toEqual([]);
    await letPlayUntil(me.page, 170);
    await nextScene(me.page);
    expect(await cutOff(me.page)).toEqual([]);
    const page = await me.page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(page).toEqual([1440, 900]);
  });
}

/** The cards that take the most room: the note on empty sectors, and the longest texts. */
const LONGEST = ['knights', 'lords', 'merchants'];

for (const lang of ['en', 'ru'] as const) {
  test(`1440x900, the longest cards of Kingdom Builder, ${lang}: nothing outside or clipped`, async ({
    visit,
  }) => {
    const me = await visit({ lang });
    const { page, at } = me;
    await callMe(me, lang === 'en' ? 'Anna' : 'Анна');
    const made = await page.request.post(`${at}/api/tables`, {
      headers: { origin: at },
      data: {
        game: 'kingdom-builder',
        seats: 4,
        options: { objectives: LONGEST },
        mine: [0],
        bots: [1, 2, 3].map((seat) => ({ seat, bot: 'greedy' })),
        start: 'full',
      },
    });
    expect(made.status(), await made.text()).toBe(200);
    const { id } = (await made.json()) as { readonly id: string };
    await page.goto(`${at}/t/${id}`);
    await nextScene(page);
    expect(await cutOff(page)).toEqual([]);
  });
}

test('a phone: board over the whole width, hand and actions in reach of a thumb, no jumps between tabs', async ({
  visit,
}) => {
  const me = await visit({ lang: 'ru', size: 'phone' });
  await makeTable(me, ['me', 'bot:random', 'bot:random']);
  await nextScene(me.page);
  const box = async (selector: string) => (await me.page.locator(selector).boundingBox())!;
  const board = await box('[data-part=board]');
  expect(board.width).toBe(390);
  expect(board.height).toBeGreaterThan(330);
  for (const tab of ['shared', 'log', 'chat', 'hand']) {
    await me.page.locator(`[data-tab=${tab}]`).last().tap();
    expect(await box('[data-part=board]'), `the board with ${tab} open`).toEqual(board);
  }
  const end = await box('[data-action=end-turn]');
  expect(end.y).toBeGreaterThan(422);
  expect(end.y + end.height).toBeLessThan(844);
  expect(await me.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
