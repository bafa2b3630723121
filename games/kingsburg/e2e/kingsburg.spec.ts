/** Kingsburg through the page: whole matches to the final score; seats, sizes, themes and languages are shared out. */
import {
  callMe,
  clean,
  cutOff,
  expect,
  expectLanguage,
  letPlayUntil,
  makeTable,
  test,
} from '@four-crowns/e2e';
import type { Page } from '@four-crowns/e2e';
import { keyboard, nextScene, play, pointer, scene, thumb } from './play.ts';

const game = 'kingsburg';

test('five players, a whole match by pointer alone', async ({ visit }) => {
  const me = await visit({ lang: 'ru', theme: 'light' });
  await callMe(me, 'Анна');
  await makeTable(me, ['me', 'bot:greedy', 'bot:random', 'bot:greedy', 'bot:random'], { game });
  const done = await play(me.page, pointer);
  for (const kind of ['aid', 'influence', 'build', 'story']) expect(done.get(kind), kind).toBeGreaterThan(0);
  const score = me.page.getByRole('dialog', { name: 'Итоговый счёт' });
  await expect(score.locator('tfoot td')).toHaveCount(5);
  await expectLanguage(me.page, 'ru');
});

test('two players, a whole match by keyboard alone', async ({ visit }) => {
  const me = await visit({ lang: 'en', theme: 'dark' });
  await callMe(me, 'Anna');
  await makeTable(me, ['me', 'bot:greedy'], { game });
  const done = await play(me.page, keyboard);
  for (const kind of ['aid', 'influence', 'build', 'story']) expect(done.get(kind), kind).toBeGreaterThan(0);
  const score = me.page.getByRole('dialog', { name: 'Final score' });
  await expect(score.locator('tfoot td')).toHaveCount(2);
  await expectLanguage(me.page, 'en');
});

test('a whole match on a phone, by thumb', async ({ visit }) => {
  const me = await visit({ lang: 'ru', theme: 'dark', size: 'phone' });
  await callMe(me, 'Вера');
  await makeTable(me, ['me', 'bot:greedy'], { game });
  const done = await play(me.page, thumb);
  for (const kind of ['influence', 'build', 'story']) expect(done.get(kind), kind).toBeGreaterThan(0);
  await expect(me.page.getByRole('dialog', { name: 'Итоговый счёт' })).toBeVisible();
  await expectLanguage(me.page, 'ru');
});

/** The first season of a match for two, with dice in hand. */
async function firstDice(page: Page): Promise<void> {
  const now = await nextScene(page);
  await pointer.answer(page, 0);
  await expect(page.locator('[data-action=aid]')).toHaveCount(0);
  await nextScene(page, now.version);
}

test('dice are added up, what they reach is lit, and what is forbidden names its rule', async ({ visit }) => {
  const me = await visit({ lang: 'en' });
  const { page } = me;
  await makeTable(me, ['me', 'bot:greedy'], { game });
  await firstDice(page);
  const dice = page.locator('[data-part=hand] [data-die]');
  const faces = await dice.evaluateAll((all) => all.map((e) => Number(e.getAttribute('data-die'))));
  expect(faces).toHaveLength(3);
  const all = await scene(page);
  for (let i = 0; i < faces.length; i++) await dice.nth(i).click();
  const sum = faces.reduce((a, b) => a + b);
  await expect(page.locator('[data-part=hand] output')).toContainText(`= ${sum}`);
  const taken = await scene(page);
  // All dice together lead to one advisor at most; each of them alone and in pairs to more.
  expect(taken.lit.length).toBeLessThanOrEqual(1);
  expect(all.lit.length).toBeGreaterThan(taken.lit.length);
  const number = (cell: string) => page.locator(`[data-cell=${cell}] >> text=/^\\d+$/`).first().innerText();
  for (const { cell, light } of taken.lit) {
    expect(light).toBe('match');
    expect(Number(await number(cell))).toBe(sum);
  }
  // 18 is the sum of three sixes alone, so one of these two is out of reach.
  const wrong = sum === 18 ? 'queen' : 'king';
  await page.locator(`[data-cell=${wrong}]`).click();
  await expect(page.locator('[data-action=rule]')).toContainText('KBG-5.2');
  await expect(page.locator('[data-prompt]')).toContainText(`Your dice make ${sum}`);
  await page.locator('[data-cell=cathedral]').click();
  await expect(page.locator('[data-action=rule]')).toContainText('KBG-2.4');
  // Whatever was refused, the dice are still taken up.
  await expect(dice.nth(0)).toHaveAttribute('aria-pressed', 'true');
  // Other dice, another question: the refusal spoke of those that were up.
  await dice.nth(0).click();
  await expect(dice.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-action=rule]')).toHaveCount(0);
});

for (const [seats, lang, theme] of [
  [2, 'ru', 'dark'],
  [5, 'en', 'light'],
  [5, 'ru', 'light'],
] as const) {
  test(`1440x900, ${seats} players, ${lang}: nothing outside or clipped, from aid to battle`, async ({
    visit,
  }) => {
    const me = await visit({ lang, theme });
    const { page } = me;
    await callMe(me, lang === 'en' ? 'Wilhelmina' : 'Владислава');
    const bots = Array.from({ length: seats - 1 }, () => 'bot:greedy' as const);
    await makeTable(me, ['me', ...bots], { game });
    const looked = new Set<string>();
    const look = async (what: string) => {
      if (looked.has(what)) return;
      looked.add(what);
      expect(await cutOff(page), what).toEqual([]);
    };
    const before = async () => {
      const now = await scene(page);
      const asked = await page.locator('[data-prompt]').innerText();
      await look(`${now.hasStory ? 'battle, ' : ''}${now.answers.join(' ')} ${asked}`);
    };
    await play(page, pointer, { decisions: 14, before });
    await letPlayUntil(page, seats * 85);
    await play(page, pointer, { decisions: 12, before });
    expect(looked.size).toBeGreaterThan(4);
    expect(
      await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ]),
    ).toEqual([1440, 900]);
  });
}

test('a phone: court and province by turns, nothing wider than the window', async ({ visit }) => {
  const me = await visit({ lang: 'ru', size: 'phone' });
  const { page } = me;
  await makeTable(me, ['me', 'bot:greedy', 'bot:greedy', 'bot:greedy', 'bot:greedy'], { game });
  await firstDice(page);
  await expect(page.locator('[data-cell=king]')).toBeVisible();
  await clean(page, 'court on a phone');
  await page.locator('[data-pane=province]').tap();
  await expect(page.locator('[data-cell=king]')).toHaveCount(0);
  const cell = (await page.locator('[data-cell=embassy]').boundingBox())!;
  expect(Math.min(cell.width, cell.height)).toBeGreaterThan(40);
  // A finger's first tap reads what cannot be built, the second one tries it.
  await page.locator('[data-cell=embassy]').tap();
  await expect(page.locator('[data-tip=embassy]')).toContainText('Сначала нужно здание слева');
  await expect(page.locator('[data-action=rule]')).toHaveCount(0);
  await page.locator('[data-cell=embassy]').tap();
  await expect(page.locator('[data-action=rule]')).toContainText('KBG-2.4');
  await page.locator('[data-tab=shared]').last().tap();
  await clean(page, 'calendar and enemy');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const [theme, lang] of [
  ['light', 'en'],
  ['dark', 'ru'],
] as const) {
  test(`axe: court, dice taken up, province of another, battle; ${theme}, ${lang}`, async ({ visit }) => {
    const me = await visit({ theme, lang });
    const { page } = me;
    await callMe(me, lang === 'en' ? 'Anna' : 'Анна');
    await makeTable(me, ['me', 'bot:greedy', 'bot:greedy'], { game });
    await firstDice(page);
    await page.locator('[data-part=hand] [data-die]').first().click();
    await page.keyboard.press('b');
    await clean(page, 'dice taken up, a card is read');
    await page.locator('[data-seat="1"] [role=listbox]').focus();
    await clean(page, 'a small province is read');
    let stories = 0;
    await play(page, pointer, {
      decisions: 24,
      before: async (now) => {
        if (!now.hasStory || stories > 0) return;
        stories++;
        await clean(page, 'battle');
        await expectLanguage(page, lang);
      },
    });
    expect(stories).toBe(1);
    await page.locator('[popovertarget=table-menu]').click();
    await page.locator('#table-menu [data-action=describe]').click();
    await page.locator('dialog[open]').waitFor();
    await expectLanguage(page, lang);
  });
}
