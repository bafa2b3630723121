/** Everything that goes wrong is said in words a person can act on, and nothing that was played is lost. */
import { callMe, expect, gameCard, houseUrl, linkOf, makeTable, test } from '@four-crowns/e2e';
import { OPERATOR, serve } from '../../tools/serve.ts';
import { nextScene, scene } from '../../../../games/kingdom-builder/e2e/board.ts';
import { play, pointer } from '../../../../games/kingdom-builder/e2e/play.ts';
import { en, ru } from './support/words.ts';

test('a move the rules forbid names its rule and leads to the paragraph', async ({ visit }) => {
  const me = await visit();
  await makeTable(me, ['me', 'bot:random']);
  const now = await nextScene(me.page);
  await me.page.locator('[data-action=end-turn]').click();
  const prompt = me.page.locator('[data-prompt]');
  await expect(prompt).toContainText('Your turn cannot end before the mandatory action is complete');
  await me.page.locator('[data-action=rule]').click();
  const rules = me.page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.locator('[data-rule="KB-2.5"]')).toBeInViewport();
  await expect(rules.locator('[data-rule="KB-2.5"]')).toHaveAttribute('data-target', '');
  await me.page.keyboard.press('Escape');
  // Nothing was played, and the next move makes it go away.
  expect((await scene(me.page)).version).toBe(now.version);
  await pointer.hex(me.page, now, 0);
  await expect(prompt).not.toContainText('cannot end');
});

test('the server is being updated: it is said, and the match goes on afterwards', async ({
  visit,
  defer,
}) => {
  const server = await serve();
  defer(() => server.end());
  const me = await visit({ at: server.url, expectedErrors: /WebSocket|ERR_/ });
  await makeTable(me, ['me', 'bot:random']);
  await play(me.page, pointer, { decisions: 2 });
  const { version } = await nextScene(me.page, -1);
  await server.stop();
  await expect(me.page.locator('[data-prompt]')).toContainText(en.table.line.updating);
  await server.restart();
  await expect(me.page.locator('[data-prompt]')).not.toContainText(en.table.line.updating);
  expect((await scene(me.page)).version).toBe(version);
  await play(me.page, pointer, { decisions: 2 });
});

test('home without a server says so and can try again', async ({ visit, defer }) => {
  const server = await serve();
  defer(() => server.end());
  const me = await visit({ at: server.url, expectedErrors: /ERR_|503/ });
  // The lists ask again by themselves every ten seconds, and anyone who comes back to the window makes them ask;
  // here only the latter, so that nothing mends itself before the button is pressed.
  await me.page.addInitScript(() => {
    const plain = window.setInterval.bind(window);
    Object.assign(window, { setInterval: (f: () => void, ms: number) => (ms === 10_000 ? 0 : plain(f, ms)) });
  });
  await me.page.goto(server.url);
  await expect(me.page.getByText(en.common.home.mineNone)).toBeVisible();
  // The pictures of the games come last, each with a file of its own.
  await me.page.waitForLoadState('networkidle');
  await server.stop();
  const card = gameCard(me.page);
  await card.getByRole('button').click();
  await expect(card.getByText(en.common.trouble.offline)).toBeVisible();
  await me.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const lists = me.page.getByRole('alert');
  await expect(lists).toContainText(en.common.trouble.offline);
  await server.restart();
  await lists.getByRole('button').click();
  await expect(lists).toHaveCount(0);
  await card.getByRole('button').click();
  await me.page.waitForURL(/\/t\//);
});

test('a table that is full', async ({ visit }) => {
  const host = await visit();
  const late = await visit({ lang: 'ru', expectedErrors: /409|403/ });
  await makeTable(host, ['me', 'free'], { start: 'host' });
  const link = await linkOf(host);
  // The one who comes late still sees the free seat: news to that page are held back.
  await late.page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    let isOpen = true;
    server.onMessage((text) => {
      if (isOpen) socket.send(text);
      if (String(text).includes('"welcome"')) isOpen = false;
    });
  });
  await late.page.goto(link);
  await late.page.locator('[data-seat="1"] [data-action=sit]').waitFor();
  await host.page
    .locator('[data-seat="1"]')
    .getByRole('combobox', { name: 'Seat a bot' })
    .selectOption({ label: 'Adept' });
  await expect(host.page.locator('[data-seat="1"]')).toContainText('Adept');
  await late.page.locator('[data-seat="1"] [data-action=sit]').click();
  await expect(late.page.getByRole('alert')).toContainText(ru.table.lobby.noSeat);
});

test('a table that is not there, not for me, or closed', async ({ visit, request }) => {
  const me = await visit();
  const other = await visit({ lang: 'ru' });
  await me.page.goto(`${me.at}/t/nothinghere`);
  await expect(me.page.getByText(en.table.gone['not-found'])).toBeVisible();
  await expect(me.page.getByRole('link', { name: en.common.toHome })).toBeVisible();
  await me.page.goto(`${me.at}/no/such/page`);
  await expect(me.page.getByRole('heading', { name: en.common.notFound.title })).toBeVisible();

  const address = await makeTable(me, ['me', 'bot:random']);
  await nextScene(me.page);
  await other.page.goto(address);
  await expect(other.page.getByText(ru.table.gone.forbidden)).toBeVisible();

  const id = new URL(address).pathname.split('/')[2];
  const closed = await request.post(`${houseUrl()}/api/operator/tables/${id}/close`, {
    headers: { authorization: `Bearer ${OPERATOR}` },
    data: { reason: 'A test.' },
  });
  expect(closed.status()).toBe(204);
  await expect(me.page.getByText(en.table.gone.closed)).toBeVisible();
});

test('a move overtaken by another', async ({ visit }) => {
  const me = await visit();
  await callMe(me, 'Anna');
  const address = await makeTable(me, ['me', 'bot:random']);
  await nextScene(me.page);
  // The same person in a second window, which gets its news late.
  const second = await me.context.newPage();
  let isHeld = false;
  const held: (string | Buffer)[] = [];
  let pass: ((text: string | Buffer) => void) | undefined;
  await second.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    pass = (text) => socket.send(text);
    server.onMessage((text) => {
      if (isHeld && !String(text).includes('"refused"')) held.push(text);
      else socket.send(text);
    });
  });
  await second.goto(address);
  const old = await nextScene(second);
  isHeld = true;
  await pointer.hex(me.page, await nextScene(me.page), 0);
  await nextScene(me.page, old.version);
  await pointer.hex(second, old, 3);
  await expect(second.locator('[data-prompt]')).toContainText(en.table.refused.stale);
  isHeld = false;
  for (const text of held) pass?.(text);
  // The refusal brought the present state, so the next choice counts.
  expect((await nextScene(second, old.version)).version).toBe((await scene(me.page)).version);
  await play(second, pointer, { decisions: 1 });
  await expect(second.locator('[data-prompt]')).not.toContainText(en.table.refused.stale);
});
