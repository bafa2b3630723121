/** What the frame does around any game's board. */
import { callMe, expect, letPlayUntil, linkOf, makeTable, test } from '@four-crowns/e2e';
import type { Visitor } from '@four-crowns/e2e';
import type { LogPage } from '@four-crowns/protocol/client';
import { nextScene, scene } from '../../../../games/kingdom-builder/e2e/board.ts';
import { serve } from '../../tools/serve.ts';
import { play, pointer } from '../../../../games/kingdom-builder/e2e/play.ts';
import { en } from './support/words.ts';

const menu = async ({ page }: Visitor, action: string) => {
  await page.locator('[popovertarget=table-menu]').click();
  await page.locator(`#table-menu [data-action=${action}]`).click();
};

/** Houses of the first seat since its last choice: where only one place is left, nobody is asked. */
async function forcedBuilds({ page, at }: Visitor): Promise<number> {
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.get(`${at}/api/tables/${table}/log?viewer=0`);
  const { entries } = (await answer.json()) as LogPage;
  const steps = entries.flatMap((t) => (t.type === 'step' && t.by === 0 ? [t] : []));
  const chosen = steps.findLastIndex(({ auto }) => auto !== true);
  return steps.slice(chosen + 1).flatMap(({ events }) => events.filter(({ type }) => type === 'build'))
    .length;
}

test('taking back, the log that points at the board, and what happened since', async ({ visit }) => {
  const me = await visit({ still: false });
  await makeTable(me, ['me', 'bot:greedy']);
  const { page } = me;
  const first = await nextScene(page);
  const hex = first.lit[0]!.hex;
  await pointer.hex(page, first, 0);
  await nextScene(page, first.version);
  const line = page.getByRole('option', { name: new RegExp(`builds on ${hex}\\.`) });
  await expect(line).toBeVisible();
  await line.hover();
  await expect(page.locator('[data-part=board] path[class*=pointedRing]').first()).toBeAttached();
  await page.keyboard.press('u');
  await expect(line).toHaveCount(0);
  await expect(page.getByRole('option', { name: /takes back/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveAttribute('aria-disabled', 'true');

  // A turn of one's own, then one of the bot's: the recap has the bot's moves, and of one's own what was no choice.
  const { version } = await scene(page);
  await play(page, pointer, { turns: 1, tiles: 0 });
  await nextScene(page, version + 4);
  await page.getByRole('button', { name: 'What happened' }).click();
  const recap = page.getByRole('dialog', { name: 'Since your last turn' });
  await expect(
    recap
      .getByRole('listitem')
      .filter({ hasText: /Adept builds on/ })
      .first(),
  ).toBeVisible();
  await expect(recap.getByText(/Guest \d+ builds/)).toHaveCount(await forcedBuilds(me));
  // The log can be walked with the keyboard too.
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
});

test('lobby: sitting down, bots, asking somebody to leave, beginning; chat; going back by consent', async ({
  visit,
}) => {
  const anna = await visit();
  const boris = await visit({ lang: 'ru', size: 'phone' });
  const annasName = await callMe(anna, 'Anna');
  const borisName = await callMe(boris, 'Boris');
  await makeTable(anna, ['me', 'free', 'free'], { start: 'host', access: 'public' });
  await expect(anna.page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const link = await linkOf(anna);
  // The table stands in the list of open tables.
  await boris.page.goto(boris.at);
  await boris.page
    .getByRole('link', { name: `за столом: ${annasName}` })
    .first()
    .click();
  await boris.page.locator('[data-seat="1"] [data-action=sit]').click();
  await expect(anna.page.locator('[data-seat="1"]')).toContainText('Boris');
  await anna.page.getByRole('button', { name: `Ask ${borisName} to leave` }).click();
  await expect(boris.page.locator('[data-seat="1"] [data-action=sit]')).toBeVisible();
  await boris.page.goto(link.replace(anna.at, boris.at));
  await boris.page.locator('[data-seat="1"] [data-action=sit]').click();
  const bots = anna.page.locator('[data-seat="2"]').getByRole('combobox', { name: 'Seat a bot' });
  await bots.selectOption({ label: 'Novice' });
  await anna.page.getByRole('button', { name: 'Remove Novice' }).click();
  await bots.selectOption({ label: 'Adept' });
  await anna.page.locator('[data-action=start]').click();
  await anna.page.locator('[data-part=board]').waitFor();

  await anna.page.getByRole('button', { name: 'Chat' }).click();
  await anna.page.getByLabel('Write to the table').fill('<b>Good luck</b>');
  await anna.page.keyboard.press('Enter');
  await expect(boris.page.getByText('1 новая строка')).toBeAttached();
  await boris.page.getByRole('button', { name: /Чат/ }).tap();
  await expect(boris.page.getByText('<b>Good luck</b>')).toBeVisible();
  await boris.page.getByRole('button', { name: `Не слышать: ${annasName}` }).tap();
  await anna.page.getByLabel('Write to the table').fill('Unheard');
  await anna.page.keyboard.press('Enter');
  await expect(anna.page.getByText('Unheard')).toBeVisible();
  await expect(boris.page.getByText('Unheard')).toHaveCount(0);
  await menu(anna, 'chat-off');
  await expect(boris.page.getByLabel('Написать всем за столом')).toHaveCount(0);

  // Both have moved; going back needs both.
  await boris.page.getByRole('button', { name: 'Рука' }).tap();
  const asked = await Promise.race([
    nextScene(anna.page).then(() => anna),
    nextScene(boris.page).then(() => boris),
  ]);
  const [one, other] = asked === anna ? [anna, boris] : [boris, anna];
  await letPlayUntil(one.page, (await scene(one.page)).version + 3);
  const before = (await scene(anna.page)).version;
  await menu(anna, 'rewind');
  await anna.page.getByRole('radio').first().check();
  await anna.page.locator('[data-action=ask-rewind]').click();
  await expect(boris.page.locator('[data-prompt]')).toContainText(`${annasName} просит всех вернуться`);
  await boris.page.getByRole('button', { name: 'Согласиться' }).tap();
  await expect(
    anna.page.locator('[data-part=log] [role=option]', { hasText: 'the table goes back' }),
  ).toBeAttached();
  expect((await scene(anna.page)).version).toBeGreaterThan(before);
  expect(other).toBeDefined();
});

test('a bot takes over and the person comes back; somebody comes to watch; resigning', async ({
  visit,
  defer,
}) => {
  // Bots slow enough that a busy browser is back at its seat before they are through with the match.
  const server = await serve({ BOT_FLOOR_MS: '100' });
  defer(() => server.end());
  const me = await visit({ at: server.url });
  const watcher = await visit({ at: server.url, lang: 'ru', theme: 'dark' });
  await makeTable(me, ['me', 'bot:random', 'bot:random'], { access: 'public' });
  await nextScene(me.page);
  await watcher.page.goto(me.page.url());
  await expect(watcher.page.locator('[data-prompt]')).toContainText('Вы смотрите');
  await expect(watcher.page.locator('[data-part=hand] button')).toHaveCount(0);
  await expect(me.page.locator('header')).toContainText('1 watcher');
  await letPlayUntil(me.page, 45);
  await expect(watcher.page.locator('[data-version]')).toHaveAttribute('data-version', /^\d{2,}$/);
  // Closing the page and opening it again later: everything is there, the log too.
  const address = me.page.url();
  await me.page.goto(me.at);
  await me.page
    .getByRole('link', { name: /Kingdom Builder/ })
    .first()
    .click();
  await me.page.waitForURL(address);
  await nextScene(me.page);
  await expect.poll(() => me.page.getByRole('option').count()).toBeGreaterThan(20);
  await menu(me, 'resign');
  await me.page.locator('dialog [data-action=resign]').click();
  await expect(me.page.locator('[data-seat="0"]')).toContainText('has resigned');
  await expect(me.page.locator('[data-part=score]')).toBeVisible({ timeout: 120_000 });
  const totals = me.page.locator('[data-part=score] tfoot td');
  await expect(totals.first()).toContainText(/(1st|2nd|3rd)$/);
  const places = (await totals.allInnerTexts()).map((text) => Number(/(\d)(?:st|nd|rd)$/.exec(text)?.[1]));
  // Last, whatever it had; the bots before it may share the first place.
  expect(places[0]).toBeGreaterThan(Math.max(...places.slice(1)));
});

test('fair play: the fingerprint before, the seed after, and the match recomputed in the page', async ({
  visit,
}) => {
  const me = await visit();
  await makeTable(me, ['me', 'bot:random']);
  await nextScene(me.page);
  await menu(me, 'fair');
  const fair = me.page.getByRole('dialog', { name: 'Fair play' });
  await expect(fair.locator('code')).toHaveCount(2);
  const fingerprint = await fair.locator('code').first().innerText();
  await expect(fair).toContainText(en.table.fair.later);
  await me.page.keyboard.press('Escape');
  await menu(me, 'resign');
  await me.page.locator('dialog [data-action=resign]').click();
  await me.page.locator('[data-part=score]').waitFor();
  await me.page.keyboard.press('Escape');
  await menu(me, 'fair');
  await fair.locator('[data-action=verify]').click();
  await expect(fair.getByRole('status')).toContainText('It is right:');
  expect(await fair.locator('code').first().innerText()).toBe(fingerprint);
});

test('settings take effect at once: language, theme, motion, confirmation', async ({ visit }) => {
  const me = await visit();
  await makeTable(me, ['me', 'bot:random']);
  await nextScene(me.page);
  await me.page.keyboard.press('s');
  const settings = me.page.getByRole('dialog');
  await settings.locator('label', { hasText: 'Русский' }).click();
  await expect(settings.getByRole('heading', { name: 'Настройки' })).toBeVisible();
  await settings.locator('label', { hasText: 'Тёмная' }).click();
  await expect(me.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settings.getByRole('switch', { name: /Спрашивать/ }).click();
  await me.page.keyboard.press('Escape');
  await play(me.page, pointer, { decisions: 1 });
  await me.page.reload();
  await expect(me.page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(me.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // No question any more before the turn ends.
  let now = await nextScene(me.page);
  while (now.lit.length > 0) {
    await pointer.hex(me.page, now, 0);
    now = await nextScene(me.page, now.version);
  }
  await me.page.locator('[data-action=end-turn]').click();
  await nextScene(me.page, now.version + 1);
});
