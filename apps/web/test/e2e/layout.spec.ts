/** At 1440x900 the whole table is in the window; on a phone everything has its place and nothing moves when tabs change. */
import type { Page } from '@playwright/test';
import { nextScene } from './support/board.ts';
import { letPlayUntil } from '../../tools/let-play.ts';
import { callMe, makeTable } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Everything that sticks out of the window, out of the box that clips it, or is cut off with dots. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const frame = document.querySelector('[data-version]');
    const name = (e: Element) =>
      `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''} "${(e.textContent ?? '').trim().slice(0, 40)}"`;
    // Only log and chat may scroll: they have no end.
    const mayScroll = (e: Element) => e.closest('[data-part=log], [data-part=chat]') !== null;
    for (const e of frame?.querySelectorAll<HTMLElement>('*') ?? []) {
      const style = getComputedStyle(e);
      if (style.clipPath !== 'none' || style.visibility === 'hidden' || e.closest('[popover]') !== null)
        continue;
      if (e.closest('svg') !== null && e.tagName !== 'svg') continue;
      const box = e.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || mayScroll(e)) continue;
      const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      if (out)
        wrong.push(`outside the window: ${name(e)} ${Math.round(box.right)} ${Math.round(box.bottom)}`);
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      const isRead = e.matches('.unseen') || e.closest('.unseen') !== null;
      if (!(e instanceof HTMLElement) || !clips || isRead) continue;
      const wide = e.scrollWidth - e.clientWidth;
      const high = e.scrollHeight - e.clientHeight;
      if (wide > 1 || high > 1) wrong.push(`clipped by ${wide}, ${high}: ${name(e)}`);
    }
    return wrong;
  });
}

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
